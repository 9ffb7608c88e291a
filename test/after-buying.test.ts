import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "./edge.ts";
import { checkOut, fillCart, type HttpShopper, signUp } from "./http-shopper.ts";
import { readPage } from "./page.ts";

// What a shopper finds in an order of theirs, without scripts.
let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

/** What is to be read on a page. */
const pageOf = async (who: HttpShopper, path: string, where = "main") =>
  (await readPage(who.get(path))).text(where);

/** Somebody who has ordered one Silk Milk. */
async function buyer() {
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk");
  await checkOut(shopper, { productId: "silk-milk", quantity: 1, price: 3800 });
  const [order] = await shop.rows<{ id: string }>(
    sql`select o.id from orders o join users u on u.id = user_id where email = ${shopper.email}`,
  );
  return { shopper, id: order?.id ?? "", view: `/profile?order=${order?.id}` };
}

test("an order is ordered again from its view, and what is gone is named there", async () => {
  const { shopper, id, view } = await buyer();
  expect(await pageOf(shopper, view)).toContain("Order again");
  const reply = await shopper.post("/cart/fill", { order: id });
  expect([reply.status, reply.headers.get("location")]).toEqual([302, view]);
  expect(await pageOf(shopper, view, "body")).toContain("It is all in your cart again.");
  expect(await pageOf(shopper, "/checkout")).toContain("$48.00");
  const foreign = await (await signUp(shop)).post("/cart/fill", { order: id });
  expect(foreign.headers.getSetCookie().join()).toContain("flash=outOfStock");
  await shop.db.execute(sql`update products set stock = 0 where id = 'silk-milk'`);
  expect(await pageOf(shopper, view)).toContain("Nothing of this order is for sale today.");
  await shop.db.execute(sql`update products set stock = 20 where id = 'silk-milk'`);
});

test("whoever is not signed in comes back to the order after signing in", async () => {
  const reply = await shop.visit().post("/cart/fill", { order: "an-order" });
  expect(reply.headers.get("location")).toMatch(/^\/login\?redirect=/);
});
