import { expect, test } from "vitest";
import { describeOnEachDatabase } from "#test/database.ts";
import { insertOrder, insertProduct, insertShopper } from "#test/factories.ts";
import { findLastOrder, findNewOrder, findOrder } from "./find-order.server.ts";
import { listOrders } from "./list-orders.server.ts";

describeOnEachDatabase("a shopper's own orders", (db) => {
  /** A shopper with one order. */
  async function buyer() {
    const { id: productId, price } = await insertProduct(db());
    const { id: orderId, shopper } = await insertOrder(db(), [{ productId, quantity: 1, price }]);
    return { shopper, orderId };
  }

  test("are theirs alone", async () => {
    const [ada, bea] = [await buyer(), await buyer()];
    const nobody = await insertShopper(db());
    expect(await findOrder(db(), ada.shopper, ada.orderId, "en")).toMatchObject({ id: ada.orderId });
    expect(await findOrder(db(), bea.shopper, ada.orderId, "en")).toBeUndefined();
    expect(await findOrder(db(), nobody, ada.orderId, "en")).toBeUndefined();
    for (const { shopper, orderId } of [ada, bea]) {
      expect((await listOrders(db(), shopper, "en")).map(({ id }) => id)).toEqual([orderId]);
      expect(await findNewOrder(db(), shopper, "en")).toMatchObject({ id: orderId });
      expect(await findLastOrder(db(), shopper)).toMatchObject({ id: orderId });
    }
    expect(await listOrders(db(), nobody, "en")).toEqual([]);
    expect(await findNewOrder(db(), nobody, "en")).toBeUndefined();
    expect(await findLastOrder(db(), nobody)).toBeUndefined();
  });
});
