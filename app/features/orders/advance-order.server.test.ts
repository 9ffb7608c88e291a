import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { deletedProducts, orderEvents, orders, outbox, products } from "#app/db/schema.ts";
import { deleteProduct } from "#app/features/catalogue/delete-product.server.ts";
import { restoreProduct } from "#app/features/catalogue/restore-product.server.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN, CUSTOMER, insertOrder, insertProduct, insertShopper } from "#test/factories.ts";
import { advanceOrder } from "./advance-order.server.ts";
import type { Step } from "./order-steps.ts";

const MINUTE = 60_000;
const TOTAL = 2 * 4800 + 1000;
const PAID: Step = { kind: "paid", amount: TOTAL };

describeOnEachDatabase("an order's steps", (db) => {
  /** An order of two units of a product that had ten. */
  async function order() {
    const product = await insertProduct(db(), { stock: 10 });
    const lines = [{ productId: product.id, quantity: 2, price: 4800 }];
    const { id } = await insertOrder(db(), lines, { language: "fr" });
    return { id, productId: product.id };
  }
  /** The owner is known by an account of this database. */
  const owner = async () => ({ ...ADMIN, id: (await insertShopper(db())).id });
  const rowOf = async (id: string) => (await db().select().from(orders).where(eq(orders.id, id)))[0];
  const stepsOf = (id: string) => db().select().from(orderEvents).where(eq(orderEvents.orderId, id));
  const toldOf = async (id: string) =>
    (await db().select().from(outbox)).filter(
      ({ payload }) => Object(payload).orderId === id && "number" in Object(payload),
    );

  test("paid, shipped and delivered, each with who and when, and told outside two minutes later", async () => {
    const { id, productId } = await order();
    const by = await owner();
    const now = Date.UTC(2026, 10, 24);
    const shipped: Step = {
      kind: "shipped",
      carrier: "La Poste",
      number: "6A1",
      link: "https://post.example/6A1",
    };
    for (const [place, step] of [PAID, shipped, { kind: "delivered" } as const].entries()) {
      const result = await advanceOrder(db(), by, id, step, { seen: place, now: now + place * MINUTE });
      expect(result).toEqual({ ok: true, status: step.kind, number: place + 1 });
    }
    expect(await rowOf(id)).toMatchObject({ status: "delivered", refunded: 0, language: "fr" });
    expect(await stockOf(db(), productId)).toBe(8);
    expect(await stepsOf(id)).toMatchObject([
      { number: 1, kind: "paid", amount: TOTAL, by: "owner", byId: by.id, at: new Date(now) },
      { number: 2, kind: "shipped", details: { carrier: "La Poste", number: "6A1" } },
      { number: 3, kind: "delivered", amount: null },
    ]);
    const told = await toldOf(id);
    expect(told.map(({ kind }) => kind).sort()).toEqual([
      ...Array(3).fill("order-webhook"),
      ...Array(3).fill("step-mail"),
    ]);
    for (const { dueAt } of told) expect(dueAt.getTime()).toBeGreaterThan(now + 2 * MINUTE);
  });

  test.each([
    ["before it is paid", [], { kind: "shipped" }],
    ["paid twice", [PAID], PAID],
    ["cancelled once it has left", [PAID, { kind: "shipped" }], { kind: "cancelled" }],
    ["cancelled twice", [{ kind: "cancelled" }], { kind: "cancelled" }],
    ["back before anything was paid", [], { kind: "refunded", amount: 1 }],
  ] as [string, Step[], Step][])("%s is refused, and nothing is changed", async (_, before, step) => {
    const { id, productId } = await order();
    for (const one of before) await advanceOrder(db(), "operator", id, one);
    const [row, stock] = [await rowOf(id), await stockOf(db(), productId)];
    expect(await advanceOrder(db(), "operator", id, step)).toEqual({ ok: false, reason: "not-now" });
    expect(await rowOf(id)).toEqual(row);
    expect(await stockOf(db(), productId)).toBe(stock);
    expect(await stepsOf(id)).toHaveLength(before.length);
    expect(await toldOf(id)).toHaveLength(2 * before.length);
  });

  test("units come back when an order is cancelled, and are taken again when that is undone", async () => {
    const { id, productId } = await order();
    const by = await owner();
    await advanceOrder(db(), by, id, { kind: "cancelled" });
    expect(await stockOf(db(), productId)).toBe(10);
    expect(await advanceOrder(db(), by, id, { kind: "undone" })).toMatchObject({
      ok: true,
      status: "pending",
    });
    expect(await stockOf(db(), productId)).toBe(8);
    await advanceOrder(db(), by, id, { kind: "cancelled" });
    await db().update(products).set({ stock: 1 }).where(eq(products.id, productId));
    expect(await advanceOrder(db(), by, id, { kind: "undone" })).toEqual({
      ok: false,
      reason: "out-of-stock",
    });
    expect(await rowOf(id)).toMatchObject({ status: "cancelled" });
    expect(await stockOf(db(), productId)).toBe(1);
  });

  test("a step that was reported outside can no longer be undone", async () => {
    const { id } = await order();
    const now = Date.now();
    await advanceOrder(db(), "operator", id, PAID, { now });
    const late = { now: now + 3 * MINUTE };
    expect(await advanceOrder(db(), "operator", id, { kind: "undone" }, late)).toEqual({
      ok: false,
      reason: "too-late",
    });
  });

  test("units of a product that was deleted are with it when it comes back", async () => {
    const { id, productId } = await order();
    await deleteProduct(db(), ADMIN, productId);
    await advanceOrder(db(), "operator", id, { kind: "cancelled" });
    await restoreProduct(db(), ADMIN, productId);
    expect(await stockOf(db(), productId)).toBe(10);
    await deleteProduct(db(), ADMIN, productId);
    await db().delete(deletedProducts);
    const other = await order();
    await db().delete(products).where(eq(products.id, other.productId));
    expect(await advanceOrder(db(), "operator", other.id, { kind: "cancelled" })).toMatchObject({ ok: true });
  });

  test("refunds add up to what was paid and no further; the last one ends the order", async () => {
    const { id, productId } = await order();
    for (const step of [PAID, { kind: "shipped" } as const]) await advanceOrder(db(), "operator", id, step);
    const refund = (amount: number) => advanceOrder(db(), "operator", id, { kind: "refunded", amount });
    expect(await refund(600)).toMatchObject({ ok: true, status: "shipped" });
    expect(await refund(TOTAL)).toEqual({ ok: false, reason: "wrong-amount" });
    expect(await refund(TOTAL - 600)).toMatchObject({ ok: true, status: "refunded" });
    expect(await refund(1)).toEqual({ ok: false, reason: "not-now" });
    expect(await rowOf(id)).toMatchObject({ status: "refunded", refunded: TOTAL });
    // It has left: its units are not on the shelf.
    expect(await stockOf(db(), productId)).toBe(8);
  });

  test("of many who cancel at once one does, and the units are back once", async () => {
    const { id, productId } = await order();
    const results = await Promise.all(
      Array.from({ length: 8 }, () => advanceOrder(db(), "operator", id, { kind: "cancelled" })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stockOf(db(), productId)).toBe(10);
    expect(await stepsOf(id)).toHaveLength(1);
    expect(await toldOf(id)).toHaveLength(2);
  });

  test("cancelled and shipped at once, it is one of them", async () => {
    const { id, productId } = await order();
    await advanceOrder(db(), "operator", id, PAID);
    const [cancelled, shipped] = await Promise.all([
      advanceOrder(db(), "operator", id, { kind: "cancelled" }),
      advanceOrder(db(), "operator", id, { kind: "shipped" }),
    ]);
    expect([cancelled.ok, shipped.ok].sort()).toEqual([false, true]);
    expect(await stockOf(db(), productId)).toBe(cancelled.ok ? 10 : 8);
  });

  test("a stale view is refused as changed, an unknown order as gone", async () => {
    const { id } = await order();
    await advanceOrder(db(), "operator", id, PAID, { seen: 0 });
    const refund: Step = { kind: "refunded", amount: 100 };
    expect(await advanceOrder(db(), "operator", id, refund, { seen: 1 })).toMatchObject({ ok: true });
    expect(await advanceOrder(db(), "operator", id, refund, { seen: 1 })).toEqual({
      ok: false,
      reason: "changed",
    });
    expect(await advanceOrder(db(), "operator", "none", PAID)).toEqual({ ok: false, reason: "gone" });
  });

  test("only an owner moves orders in the panel", async () => {
    const { id } = await order();
    for (const by of [null, CUSTOMER])
      await expect(advanceOrder(db(), by, id, PAID)).rejects.toMatchObject({ status: 403 });
    expect(await stepsOf(id)).toEqual([]);
  });
});

async function stockOf(db: Database, id: string): Promise<number | undefined> {
  const [row] = await db.select({ stock: products.stock }).from(products).where(eq(products.id, id));
  return row?.stock;
}
