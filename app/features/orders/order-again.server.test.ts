import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products, users } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { insertOrder, insertProduct, insertShopper } from "#test/factories.ts";
import { findOrder } from "./find-order.server.ts";
import { orderAgain } from "./order-again.server.ts";

describeOnEachDatabase("ordering again", (db) => {
  const cartOf = async (id: string) => (await db().select().from(users).where(eq(users.id, id)))[0]?.cart;

  test("puts all of it into the cart once more, and nothing twice", async () => {
    const { id: productId, price } = await insertProduct(db());
    const { shopper, id: orderId } = await insertOrder(db(), [{ productId, quantity: 2, price }]);
    expect(await cartOf(shopper.id)).toEqual([]);
    for (const _ of [1, 2]) expect(await orderAgain(db(), shopper, orderId)).toBe("all");
    expect(await cartOf(shopper.id)).toEqual([{ productId, quantity: 2 }]);
  });

  test("leaves out what is gone or sold out, and the order says which", async () => {
    const [kept, soldOut, gone] = [
      await insertProduct(db()),
      await insertProduct(db(), { stock: 1 }),
      await insertProduct(db()),
    ];
    const lines = [kept, soldOut, gone].map(({ id, price }) => ({ productId: id, quantity: 1, price }));
    const { shopper, id: orderId } = await insertOrder(db(), lines);
    await db().delete(products).where(eq(products.id, gone.id));
    expect(await orderAgain(db(), shopper, orderId)).toBe("some");
    expect(await cartOf(shopper.id)).toEqual([{ productId: kept.id, quantity: 1 }]);
    const order = await findOrder(db(), shopper, orderId, "en");
    expect(order?.items.map(({ inStock }) => inStock)).toEqual([true, false, false]);
    await db().update(products).set({ stock: 0 }).where(eq(products.id, kept.id));
    expect(await orderAgain(db(), shopper, orderId)).toBe("none");
  });

  test("is for an order of one's own", async () => {
    const { id: productId, price } = await insertProduct(db());
    const { id: orderId } = await insertOrder(db(), [{ productId, quantity: 1, price }]);
    const other = await insertShopper(db());
    expect(await orderAgain(db(), other, orderId)).toBe("none");
    expect(await cartOf(other.id)).toEqual([]);
  });
});
