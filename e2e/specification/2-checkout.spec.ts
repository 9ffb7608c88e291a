import { fillAddress, hold, putInCart, SILK_MILK } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("2 Checkout: A shipping form with all six address fields required.", async ({
  customer: page,
  shop,
}) => {
  await putInCart(page.request, shop.url, SILK_MILK.id);
  await page.goto("/checkout");
  const inputs = page.getByRole("form", { name: "Shipping address" }).getByRole("textbox");
  const fields = await inputs.evaluateAll((all) =>
    all.map((input) => (input instanceof HTMLInputElement && input.required ? input.name : "")),
  );
  expect(fields).toEqual(["fullName", "street", "city", "state", "zipCode", "country"]);
});

test("2 Checkout: An order summary with subtotal, shipping and total.", async ({ customer: page, shop }) => {
  await putInCart(page.request, shop.url, SILK_MILK.id, 2);
  await page.goto("/checkout");
  const summary = page.getByRole("region", { name: "Order summary" });
  await expect(summary).toContainText("Subtotal$76.00");
  await expect(summary).toContainText("Shipping$10.00");
  await expect(summary).toContainText("Total$86.00");
});

test("2 Checkout: A Complete Order button that reads Placing Order... while busy.", async ({
  customer: page,
  shop,
}) => {
  await putInCart(page.request, shop.url, SILK_MILK.id);
  await page.goto("/checkout");
  await hydrated(page);
  await fillAddress(page);
  const release = await hold(page, /\/checkout\.data/);
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expect(page.getByRole("button", { name: "Placing Order..." })).toBeDisabled();
  release();
  await expect(page).toHaveURL("/profile");
});

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
