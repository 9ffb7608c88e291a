import { expect, hydrated, test } from "../support/test.ts";

test("2 Login: a password can be looked at while it is typed.", async ({ page }) => {
  await page.goto("/login");
  await hydrated(page);
  const password = page.getByLabel("Password");
  await password.fill("seen");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide" }).click();
  await expect(password).toHaveAttribute("type", "password");
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
