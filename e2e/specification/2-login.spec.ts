import { expect, hydrated, test } from "../support/test.ts";

test("2 Login: A Google sign-in button.", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
});

test("2 Login: Error text under the form.", async ({ account, page }) => {
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill("not the password");
  const button = page.getByRole("main").getByRole("button", { name: "Sign in" });
  await button.click();
  const error = page.getByRole("alert");
  await expect(error).toContainText("INVALID_EMAIL_OR_PASSWORD");
  const [above, below] = [await button.boundingBox(), await error.boundingBox()];
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
});
