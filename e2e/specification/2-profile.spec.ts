import { order, QUIET_BALM, SILK_MILK, wishFor } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("2 Profile: Logout, which then goes to /.", async ({ customer: page }) => {
  await page.goto("/profile");
  await hydrated(page);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
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
