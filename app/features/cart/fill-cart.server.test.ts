import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { CUSTOMER, insertProduct, insertShopper } from "#test/factories.ts";
import { fillCart } from "./fill-cart.server.ts";

describeOnEachDatabase("filling a cart with what was offered", (db) => {
  const cartOf = async (id: string) => (await db().select().from(users).where(eq(users.id, id)))[0]?.cart;

  test("brings lines up to what was offered, once, and takes nothing away", async () => {
    const [balm, milk, other] = [
      await insertProduct(db()),
      await insertProduct(db()),
      await insertProduct(db()),
    ];
    const shopper = await insertShopper(db(), [
      { productId: balm.id, quantity: 1 },
      { productId: milk.id, quantity: 5 },
      { productId: other.id, quantity: 1 },
    ]);
    const offer = [
      { productId: balm.id, quantity: 2 },
      { productId: milk.id, quantity: 1 },
    ];
    for (const _ of [1, 2]) expect(await fillCart(db(), shopper, offer)).toBe("all");
    expect(await cartOf(shopper.id)).toEqual([
      { productId: balm.id, quantity: 2 },
      { productId: milk.id, quantity: 5 },
      { productId: other.id, quantity: 1 },
    ]);
  });

  test("stops at the stock, and leaves out what is gone or was never there", async () => {
    const [few, none] = [await insertProduct(db(), { stock: 3 }), await insertProduct(db(), { stock: 0 })];
    const shopper = await insertShopper(db());
    const offer = [few.id, none.id, "no-such-product"].map((productId) => ({ productId, quantity: 9 }));
    expect(await fillCart(db(), shopper, offer)).toBe("some");
    expect(await cartOf(shopper.id)).toEqual([{ productId: few.id, quantity: 3 }]);
  });

  test("says when nothing of it can be had", async () => {
    const none = await insertProduct(db(), { stock: 0 });
    const shopper = await insertShopper(db());
    expect(await fillCart(db(), shopper, [{ productId: none.id, quantity: 1 }])).toBe("none");
    expect(await fillCart(db(), shopper, [])).toBe("none");
    expect(await fillCart(db(), CUSTOMER, [{ productId: none.id, quantity: 1 }])).toBe("none");
  });
});
