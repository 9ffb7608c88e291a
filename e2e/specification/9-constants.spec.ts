import { atCheckout, badge, openCart, order, putInCart, SILK_MILK } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("9: Shipping fee: a flat 10 when the subtotal is above 0, else 0. Total = subtotal + shipping.", async ({
  customer: page,
  shop,
}) => {
  await atCheckout(page, shop, SILK_MILK.id, 3);
  const summary = page.getByRole("region", { name: "Order summary" });
  await expect(summary).toContainText("Shipping$10.00Total$124.00");
  await page.getByRole("button", { name: "One less Silk Milk" }).click();
  await expect(summary).toContainText("Subtotal$76.00Shipping$10.00Total$86.00");
});

test("9: Order history list scrolls above a maximum height of about 96 units.", async ({
  customer: page,
  shop,
}) => {
  await order(page.request, shop.url, SILK_MILK);
  await page.goto("/profile");
  const list = page.getByRole("group", { name: "Order history" });
  expect(await list.evaluate((box) => getComputedStyle(box).maxHeight)).toBe("384px");
  expect(await list.evaluate((box) => getComputedStyle(box).overflowY)).toBe("auto");
});

test("9: Quantities stop at the stock.", async ({ customer: page, shop }) => {
  await putInCart(page.request, shop.url, "moonstone-serum", 2);
  await page.goto("/profile");
  await hydrated(page);
  const drawer = await openCart(page);
  await expect(drawer.getByRole("button", { name: "One more Moonstone Serum" })).toBeDisabled();
  await expect(drawer).toContainText("Only 2 left");
  await expect(badge(page)).toHaveText("2");
});
