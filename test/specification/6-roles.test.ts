import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "../edge.ts";
import { checkOut, fillCart, signUp } from "../http-shopper.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

for (const path of ["/", "/shop", "/product/silk-milk", "/login"]) {
  test(`6 Visitor: may browse ${path}.`, async () => {
    expect((await shop.visit().get(path)).status).toBe(200);
  });
}

for (const [path, form] of [
  ["/cart", { intent: "add", productId: "silk-milk", quantity: "1" }],
  ["/wishlist", { intent: "put", productId: "silk-milk" }],
  ["/profile", { street: "1 Tide Street" }],
  ["/checkout", { street: "1 Tide Street" }],
] as const) {
  test(`6 Visitor: may not change anything at ${path}.`, async () => {
    const reply = await shop.visit().post(path, form);
    expect(reply.status).toBe(302);
    expect(reply.headers.get("location")).toMatch(/^\/login\?redirect=/);
    const data = await shop.visit().post(`${path}.data`, form);
    expect([202, 401]).toContain(data.status);
  });
}

test("6 Signed-in customer: Also: cart and wishlist (persisted), profile, address, checkout, orders, advice features.", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk");
  for (const path of ["/profile", "/checkout", "/ouradvice"]) {
    expect((await shopper.get(path)).status, path).toBe(200);
  }
  expect(await (await shopper.get("/profile")).text()).toMatch(/data-testid="cart-badge"[^>]*>1</);
});

test("6 Signed-in customer: sees own orders only.", async () => {
  const other = await signUp(shop);
  await fillCart(other, "quiet-balm");
  await checkOut(other, { productId: "quiet-balm", quantity: 1, price: 2800 });
  expect(await (await other.get("/profile")).text()).toContain("$38.00");
  const shopper = await signUp(shop);
  expect(await (await shopper.get("/profile")).text()).toContain("No orders yet.");
});
