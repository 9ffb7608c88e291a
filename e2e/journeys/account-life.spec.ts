import type { APIRequestContext } from "@playwright/test";
import { linkMailedTo } from "../support/mail.ts";
import { expectAlert } from "../support/shopping.ts";
import { expect, logIn, PASSWORD, signIn, signUp, test } from "../support/test.ts";

const NEW_PASSWORD = "a whole new pebble";

/** Whether who sends these requests is still signed in. */
const isIn = async (request: APIRequestContext, url: string) =>
  (await request.get(`${url}/profile`, { maxRedirects: 0 })).status() === 200;

test("a forgotten password: from the link on /login by mail to a new one, which ends every session", async ({
  account,
  page,
  playwright,
  shop,
}) => {
  const elsewhere = await playwright.request.newContext();
  await signIn(elsewhere, shop.url, account);
  expect(await isIn(elsewhere, shop.url)).toBe(true);

  await page.goto("/login?redirect=/checkout");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveTitle("A new password · Nacre");
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "a mail is on its way" })).toBeVisible();

  const link = await linkMailedTo(shop, account.email, "Choose a new password");
  await page.goto(link);
  await page.getByLabel("New password").fill("password123");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByRole("alert")).toContainText("Many people use this password");
  await page.getByLabel("New password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Save new password" }).click();
  await expectAlert(page, "Your new password is set. Please sign in with it.");
  // What went wrong before has gone.
  await expect(page.getByText("Many people use this password")).toHaveCount(0);
  expect(await isIn(elsewhere, shop.url)).toBe(false);
  await logIn(page, { ...account, password: NEW_PASSWORD });

  await page.goto(link);
  await expect(page.getByText("This link was used already, or is too old.")).toBeVisible();
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page.getByRole("button", { name: "Send the link" })).toBeVisible();
  await elsewhere.dispose();
});

test("the profile changes name and password, and the link in a mail confirms the address", async ({
  page,
  playwright,
  shop,
}) => {
  const account = await signUp(page.request, shop.url);
  const elsewhere = await playwright.request.newContext();
  await signIn(elsewhere, shop.url, account);
  await page.goto("/profile");
  const details = page.getByRole("region", { name: "Personal details" });

  await details.getByText("Change name").click();
  await details.getByLabel("New name").fill("Ada");
  await details.getByRole("button", { name: "Save name" }).click();
  await expectAlert(page, "Your name is saved.");
  await expect(details.getByText("Ada", { exact: true })).toBeVisible();

  await details.getByText("Change password").click();
  await details.getByLabel("Current password").fill("not this one");
  await details.getByLabel("New password").fill(NEW_PASSWORD);
  await details.getByRole("button", { name: "Save new password" }).click();
  await expectAlert(page, "This is not your current password.");
  await details.getByLabel("Current password").fill(PASSWORD);
  await details.getByRole("button", { name: "Save new password" }).click();
  await expectAlert(page, "Your password is changed. Other devices are signed out.");
  await expect(details.getByLabel("Current password")).toBeHidden();
  expect(await isIn(elsewhere, shop.url)).toBe(false);
  expect(await isIn(page.request, shop.url)).toBe(true);

  await expect(details.getByText("Email not confirmed yet")).toBeVisible();
  await details.getByRole("button", { name: "Send the confirmation again" }).click();
  await expectAlert(page, "A mail is on its way. Its link works for a day.");
  await page.goto(await linkMailedTo(shop, account.email, "Is this your email?"));
  await expectAlert(page, "Your email is confirmed.");
  await expect(details.getByText("Email confirmed")).toBeVisible();
  await elsewhere.dispose();
});
