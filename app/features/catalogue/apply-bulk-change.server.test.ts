import { eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adminLog, products } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN, insertProduct } from "#test/factories.ts";
import { answerBulkChange, changeInBulk, undoInBulk } from "./apply-bulk-change.server.ts";
import { changedBy, readBulkChange } from "./bulk-change.ts";

describe("what is typed for several products", () => {
  test.each([
    ["state", "archived", { kind: "state", to: "archived" }],
    ["price-percent", " -10 ", { kind: "price-percent", by: -10 }],
    ["price-sum", "-2,50", { kind: "price-sum", by: -250 }],
    ["price-sum", "1.15", { kind: "price-sum", by: 115 }],
    ["stock-set", "0", { kind: "stock-set", by: 0 }],
    ["stock-add", "+12", { kind: "stock-add", by: 12 }],
  ] as const)("%s %s is read", (kind, typed, read) => {
    expect(readBulkChange(kind, typed)).toEqual(read);
  });

  test.each([
    ["state", "hidden"],
    ["price-percent", "0"],
    ["price-percent", "7.5"],
    ["price-sum", "1.155"],
    ["stock-set", "-1"],
    ["stock-add", ""],
    ["stock-add", "1e3"],
  ] as const)("%s %s is not", (kind, typed) => {
    expect(readBulkChange(kind, typed)).toBeUndefined();
  });

  test("a price stays whole cents, above 0 and no higher than one may be, whatever per cent", () => {
    const price = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(price, fc.integer({ min: -200, max: 999_999 }), (cents, by) => {
        const { price: after } = changedBy({ kind: "price-percent", by }, { price: cents, stock: 0 }) ?? {};
        if (after === undefined) return;
        expect(Number.isSafeInteger(after) && after > 0 && after <= 999_999).toBe(true);
        expect(Math.abs(after - (cents * (100 + by)) / 100)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describeOnEachDatabase("several products at once", (db) => {
  const make = async () => {
    const first = await insertProduct(db(), { price: 1005, stock: 3 });
    const second = await insertProduct(db(), { price: 4800, stock: 0 });
    return [first.id, second.id];
  };
  const fieldsOf = async (ids: string[]) => {
    const { id, state, price, stock, version } = products;
    const rows = await db()
      .select({ id, state, price, stock, version })
      .from(products)
      .where(inArray(id, ids));
    return ids.map((one) => rows.find((row) => row.id === one));
  };

  test("are archived, and put back, each in the log", async () => {
    const ids = await make();
    const answer = await changeInBulk(db(), ADMIN, [...ids, "gone"], { kind: "state", to: "archived" });
    expect(answer).toMatchObject({ ok: true, changed: [{ after: "archived" }, { after: "archived" }] });
    expect(await fieldsOf(ids)).toMatchObject([
      { state: "archived", version: 2 },
      { state: "archived", version: 2 },
    ]);
    if (!answer.ok) return;
    expect(await undoInBulk(db(), ADMIN, answer.changed)).toHaveLength(2);
    expect(await fieldsOf(ids)).toMatchObject([{ state: "on-sale" }, { state: "on-sale" }]);
    expect(await db().$count(adminLog, inArray(adminLog.subjectId, ids))).toBe(4);
  });

  test("get other prices, all or none", async () => {
    const ids = await make();
    expect(await changeInBulk(db(), ADMIN, ids, { kind: "price-percent", by: -10 })).toMatchObject({
      ok: true,
    });
    expect(await fieldsOf(ids)).toMatchObject([{ price: 905 }, { price: 4320 }]);
    expect(await changeInBulk(db(), ADMIN, ids, { kind: "price-sum", by: -905 })).toMatchObject({
      ok: false,
      reason: "out-of-range",
    });
    expect(await fieldsOf(ids)).toMatchObject([{ price: 905 }, { price: 4320 }]);
  });

  test("get units added; taking that back keeps what was sold meanwhile", async () => {
    const ids = await make();
    const answer = await changeInBulk(db(), ADMIN, ids, { kind: "stock-add", by: 10 });
    expect(await fieldsOf(ids)).toMatchObject([
      { stock: 13, version: 1 },
      { stock: 10, version: 1 },
    ]);
    await db()
      .update(products)
      .set({ stock: 8 })
      .where(eq(products.id, ids[1] ?? ""));
    if (answer.ok) await undoInBulk(db(), ADMIN, answer.changed);
    expect(await fieldsOf(ids)).toMatchObject([{ stock: 3 }, { stock: 0 }]);
  });

  test("what somebody changed since is not taken back; nonsense changes nothing", async () => {
    const ids = await make();
    const answer = await changeInBulk(db(), ADMIN, ids, { kind: "price-sum", by: 100 });
    await db()
      .update(products)
      .set({ price: 7777 })
      .where(eq(products.id, ids[0] ?? ""));
    if (answer.ok) expect(await undoInBulk(db(), ADMIN, answer.changed)).toHaveLength(1);
    expect(await fieldsOf(ids)).toMatchObject([{ price: 7777 }, { price: 4800 }]);
    const form = new FormData();
    for (const [name, text] of Object.entries({ intent: "change", ids: "[", kind: "state", value: "draft" }))
      form.set(name, text);
    expect(await answerBulkChange(db(), ADMIN, form)).toEqual({ ok: false, reason: "invalid" });
  });
});
