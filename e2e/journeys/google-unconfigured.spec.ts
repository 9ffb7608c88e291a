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
