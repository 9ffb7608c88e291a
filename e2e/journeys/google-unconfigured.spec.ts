import { expect, hydrated, test } from "../support/test.ts";

test("Google without credentials: a clear provider code, no crash, no window left open", async ({
  context,
  page,
}) => {
  await page.goto("/login");
  await hydrated(page);
  const open = context.pages().length;
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByRole("alert")).toContainText(/PROVIDER_NOT_FOUND/i);
  await expect(page.getByRole("alert")).toContainText("Signing in with Google is not set up in this shop.");
  await expect.poll(() => context.pages().length).toBe(open);
});

test.describe("without JavaScript", () => {
  test.use({ ownContext: true, javaScriptEnabled: false });

  test("Google without credentials: the same code under the form", async ({ page }) => {
    await page.goto("/login?redirect=%2Fshop");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await expect(page).toHaveURL(/\/login\?redirect=%2Fshop/);
    await expect(page.getByRole("alert")).toContainText(/PROVIDER_NOT_FOUND/i);
  });
});
