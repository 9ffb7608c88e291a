import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN, insertShopper, makeAddress } from "#test/factories.ts";
import { readOrderQuery } from "./order-query.ts";
import { listAllOrders } from "./list-all-orders.server.ts";
import { salesStatistics } from "./sales-statistics.server.ts";

const NOW = new Date("2026-11-21T12:00:00Z");

async function insertOrder(db: Database, userId: string, price: number, createdAt: string) {
  const id = crypto.randomUUID();
  await db.insert(orders).values({
    id,
    userId,
    items: [{ productId: "gone", quantity: 2, price, name: "Old balm", imageUrl: "old.jpg" }],
    subtotal: 2 * price,
    shipping: 1000,
    totalAmount: 2 * price + 1000,
    shippingAddress: makeAddress(),
    createdAt: new Date(createdAt),
    idempotencyKey: id,
    requestHash: "",
  });
  return id;
}

describeOnEachDatabase("what an admin sees of sales", (db) => {
  test("an empty shop has zeros, not gaps", async () => {
    const { days, ...totals } = await salesStatistics(db(), ADMIN, { now: NOW });
    expect(totals).toEqual({ revenue: 0, orders: 0, customers: 0 });
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ date: "2026-10-23", revenue: 0, orders: 0 });
    expect(days.at(-1)).toEqual({ date: "2026-11-21", revenue: 0, orders: 0 });
    expect(await listAllOrders(db(), ADMIN, readOrderQuery(new URLSearchParams("page=1")))).toEqual({
      rows: [],
      total: 0,
      page: 1,
      pages: 1,
    });
  });

  test("totals count everything, days the last thirty in UTC", async () => {
    const { id } = await insertShopper(db());
    await insertShopper(db());
    await insertOrder(db(), id, 100, "2026-10-22T23:59:59.999Z");
    await insertOrder(db(), id, 200, "2026-10-23T00:00:00Z");
    await insertOrder(db(), id, 300, "2026-11-21T00:00:00Z");
    await insertOrder(db(), id, 2_000_000, "2026-11-21T11:00:00Z");
    const { days, ...totals } = await salesStatistics(db(), ADMIN, { now: NOW });
    expect(totals).toEqual({ revenue: 4_005_200, orders: 4, customers: 2 });
    expect(days[0]).toEqual({ date: "2026-10-23", revenue: 1400, orders: 1 });
    expect(days.at(-1)).toEqual({ date: "2026-11-21", revenue: 4_002_600, orders: 2 });
    expect(days.reduce((sum, day) => sum + day.orders, 0)).toBe(3);
  });

  test("more cents than a 32-bit integer holds", async () => {
    const { id } = await insertShopper(db());
    for (let place = 0; place < 3; place += 1) {
      await insertOrder(db(), id, 1_000_000_000, "2020-01-01T00:00:00Z");
    }
    expect((await salesStatistics(db(), ADMIN, { now: NOW })).revenue).toBe(4_005_200 + 6_000_003_000);
  });

  test("orders come newest first, in pages, with lines and address", async () => {
    const { id } = await insertShopper(db());
    for (let place = 0; place < 30; place += 1) {
      await insertOrder(db(), id, place, `2026-01-01T00:00:${String(place).padStart(2, "0")}Z`);
    }
    const first = await listAllOrders(db(), ADMIN, readOrderQuery(new URLSearchParams("page=1")));
    const second = await listAllOrders(db(), ADMIN, readOrderQuery(new URLSearchParams("page=2")));
    expect([first.total, first.pages, second.rows.length]).toEqual([37, 2, 12]);
    const times = [...first.rows, ...second.rows].map((order) => order.createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(first.rows[0]).toMatchObject({
      status: "pending",
      items: [{ name: "Old balm", quantity: 2 }],
      shippingAddress: makeAddress(),
    });
    expect(first.rows[0]).not.toHaveProperty("idempotencyKey");
  });

  test("days are those of the owner's time zone, also when the clocks change", async () => {
    const { id } = await insertShopper(db());
    const paris = { timeZone: "Europe/Paris", now: new Date("2026-03-29T22:30:00Z") };
    const before = (await salesStatistics(db(), ADMIN, paris)).orders;
    // Saturday's last minute, Sunday's first and last (it has 23 hours), and Monday's first.
    for (const at of [
      // The first minutes of the first day, when it is still the day before in London.
      "2026-02-28T23:00:00Z",
      "2026-03-28T22:59:59Z",
      "2026-03-28T23:00:00Z",
      "2026-03-29T21:59:59Z",
      "2026-03-29T22:00:00Z",
    ])
      await insertOrder(db(), id, 100, at);
    const { days, orders: all } = await salesStatistics(db(), ADMIN, paris);
    expect(all).toBe(before + 5);
    expect(days).toHaveLength(30);
    expect(days[0]).toMatchObject({ date: "2026-03-01", orders: 1 });
    expect(days.slice(-3).map(({ date, orders: count }) => [date, count])).toEqual([
      ["2026-03-28", 1],
      ["2026-03-29", 2],
      ["2026-03-30", 1],
    ]);
    const sunday = readOrderQuery(new URLSearchParams("from=2026-03-29&to=2026-03-29"));
    expect((await listAllOrders(db(), ADMIN, sunday, "Europe/Paris")).total).toBe(2);
    expect((await listAllOrders(db(), ADMIN, sunday)).total).toBe(2);
    const monday = readOrderQuery(new URLSearchParams("from=2026-03-30"));
    expect((await listAllOrders(db(), ADMIN, monday, "Europe/Paris")).total).not.toBe(
      (await listAllOrders(db(), ADMIN, monday)).total,
    );
  });

  test("cancelled orders count for nothing, and refunds are subtracted", async () => {
    const { id } = await insertShopper(db());
    const now = new Date("2025-06-30T12:00:00Z");
    const before = (await salesStatistics(db(), ADMIN, { now })).revenue;
    for (const set of [{}, { refunded: 250 }, { status: "cancelled" as const }]) {
      const order = await insertOrder(db(), id, 1000, "2025-06-30T10:00:00Z");
      await db()
        .update(orders)
        .set({ refunded: 0, ...set })
        .where(eq(orders.id, order));
    }
    const { revenue, days } = await salesStatistics(db(), ADMIN, { now });
    expect(revenue - before).toBe(3000 + 2750);
    expect(days.at(-1)).toMatchObject({ revenue: 3000 + 2750, orders: 3 });
  });
});
