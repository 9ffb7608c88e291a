import { putInCart, SILK_MILK } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("2 Checkout: If the cart has no resolvable items and the page is not busy, the user is redirected to /shop.", async ({
  customer: page,
  shop,
}) => {
  await page.goto("/checkout");
  await expect(page).toHaveURL("/shop");
  await putInCart(page.request, shop.url, SILK_MILK.id);
  await page.goto("/checkout");
  await hydrated(page);
  await page.getByRole("button", { name: "Remove Silk Milk" }).click();
  await expect(page).toHaveURL("/shop");
});
