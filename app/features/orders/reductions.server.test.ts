import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { creditEntries, discountCodes, orders, outbox, users } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN, insertProduct, insertShopper, requestFor } from "#test/factories.ts";
import { advanceOrder } from "./advance-order.server.ts";
import { createCode, endCode, listCodes } from "./change-codes.server.ts";
import { creditToUse, discountOf } from "./discount.ts";
import { grantCredit } from "./grant-credit.server.ts";
import { dueOf, standingAfter } from "./order-steps.ts";
import { type OrderRequest, placeOrder } from "./place-order.server.ts";
import { readSteps } from "./read-steps.server.ts";
import { findCode, hasCodes } from "./take-code.server.ts";

const PRICE = 4800;

test("a code never takes off more than the products cost, store credit never more than there is", () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const terms = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount: fc.constant(null) }),
    fc.record({ percent: fc.constant(null), amount: fc.integer({ min: 1, max: 10_000_000 }) }),
  );
  fc.assert(
    fc.property(terms, cents, cents, cents, fc.constantFrom(0, 50), (code, subtotal, fee, balance, least) => {
      const discount = discountOf(code, subtotal);
      expect(Number.isInteger(discount) && discount >= 0 && discount <= subtotal).toBe(true);
      const total = subtotal - discount + fee;
      const credit = creditToUse(balance, total, least);
      expect(credit >= 0 && credit <= Math.min(balance, total)).toBe(true);
      const due = total - credit;
      // What is left is nothing, what a provider takes, or as much as there was before.
      expect(due === 0 || due >= least || credit === 0).toBe(true);
    }),
  );
});

