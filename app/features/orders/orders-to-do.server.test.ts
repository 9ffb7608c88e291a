import { expect, test } from "vitest";
import { orders } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN, insertShopper, makeAddress } from "#test/factories.ts";
import { advanceOrder } from "./advance-order.server.ts";
import { ordersToDo } from "./orders-to-do.server.ts";
import type { Step } from "./order-steps.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 24);

describeOnEachDatabase("what an owner has to do about orders", (db) => {
  /** An order of ten days ago; each step with the days that have passed since. */
  async function order(id: string, steps: [Step["kind"], number][]) {
    const { id: userId } = await insertShopper(db());
    await db()
      .insert(orders)
      .values({
        id,
        userId,
        items: [{ productId: "p", quantity: 2, price: 1000, name: "Milk", imageUrl: "p.jpg" }],
        subtotal: 2000,
        shipping: 1000,
        totalAmount: 3000,
        shippingAddress: makeAddress(),
        createdAt: new Date(NOW - 10 * DAY),
        idempotencyKey: id,
        requestHash: "",
      });
    for (const [kind, days] of steps)
      await advanceOrder(db(), "operator", id, { kind, amount: 3000 } as Step, { now: NOW - days * DAY });
  }

  test("an order is late three days after its last payment, unless it was shipped", async () => {
    expect(await ordersToDo(db(), ADMIN, undefined, NOW)).toEqual({
      pending: { count: 0, since: null },
      paid: { count: 0, since: null },
      late: { count: 0, since: null },
      returns: { count: 0, since: null },
    });
    await order("unpaid", []);
    await order("fresh", [["paid", 2]]);
    await order("late", [["paid", 4]]);
    await order("later", [["paid", 5]]);
    await order("sent", [
      ["paid", 9],
      ["shipped", 8],
    ]);
    await order("again", [
      ["paid", 9],
      ["undone", 9],
      ["paid", 1],
    ]);
    const { pending, paid, late } = await ordersToDo(db(), ADMIN, undefined, NOW);
    expect([pending.count, paid.count, late.count]).toEqual([1, 4, 2]);
    expect(late.since).toBe(new Date(NOW - 5 * DAY).toISOString());

    // NOW is a Tuesday at midnight in London; these were paid on Sunday, Friday and Thursday.
    const promised = { timeZone: "Europe/London", closed: [], regions: [], notTo: [] };
    const lateOf = async (packedWithin: number) =>
      (await ordersToDo(db(), ADMIN, { ...promised, packedWithin } as never, NOW)).late.count;
    expect([await lateOf(1), await lateOf(2), await lateOf(3), await lateOf(9)]).toEqual([3, 1, 0, 0]);
  });
});
