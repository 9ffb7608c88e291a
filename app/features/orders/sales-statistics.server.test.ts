import { eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { PAGE_SIZE } from "#app/db/page.ts";
import { orders } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN, insertShopper, makeAddress } from "#test/factories.ts";
import { readOrderQuery } from "./order-query.ts";
import { listAllOrders } from "./list-all-orders.server.ts";
import { type OrderStatus, STATUSES } from "./order-steps.ts";
import { ordersToDo } from "./orders-to-do.server.ts";
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

  test.each([
    ["Atlantic/Azores", "2024-10-27", "2024-10-26T23:59:59.999Z", "2024-10-27T00:00:00Z"],
    ["America/Havana", "2024-11-03", "2024-11-03T03:59:59.999Z", "2024-11-03T04:00:00Z"],
    ["Africa/Cairo", "2024-04-26", "2024-04-25T21:59:59.999Z", "2024-04-25T22:00:00Z"],
  ])(
    "a day of %s with two midnights or none begins with the first moment of its date",
    async (timeZone, date, ...at) => {
      const { id } = await insertShopper(db());
      for (const moment of at) await insertOrder(db(), id, 100, moment);
      const { days } = await salesStatistics(db(), ADMIN, { timeZone, now: new Date(`${date}T16:00:00Z`) });
      expect(days.slice(-2).map(({ orders: count }) => count)).toEqual([1, 1]);
      expect(days.at(-1)?.date).toBe(date);
    },
  );

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

const HOUR = 60 * 60 * 1000;
/** Where clocks change at midnight or over it, by half an hour, or never; and a moment after they did. */
const ELSEWHERE = [
  ["UTC", "2026-11-02T12:00:00Z"],
  ["Europe/Paris", "2026-10-25T22:59:59Z"],
  ["America/Havana", "2026-11-02T04:59:59Z"],
  ["Atlantic/Azores", "2026-10-26T00:30:00Z"],
  ["Africa/Cairo", "2026-10-30T12:00:00Z"],
  ["Asia/Beirut", "2026-10-24T21:30:00Z"],
  ["Australia/Lord_Howe", "2026-10-04T12:00:00Z"],
  ["Asia/Kathmandu", "2026-10-31T18:15:00Z"],
  ["Pacific/Kiritimati", "2026-11-02T10:00:00Z"],
] as const;

/** From every order, one at a time. */
async function plainStatistics(db: Database, timeZone: string, now: Date) {
  const all = await db.select().from(orders);
  const { format } = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  const dated = all.map((order) => ({ ...order, date: format(order.createdAt) }));
  const kept = (some: typeof all) =>
    some
      .filter(({ status }) => status !== "cancelled")
      .reduce((sum, { totalAmount, refunded }) => sum + totalAmount - refunded, 0);
  const days = Array.from({ length: 30 }, (_, place) => {
    const date = new Date(Date.parse(format(now)) - (29 - place) * 24 * HOUR).toISOString().slice(0, 10);
    const sold = dated.filter((order) => order.date === date);
    return { date, revenue: kept(sold), orders: sold.length };
  });
  return { revenue: kept(all), orders: all.length, days };
}

async function plainToDo(db: Database, status: OrderStatus) {
  const waiting = await db.select().from(orders).where(eq(orders.status, status));
  const [first] = waiting.map(({ createdAt }) => createdAt.toISOString()).toSorted();
  return { count: waiting.length, since: first ?? null };
}

/** Numbers of the orders on a page, and of how many. */
async function plainList(db: Database, status: OrderStatus | "", page: number) {
  const all = await db.select().from(orders);
  const found = all
    .filter((order) => status === "" || order.status === status)
    .toSorted((one, other) => +other.createdAt - +one.createdAt || (one.id < other.id ? -1 : 1));
  const last = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const from = (Math.min(page, last) - 1) * PAGE_SIZE;
  return { total: found.length, ids: found.slice(from, from + PAGE_SIZE).map(({ id }) => id) };
}

