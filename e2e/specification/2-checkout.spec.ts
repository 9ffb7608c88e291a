import { atCheckout } from "../support/shopping.ts";
import { expect, test } from "../support/test.ts";

test("2 Checkout: If the cart has no resolvable items and the page is not busy, the user is redirected to /shop.", async ({
  customer: page,
  shop,
}) => {
  await page.goto("/checkout");
  await expect(page).toHaveURL("/shop");
  await atCheckout(page, shop);
  await page.getByRole("button", { name: "Remove Silk Milk" }).click();
  await expect(page).toHaveURL("/shop");
});
