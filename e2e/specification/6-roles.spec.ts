import { badge, order, post, putInCart, QUIET_BALM, SILK_MILK } from "../support/shopping.ts";
import { expect, signUp, test } from "../support/test.ts";

for (const path of ["/", "/shop", "/product/silk-milk", "/login"]) {
  test(`6 Visitor: may browse ${path}.`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
  });
}

for (const [path, form] of [
  ["/cart", { intent: "add", productId: SILK_MILK.id, quantity: 1 }],
  ["/wishlist", { intent: "put", productId: SILK_MILK.id }],
  ["/profile", { street: "1 Tide Street" }],
  ["/checkout", { street: "1 Tide Street" }],
] as const) {
  test(`6 Visitor: may not change anything at ${path}.`, async ({ request, shop }) => {
    const reply = await post(request, shop.url, path, form);
    expect(reply.status()).toBe(302);
    expect(reply.headers()["location"]).toMatch(/^\/login\?redirect=/);
    const data = await post(request, shop.url, `${path}.data`, form);
    expect([202, 401]).toContain(data.status());
  });
}

test("6 Signed-in customer: Also: cart and wishlist (persisted), profile, address, checkout, orders, advice features.", async ({
  customer: page,
  shop,
}) => {
  await putInCart(page.request, shop.url, SILK_MILK.id);
  for (const path of ["/profile", "/checkout", "/ouradvice"]) {
    expect((await page.request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
  await page.goto("/profile");
  await expect(badge(page)).toHaveText("1");
});

test("6 Signed-in customer: sees own orders only.", async ({ customer: page, playwright, shop }) => {
  const other = await playwright.request.newContext({ baseURL: shop.url });
  await signUp(other, shop.url);
  await order(other, shop.url, QUIET_BALM);
  await other.dispose();
  await page.goto("/profile");
  await expect(page.getByRole("region", { name: "Order history" })).toContainText("No orders yet.");
});