/** What can happen to orders, several at once. `hour` is that of October and a little more. */
const placing = fc.record({
  kind: fc.constant("placed" as const),
  rows: fc.array(
    fc.record({
      // Clocks go back in the night to the 25th, or to the 1st.
      hour: fc.oneof(
        fc.integer({ min: -48, max: 35 * 24 }),
        fc.integer({ min: 24 * 24 - 4, max: 24 * 24 + 3 }),
        fc.integer({ min: 31 * 24 + 2, max: 31 * 24 + 7 }),
      ),
      beside: fc.constantFrom(-1, 0, 1, 30 * 60_000 - 1, 30 * 60_000),
      price: fc.integer({ min: 0, max: 500_000_000 }),
      status: fc.constantFrom(...STATUSES),
    }),
    { minLength: 1, maxLength: 12 },
  ),
});
const changing = fc.record({
  kind: fc.constantFrom("moved" as const, "paid back" as const, "removed" as const, "forgotten" as const),
  which: fc.array(fc.nat(60), { minLength: 1, maxLength: 6 }),
  status: fc.constantFrom(...STATUSES),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
});
type Happening = typeof placing | typeof changing extends fc.Arbitrary<infer Kind> ? Kind : never;

async function happen(db: Database, told: Happening) {
  if (told.kind === "placed") {
    const rows = told.rows.map(({ hour, beside, price, status }) => {
      const id = crypto.randomUUID();
      return {
        id,
        items: [{ productId: "gone", quantity: 2, price, name: "Old balm", imageUrl: "old.jpg" }],
        subtotal: 2 * price,
        shipping: 1000,
        totalAmount: 2 * price + 1000,
        shippingAddress: makeAddress(),
        status,
        createdAt: new Date(Date.UTC(2026, 9, 1) + hour * HOUR + beside),
        idempotencyKey: id,
        requestHash: "",
      };
    });
    await db.insert(orders).values(rows);
    return;
  }
  const ids = (await db.select({ id: orders.id }).from(orders).orderBy(orders.id)).map(({ id }) => id);
  const some = inArray(
    orders.id,
    told.which.flatMap((place) => ids[place % ids.length] ?? []),
  );
  if (told.kind === "removed") await db.delete(orders).where(some);
  else
    await db
      .update(orders)
      .set(
        {
          moved: { status: told.status },
          "paid back": { refunded: sql`floor(${orders.totalAmount} * ${told.part}::float8)` },
          forgotten: { userId: null },
        }[told.kind],
      )
      .where(some);
}

const ALL = readOrderQuery(new URLSearchParams());

describeOnEachDatabase("sums that are kept beside the orders", (db) => {
  test("are those of all orders, whatever happened to them, one after another, at once, or not at all after all", async () => {
    // Each changes orders that were there once: two that do so twice would wait for each other's.
    const transaction = fc.record({ told: fc.tuple(placing, changing), ends: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(placing, changing), { maxLength: 6 }),
        fc.array(transaction, { maxLength: 6 }),
        fc.constantFrom(...ELSEWHERE),
        async (before, atOnce, [timeZone, at]) => {
          await db().delete(orders);
          for (const told of before) await happen(db(), told);
          await Promise.allSettled(
            atOnce.map(({ told, ends }) =>
              db().transaction(async (tx) => {
                for (const one of told) await happen(tx, one);
                if (!ends) tx.rollback();
              }),
            ),
          );
          const now = new Date(at);
          expect(await salesStatistics(db(), ADMIN, { timeZone, now })).toEqual({
            ...(await plainStatistics(db(), timeZone, now)),
            customers: 0,
          });
          const { pending, paid } = await ordersToDo(db(), ADMIN);
          expect({ pending, paid }).toEqual({
            pending: await plainToDo(db(), "pending"),
            paid: await plainToDo(db(), "paid"),
          });
          for (const status of ["", ...STATUSES] as const) {
            const page = status === "" ? 2 : 1;
            const { rows, total } = await listAllOrders(db(), ADMIN, { ...ALL, status, page });
            expect({ total, ids: rows.map(({ id }) => id) }).toEqual(await plainList(db(), status, page));
          }
        },
      ),
      { numRuns: 40 },
    );
    await db().execute(sql`truncate orders cascade`);
    expect(await salesStatistics(db(), ADMIN)).toMatchObject({ revenue: 0, orders: 0 });
    expect(await listAllOrders(db(), ADMIN, ALL)).toMatchObject({ rows: [], total: 0 });
  });
});