describeOnEachDatabase("codes and store credit", (db) => {
  let made = 0;
  async function code(terms: Partial<typeof discountCodes.$inferInsert> = {}) {
    made += 1;
    const row = { code: `CODE-${made}`, percent: 10, ...terms };
    await db().insert(discountCodes).values(row);
    return row.code;
  }
  /** Somebody with store credit and two units of a product in their cart; what they send asks for nothing off. */
  async function shopper(credit = 0) {
    const product = await insertProduct(db(), { stock: 1000, price: PRICE });
    const cart = [{ productId: product.id, quantity: 2 }];
    const buyer = await insertShopper(db(), cart);
    const { id } = buyer;
    if (credit > 0)
      await grantCredit(db(), "operator", id, { amount: credit, note: "", key: crypto.randomUUID() });
    const lines = [{ ...cart[0], productId: product.id, quantity: 2, price: PRICE }];
    const order = (request: Partial<OrderRequest> = {}) =>
      placeOrder(db(), buyer, requestFor(lines, request));
    const fill = () => db().update(users).set({ cart }).where(eq(users.id, id));
    return { id, order, fill };
  }
  const balanceOf = async (id: string) =>
    (await db().select({ credit: users.storeCredit }).from(users).where(eq(users.id, id)))[0]?.credit;
  const entriesOf = async (id: string) =>
    (await db().select().from(creditEntries).where(eq(creditEntries.userId, id))).map(({ amount }) => amount);
  const usesOf = async (name: string) =>
    (await db().select().from(discountCodes).where(eq(discountCodes.code, name)))[0]?.uses;
  const rowOf = async (id: string) => {
    const [row] = await db().select().from(orders).where(eq(orders.id, id));
    if (!row) throw new Error("no such order");
    return row;
  };
  const kindsOf = async (id: string) =>
    (await db().select().from(outbox))
      .filter(({ payload }) => Object(payload).orderId === id)
      .map(({ kind }) => kind)
      .sort();
  const idOf = (placed: Awaited<ReturnType<typeof placeOrder>>) => {
    if (!placed.ok) throw new Error(placed.reason);
    return placed.orderId;
  };

  test("a code and store credit are taken to the cent, counted and written down", async () => {
    const name = await code({ percent: 15, leastSum: 2 * PRICE });
    const { id, order } = await shopper(2000);
    // 96.00 less 14.40, and 10.00 for shipping.
    const asked = { code: ` ${name.toLowerCase()} `, useCredit: true, shownTotal: 9160, shownDue: 7160 };
    const orderId = idOf(await order(asked));
    expect(await rowOf(orderId)).toMatchObject({
      subtotal: 9600,
      discount: 1440,
      discountCode: name,
      shipping: 1000,
      totalAmount: 9160,
      credit: 2000,
      status: "pending",
    });
    expect([await usesOf(name), await balanceOf(id), await entriesOf(id)]).toEqual([1, 0, [2000, -2000]]);
    expect(await advanceOrder(db(), "operator", orderId, { kind: "paid", amount: 9160 })).toMatchObject({
      reason: "wrong-amount",
    });
    expect(await advanceOrder(db(), "operator", orderId, { kind: "paid", amount: 7160 })).toMatchObject({
      status: "paid",
    });
  });

  test("an order paid by store credit alone is paid and confirmed without a provider", async () => {
    const { id, order } = await shopper(20_000);
    const orderId = idOf(await order({ useCredit: true, shownDue: 0, payBy: "stripe", payLeast: 50 }));
    expect(await rowOf(orderId)).toMatchObject({ status: "paid", credit: 10_600 });
    expect(await balanceOf(id)).toBe(9400);
    expect(await kindsOf(orderId)).toEqual([
      "order-mail",
      "order-webhook",
      "order-webhook",
      "receipt",
      "step-mail",
    ]);
  });

  test("a provider is never left with less than it takes", async () => {
    const { id, order } = await shopper(10_590);
    const asked = { useCredit: true, payBy: "stripe", payLeast: 50 };
    expect(await order({ ...asked, shownDue: 10 })).toMatchObject({ reason: "changed", due: 50 });
    const orderId = idOf(await order({ ...asked, shownDue: 50 }));
    expect([dueOf(await rowOf(orderId)), await balanceOf(id)]).toEqual([50, 40]);
  });

  test("what the shopper did not see is not taken: nothing is ordered, used or spent", async () => {
    const name = await code();
    const { id, order } = await shopper(500);
    const seen = { code: name, useCredit: true };
    expect(await order(seen)).toEqual({ ok: false, reason: "changed", total: 9640, due: 9140 });
    expect(await order({ ...seen, shownTotal: 9640 })).toMatchObject({ reason: "changed" });
    for (const [shownTotal, shownDue] of [
      [9640, 9141],
      [9641, 9140],
    ])
      expect(await order({ ...seen, shownTotal, shownDue })).toMatchObject({ reason: "changed" });
    expect([await usesOf(name), await balanceOf(id)]).toEqual([0, 500]);
    const key = { idempotencyKey: "a key of one order", ...seen, shownTotal: 9640, shownDue: 9140 };
    const orderId = idOf(await order(key));
    expect(await order(key)).toEqual({ ok: true, orderId, repeated: true });
    expect(await order({ ...key, code: "OTHER" })).toEqual({ ok: false, reason: "key-reused" });
    expect([await usesOf(name), await balanceOf(id)]).toEqual([1, 0]);
  });

  test.each([
    ["unknown", undefined],
    ["not-yet", { startsAt: new Date("2999-01-01") }],
    ["over", { endsAt: new Date("2026-01-01") }],
    ["used-up", { mostUses: 2, uses: 2 }],
    ["least-sum", { leastSum: 2 * PRICE + 1 }],
  ] as const)("a code that is %s takes nothing off, and the order is not placed", async (problem, terms) => {
    const name = terms ? await code(terms) : "NONE";
    const { order } = await shopper();
    expect(await order({ code: name, shownTotal: 9640 })).toMatchObject({ reason: "code", problem });
    expect(await findCode(db(), name, 2 * PRICE)).toMatchObject({ ok: false, problem });
    expect(await usesOf(name)).toBe(terms && "uses" in terms ? terms.uses : terms ? 0 : undefined);
  });

  test("a code counts from its first moment, and no more from its last", async () => {
    const [from, to] = [Date.parse("2026-11-01"), Date.parse("2026-12-01")];
    const name = await code({ startsAt: new Date(from), endsAt: new Date(to), leastSum: PRICE });
    const at = async (moment: number) => {
      const found = await findCode(db(), name, PRICE, new Date(moment));
      return found.ok ? "counts" : found.problem;
    };
    expect(await Promise.all([from - 1, from, to - 1, to].map(at))).toEqual([
      "not-yet",
      "counts",
      "counts",
      "over",
    ]);
  });

  test("many orders at once never use a code too often", async () => {
    const name = await code({ percent: null, amount: 500, mostUses: 3 });
    const all = await Promise.all(Array.from({ length: 12 }, () => shopper()));
    const placed = await Promise.all(all.map(({ order }) => order({ code: name, shownTotal: 10_100 })));
    expect(placed.filter(({ ok }) => ok)).toHaveLength(3);
    expect(placed.filter((one) => !one.ok && one.reason === "code")).toHaveLength(9);
    expect(await usesOf(name)).toBe(3);
    const [first] = placed.filter(({ ok }) => ok);
    if (!first) throw new Error("none was placed");
    // Cancelled, its use is another's; then it cannot be wanted after all.
    await advanceOrder(db(), "operator", idOf(first), { kind: "cancelled" });
    expect(await usesOf(name)).toBe(2);
    const other = await shopper();
    expect(await other.order({ code: name, shownTotal: 10_100 })).toMatchObject({ ok: true });
    expect(await advanceOrder(db(), "operator", idOf(first), { kind: "undone" })).toEqual({
      ok: false,
      reason: "code-used",
    });
  });

  test("of many who spend, cancel, grant and take at once each moves every cent once", async () => {
    const { id, order, fill } = await shopper(6000);
    const first = idOf(await order({ useCredit: true, shownDue: 4600 }));
    await fill();
    const results = await Promise.all([
      ...[1, 2, 3].map(() => advanceOrder(db(), "operator", first, { kind: "cancelled" })),
      ...[6000, 0].map((credit) => order({ useCredit: true, shownDue: 10_600 - credit })),
      ...[1, 2].map(() =>
        grantCredit(db(), "operator", id, { amount: -6000, note: "", key: crypto.randomUUID() }),
      ),
      ...[1, 2].map(() =>
        grantCredit(db(), "operator", id, { amount: 100, note: "", key: "one key for both" }),
      ),
    ]);
    expect(results.slice(0, 3).filter(({ ok }) => ok)).toHaveLength(1);
    const entries = await entriesOf(id);
    expect(entries.filter((amount) => amount === 100)).toHaveLength(1);
    expect(entries.reduce((sum, one) => sum + one, 0)).toBe(await balanceOf(id));
    expect(await balanceOf(id)).toBeGreaterThanOrEqual(0);
  });

  test("a cancelled order gives its store credit back, and takes it again when that is undone", async () => {
    const { id, order, fill } = await shopper(3000);
    const orderId = idOf(await order({ useCredit: true, shownDue: 7600 }));
    await advanceOrder(db(), "operator", orderId, { kind: "cancelled" });
    expect(await balanceOf(id)).toBe(3000);
    await advanceOrder(db(), "operator", orderId, { kind: "undone" });
    expect(await balanceOf(id)).toBe(0);
    await advanceOrder(db(), "operator", orderId, { kind: "cancelled" });
    await fill();
    idOf(await order({ useCredit: true, shownDue: 7600 }));
    expect(await advanceOrder(db(), "operator", orderId, { kind: "undone" })).toEqual({
      ok: false,
      reason: "credit-spent",
    });
    expect(await balanceOf(id)).toBe(0);
  });

  test("money goes back as store credit where the owner wishes; not to an account that is gone", async () => {
    const { id, order } = await shopper(600);
    const orderId = idOf(await order({ useCredit: true, shownDue: 10_000 }));
    const refund = (amount: number, credit?: true) =>
      advanceOrder(db(), "operator", orderId, { kind: "refunded", amount, ...(credit && { credit }) });
    await advanceOrder(db(), "operator", orderId, { kind: "paid", amount: 10_000 });
    expect(await refund(4000, true)).toMatchObject({ ok: true, status: "paid" });
    expect(await balanceOf(id)).toBe(4000);
    // Of 106 dollars 40 are back; no more money than came is left to go back as such.
    expect(await refund(6601)).toEqual({ ok: false, reason: "wrong-amount" });
    await db().delete(users).where(eq(users.id, id));
    expect(await refund(600, true)).toEqual({ ok: false, reason: "no-account" });
    expect(await refund(6600)).toMatchObject({ ok: true, status: "refunded" });
    expect(await rowOf(orderId)).toMatchObject({ refunded: 10_600, status: "refunded" });
  });

  test("whatever happens, money, credit and what was given back explain the order and the balance", {
    timeout: 120_000,
  }, async () => {
    const doings = ["paid", "cancelled", "undone", "shipped", "money", "credit", "returned"] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(0, 3000, 20_000),
        fc.boolean(),
        fc.array(fc.tuple(fc.constantFrom(...doings), fc.integer({ min: 0, max: 6000 })), { maxLength: 10 }),
        async (granted, coded, sequence) => {
          const name = await code({ percent: 50 });
          const { id, order } = await shopper(granted);
          const total = coded ? 5800 : 10_600;
          const used = creditToUse(granted, total);
          const orderId = idOf(
            await order({
              ...(coded && { code: name }),
              useCredit: true,
              shownTotal: total,
              shownDue: total - used,
            }),
          );
          for (const [doing, amount] of sequence) {
            if (doing === "paid")
              await advanceOrder(db(), "operator", orderId, { kind: "paid", amount: total - used });
            else if (doing === "money" || doing === "credit")
              await advanceOrder(db(), "operator", orderId, {
                kind: "refunded",
                amount,
                ...(doing === "credit" && { credit: true }),
              });
            else if (doing === "returned")
              await advanceOrder(db(), "operator", orderId, {
                kind: "returned",
                amount,
                returnId: "r",
                restock: [],
              });
            else await advanceOrder(db(), "operator", orderId, { kind: doing });
          }
          const row = await rowOf(orderId);
          const standing = standingAfter(row, await readSteps(db(), orderId));
          const { status, refunded, paid, moneyBack, credit } = standing;
          expect([row.status, row.refunded]).toEqual([status, refunded]);
          expect(await balanceOf(id)).toBe(granted - credit);
          expect((await entriesOf(id)).reduce((sum, one) => sum + one, 0)).toBe(granted - credit);
          expect(moneyBack).toBeLessThanOrEqual(paid);
          expect(refunded).toBeLessThanOrEqual(total);
          if (status === "refunded") expect(paid - moneyBack + credit).toBe(0);
          expect(await usesOf(name)).toBe(coded && status !== "cancelled" ? 1 : 0);
        },
      ),
      { numRuns: 25 },
    );
  });

  test("the owner makes and ends codes; the field is there as long as one counts", async () => {
    await db().execute(sql`delete from discount_codes`);
    expect(await hasCodes(db())).toBe(false);
    const make = (fields: Record<string, string>) => createCode(db(), ADMIN, fields, "America/New_York");
    const spring = { code: "spring-26", kind: "percent", value: "15", from: "2026-11-01", to: "2026-11-30" };
    expect(await make({ ...spring, least: "50", uses: "100" })).toEqual({ ok: true });
    expect(await make(spring)).toEqual({ ok: false, problem: "taken" });
    const wrongs: [Record<string, string>, string[]][] = [
      [{ code: "a b c" }, ["code"]],
      [{ value: "101" }, ["value"]],
      [{ value: "12.5" }, ["value"]],
      [{ value: "0" }, ["value"]],
      [{ value: "much" }, ["value"]],
      [{ kind: "sum", value: "0" }, ["value"]],
      [{ from: "2026-12-01" }, ["to"]],
      [{ least: "-1" }, ["least"]],
      [{ uses: "0" }, ["uses"]],
      [{ code: "a b", value: "150", from: "2026-12-01" }, ["code", "value", "to"]],
    ];
    for (const [fields, wrong] of wrongs)
      expect(await make({ ...spring, code: "OTHER", ...fields })).toEqual({
        ok: false,
        problem: "invalid",
        wrong,
      });
    expect(await listCodes(db(), ADMIN, new Date("2026-11-27"))).toEqual([
      {
        code: "SPRING-26",
        percent: 15,
        amount: null,
        leastSum: 5000,
        startsAt: "2026-11-01T04:00:00.000Z",
        endsAt: "2026-12-01T05:00:00.000Z",
        isOver: false,
        mostUses: 100,
        uses: 0,
      },
    ]);
    expect(await hasCodes(db(), new Date("2026-12-01T04:59:59Z"))).toBe(true);
    expect(await endCode(db(), ADMIN, "spring-26")).toEqual({ ok: true });
    expect(await endCode(db(), ADMIN, "none")).toEqual({ ok: false, problem: "gone" });
    expect(await hasCodes(db(), new Date(Date.now() + 1000))).toBe(false);
  });
});
