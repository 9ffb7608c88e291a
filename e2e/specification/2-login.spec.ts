import { expect, hydrated, test } from "../support/test.ts";

test("2 Login: Toggles between sign in and sign up.", async ({ page }) => {
  await page.goto("/login");
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign up" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
});

test("2 Login: Email and password fields, both required.", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByLabel("Email")).toHaveAttribute("required");
  await expect(page.getByLabel("Password")).toHaveAttribute("required");
  await expect(page.getByLabel("Password")).toHaveAttribute("type", "password");
});

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
