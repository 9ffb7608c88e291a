import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products, stockChanges } from "#app/db/schema.ts";
import { advanceOrder } from "#app/features/orders/advance-order.server.ts";
import { placeOrder } from "#app/features/orders/place-order.server.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN, insertProduct, insertShopper, requestFor } from "#test/factories.ts";
import { changeInBulk } from "#app/features/catalogue/apply-bulk-change.server.ts";
import { importProducts } from "#app/features/catalogue/import-products.server.ts";
import { setStock } from "#app/features/catalogue/set-stock.server.ts";
import { exportStockHistory, stockHistory } from "#app/features/catalogue/stock-history.server.ts";

describeOnEachDatabase("the history of stock", (db) => {
  const historyOf = async (id: string) =>
    ((await stockHistory(db(), ADMIN, id))?.lines ?? []).map(({ why, before, after }) => [
      why,
      before,
      after,
    ]);
  const order = async (productId: string, price: number, quantity: number, key: string) => {
    const shopper = await insertShopper(db(), [{ productId, quantity }]);
    const lines = [{ productId, quantity, price }];
    return placeOrder(db(), shopper, requestFor(lines, { idempotencyKey: key }));
  };

  test("has every change once: order, cancel, list, several, file, and what says nothing", async () => {
    const { id, price } = await insertProduct(db(), { stock: 20 });
    const placed = await order(id, price, 2, "one");
    if (!placed.ok) throw new Error("not placed");
    await advanceOrder(db(), "operator", placed.orderId, { kind: "cancelled" });
    await setStock(db(), ADMIN, { id, shown: 20, stock: 25 });
    await setStock(db(), ADMIN, { id, shown: 25, stock: 25 });
    await changeInBulk(db(), ADMIN, [id], { kind: "stock-add", by: 5 });
    await importProducts(db(), ADMIN, new TextEncoder().encode(`id,stock\n${id},7\n`), { save: true });
    await db().update(products).set({ stock: 8 }).where(eq(products.id, id));
    await db().update(products).set({ size: "9 ml" }).where(eq(products.id, id));
    expect(await historyOf(id)).toEqual([
      ["other", 7, 8],
      ["file", 30, 7],
      ["several", 25, 30],
      ["set", 20, 25],
      ["cancelled", 18, 20],
      ["order", 20, 18],
    ]);
    const rows = await db().select().from(stockChanges).where(eq(stockChanges.productId, id));
    expect(rows.filter(({ orderId }) => orderId === placed.orderId)).toHaveLength(2);
    expect(rows.find(({ why }) => why === "set")).toMatchObject({ byId: ADMIN.id, orderId: null });
    let file = "";
    for await (const lines of exportStockHistory(db(), ADMIN, id)) file += lines;
    expect(file.trim().split("\r\n")).toHaveLength(7);
    expect(file).toContain(",20,18,-2,order,,");
  });

  test("of many orders at once has a line for each that was placed, without a gap", async () => {
    const { id, price } = await insertProduct(db(), { stock: 5 });
    const results = await Promise.all(
      Array.from({ length: 9 }, (_, at) => order(id, price, 1, `race ${at}`)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(5);
    expect(await historyOf(id)).toEqual(
      [4, 3, 2, 1, 0].map((left) => ["order", left + 1, left]).toReversed(),
    );
  });

  test("what is taken back is not written down", async () => {
    const { id, price } = await insertProduct(db(), { stock: 1 });
    expect(await order(id, price, 2, "too many")).toMatchObject({ ok: false });
    const undone = db().transaction(async (tx) => {
      await tx.update(products).set({ stock: 9 }).where(eq(products.id, id));
      throw new Error("taken back");
    });
    await expect(undone).rejects.toThrow("taken back");
    expect(await historyOf(id)).toEqual([]);
  });
});
