import {
  ADDRESS,
  expectAlert,
  fillAddress,
  order,
  QUIET_BALM,
  SILK_MILK,
  wishFor,
} from "../support/shopping.ts";
import { expect, hydrated, logIn, test } from "../support/test.ts";

test("2 Profile: Personal details: email and display name.", async ({ account, page }) => {
  await logIn(page, account);
  const details = page.getByRole("region", { name: "Personal details" });
  await expect(details).toContainText(account.email);
  await expect(details).toContainText("New User");
});

test("2 Profile: Logout, which then goes to /.", async ({ customer: page }) => {
  await page.goto("/profile");
  await hydrated(page);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
});

test("2 Profile: Shipping address form with fullName, street, city, state, zipCode and country, and a save button.", async ({
  customer: page,
}) => {
  await page.goto("/profile");
  await hydrated(page);
  const form = page.getByRole("region", { name: "Shipping address" });
  const names = await form
    .getByRole("textbox")
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("name")));
  expect(names).toEqual(["fullName", "street", "city", "state", "zipCode", "country"]);
  await fillAddress(page);
  await form.getByRole("button", { name: "Save address" }).click();
  await expectAlert(page, "Address updated!");
  await page.reload();
  for (const [label, value] of Object.entries(ADDRESS))
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
});

test("2 Profile: Order history: each row showing the first 8 characters of the order id, the date, the total with 2 decimals and the status.", async ({
  customer: page,
  shop,
}) => {
  await order(page.request, shop.url, SILK_MILK);
  await page.goto("/profile");
  const cells = page.getByRole("region", { name: "Order history" }).getByRole("cell");
  await expect(cells).toHaveCount(4);
  await expect(cells.nth(0)).toHaveText(/^[0-9a-f]{8}$/);
  const today = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" }).format();
  await expect(cells.nth(1)).toHaveText(today);
  await expect(cells.nth(2)).toHaveText("$48.00");
  await expect(cells.nth(3)).toHaveText("Pending");
});

test("2 Profile: Order history: a scrollable list.", async ({ customer: page, shop }) => {
  for (let made = 0; made < 9; made += 1) await order(page.request, shop.url, SILK_MILK);
  await page.goto("/profile");
  const list = page.getByRole("group", { name: "Order history" });
  await expect(list.getByRole("row")).toHaveCount(10);
  const { height, content } = await list.evaluate((box) => ({
    height: box.clientHeight,
    content: box.scrollHeight,
  }));
  expect(height).toBeLessThanOrEqual(384);
  expect(content).toBeGreaterThan(height);
});

test("2 Profile: An empty message shows when there are no orders.", async ({ customer: page }) => {
  await page.goto("/profile");
  await expect(page.getByRole("region", { name: "Order history" })).toContainText("No orders yet.");
});

test("2 Profile: Wishlist grid of product cards. A click opens /product/{id}.", async ({
  customer: page,
  shop,
}) => {
  await wishFor(page.request, shop.url, SILK_MILK.id);
  await wishFor(page.request, shop.url, QUIET_BALM.id);
  await page.goto("/profile");
  await hydrated(page);
  const cards = page.getByRole("region", { name: "Wishlist" }).getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(["Quiet Balm", "Silk Milk"]);
  await cards.nth(1).getByRole("link").click();
  await expect(page).toHaveURL("/product/silk-milk");
});

test("2 Profile: An empty message shows when there are none in the wishlist.", async ({ customer: page }) => {
  await page.goto("/profile");
  await expect(page.getByRole("region", { name: "Wishlist" })).toContainText("Your wishlist is empty.");
});

test("2 Profile: A Referrals & Credit section exists by label.", async ({ customer: page }) => {
  await page.goto("/profile");
  await expect(page.getByRole("region", { name: "Referrals & Credit" })).toBeVisible();
});
