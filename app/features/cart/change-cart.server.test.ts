import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { products, users } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { insertProduct, insertShopper } from "#test/factories.ts";
import { changeCart } from "./change-cart.server.ts";
import { loadCart } from "./load-cart.server.ts";

async function cartOf(db: Database, id: string) {
  const [row] = await db.select({ cart: users.cart }).from(users).where(eq(users.id, id));
  return row?.cart;
}

describeOnEachDatabase("changing a cart", (db) => {
  test("ten adds at once all count", async () => {
    const product = await insertProduct(db(), { stock: 50 });
    const shopper = await insertShopper(db());
    const add = () =>
      changeCart(db(), shopper, {
        intent: "add",
        productId: product.id,
        quantity: 1,
        id: crypto.randomUUID(),
      });
    await Promise.all(Array.from({ length: 10 }, add));
    expect(await cartOf(db(), shopper.id)).toEqual([{ productId: product.id, quantity: 10 }]);
  });

  test("a change that arrives twice counts once", async () => {
    const product = await insertProduct(db());
    const shopper = await insertShopper(db());
    const change = { intent: "add", productId: product.id, quantity: 1, id: "the-same-change" } as const;
    await changeCart(db(), shopper, change);
    await changeCart(db(), shopper, change);
    expect(await cartOf(db(), shopper.id)).toEqual([{ productId: product.id, quantity: 1 }]);
  });

  test("remembers the latest 64 changes and no more", async () => {
    const product = await insertProduct(db());
    const shopper = await insertShopper(db());
    const earlier = Array.from({ length: 64 }, (_, place) => `an-earlier-change-${place}`);
    await db().update(users).set({ cartChanges: earlier }).where(eq(users.id, shopper.id));
    await changeCart(db(), shopper, {
      intent: "add",
      productId: product.id,
      quantity: 1,
      id: "the-latest",
    });
    const [row] = await db().select().from(users).where(eq(users.id, shopper.id));
    expect(row?.cartChanges).toEqual([...earlier.slice(1), "the-latest"]);
  });

  test("stops at the stock and says so", async () => {
    const product = await insertProduct(db(), { stock: 3 });
    const shopper = await insertShopper(db());
    const result = await changeCart(db(), shopper, { intent: "add", productId: product.id, quantity: 8 });
    expect(result).toEqual({ ok: true, moved: 3, limitedTo: 3, left: 3 });
    expect(await cartOf(db(), shopper.id)).toEqual([{ productId: product.id, quantity: 3 }]);
  });

  test("says nothing of the stock while there is enough of it", async () => {
    const product = await insertProduct(db(), { stock: 3 });
    const shopper = await insertShopper(db());
    expect(await changeCart(db(), shopper, { intent: "add", productId: product.id, quantity: 1 })).toEqual({
      ok: true,
      moved: 1,
    });
    expect(await changeCart(db(), shopper, { intent: "add", productId: product.id, quantity: 2 })).toEqual({
      ok: true,
      moved: 2,
    });
    expect(await changeCart(db(), shopper, { intent: "add", productId: product.id, quantity: 1 })).toEqual({
      ok: true,
      moved: 0,
      limitedTo: 3,
      left: 3,
    });
  });

  test("a product that is sold out or gone cannot be added", async () => {
    const product = await insertProduct(db(), { stock: 0 });
    const shopper = await insertShopper(db());
    const add = (productId: string) => changeCart(db(), shopper, { intent: "add", productId, quantity: 1 });
    expect(await add(product.id)).toEqual({ ok: false, reason: "out-of-stock" });
    expect(await add("no-such-product")).toEqual({ ok: false, reason: "not-found" });
    expect(await cartOf(db(), shopper.id)).toEqual([]);
  });

  test("a product deleted meanwhile disappears quietly and can be removed", async () => {
    const product = await insertProduct(db());
    const other = await insertProduct(db());
    const shopper = await insertShopper(db(), [
      { productId: product.id, quantity: 1 },
      { productId: other.id, quantity: 2 },
    ]);
    await db().delete(products).where(eq(products.id, product.id));
    const { lines } = await loadCart(db(), shopper, "en");
    expect(lines.map((line) => line.productId)).toEqual([other.id]);
    expect(await changeCart(db(), shopper, { intent: "remove", productId: product.id })).toEqual({
      ok: true,
      moved: -1,
    });
    expect(await cartOf(db(), shopper.id)).toEqual([{ productId: other.id, quantity: 2 }]);
  });
});
