import { readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { linkMailedTo } from "../support/mail.ts";
import { expectAlert, order, QUIET_BALM, SOLD_OUT, wishFor } from "../support/shopping.ts";
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
  await page.getByLabel("New password").fill("yet another pebble");
  await page.getByRole("button", { name: "Save new password" }).click();
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

test("the devices where one is signed in, and the way out of all of them", async ({
  page,
  playwright,
  shop,
}) => {
  const account = await signUp(page.request, shop.url);
  const phone = await playwright.request.newContext({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1",
  });
  await signIn(phone, shop.url, account);
  await page.goto("/profile");
  const devices = page.getByRole("region", { name: "Signed-in devices" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByRole("listitem").filter({ hasText: "Safari, iOS" })).toContainText("Last seen");
  await expect(devices.getByRole("listitem").filter({ hasText: "This one" })).toHaveCount(1);
  await devices.getByRole("button", { name: "Sign out everywhere" }).click();
  await expectAlert(page, "You are signed out on every device.");
  await expect(page).toHaveURL("/");
  for (const request of [page.request, phone]) expect(await isIn(request, shop.url)).toBe(false);
  await phone.dispose();
});

test("one's data as a file, and the account deleted; its orders stay, without a person", async ({
  owner,
  page,
  playwright,
  shop,
}) => {
  const account = await signUp(page.request, shop.url);
  await order(page.request, shop.url, QUIET_BALM);
  await wishFor(page.request, shop.url, SOLD_OUT.id);
  await page.goto("/profile");
  // Right after an order the account is folded.
  await page.getByText("Your Nacre").click();
  const data = page.getByRole("region", { name: "Your data" });
  const file = page.waitForEvent("download");
  await data.getByRole("link", { name: "Download as JSON" }).click();
  const { profile, orders } = JSON.parse(readFileSync(await (await file).path(), "utf8"));
  expect(profile).toMatchObject({ email: account.email, wishlist: [SOLD_OUT.id] });
  expect(orders).toHaveLength(1);

  await data.getByText("Delete my account").click();
  await data.getByLabel("Current password").fill("not this one");
  await data.getByRole("button", { name: "Delete for good" }).click();
  await expectAlert(page, "This is not your current password.");
  await data.getByLabel("Current password").fill(PASSWORD);
  await data.getByRole("button", { name: "Delete for good" }).click();
  await expectAlert(page, "Your account is deleted.");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();

  const request = await playwright.request.newContext();
  await signIn(request, shop.url, owner);
  const books = await (await request.get(`${shop.url}/admin/orders.csv`)).text();
  expect(books).toContain(orders[0].id);
  expect(books).not.toContain(account.email);
  await request.dispose();
});

test("a heart on a sold-out card offers a mail; on the product's page its button stands beside it", async ({
  customer: page,
}) => {
  // The words are long for a phone.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/shop?q=${encodeURIComponent(SOLD_OUT.name)}`);
  await page.getByRole("button", { name: `Add ${SOLD_OUT.name} to wishlist` }).click();
  // A message that is pointed at stays.
  await page.getByText("It is in your wishlist, and sold out for now.").last().hover();
  await expect(page.getByLabel("Dismiss")).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Tell me by mail when it is back" }).click();
  await expectAlert(page, "We will write to you once, when it is back.");

  await page.goto(`/product/${SOLD_OUT.id}`);
  await expect(page.getByText("We will write to you once, when it is back.")).toBeVisible();
  await page.getByRole("button", { name: `Remove ${SOLD_OUT.name} from wishlist` }).click();
  const ask = page.getByRole("button", { name: "Tell me by mail when it is back" });
  await expect(ask).toHaveCount(1);
  await ask.click();
  await expect(page.getByRole("button", { name: "Do not write after all" })).toBeVisible();
  await expect(page.getByRole("button", { name: `Remove ${SOLD_OUT.name} from wishlist` })).toBeVisible();
});
