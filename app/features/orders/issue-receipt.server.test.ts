import fc from "fast-check";
import { expect, test } from "vitest";
import { orders, receipts } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN, insertShopper, makeAddress } from "#test/factories.ts";
import { advanceOrder } from "./advance-order.server.ts";
import { findReceipt } from "./find-receipt.server.ts";
import { issueReceipt, taxWithin } from "./issue-receipt.server.ts";
import type { Step } from "./order-steps.ts";
import { receiptLines } from "./receipt-lines.server.ts";
import { receiptPdf } from "./receipt-pdf.server.ts";

const VAT = { name: { en: "VAT", fr: "TVA", sp: "IVA" }, percent: 20 };
const TAXES = { FR: VAT };
const ITEMS = [{ productId: "p", quantity: 2, price: 1000, name: "Crème Łódź", imageUrl: "p.jpg" }];

describeOnEachDatabase("receipts", (db) => {
  let made = 0;
  async function order(country = "FR") {
    made += 1;
    const id = `receipt-${made}-${crypto.randomUUID()}`;
    const shopper = await insertShopper(db());
    await db()
      .insert(orders)
      .values({
        id,
        userId: shopper.id,
        items: ITEMS,
        subtotal: 2000,
        shipping: 1000,
        totalAmount: 3000,
        shippingAddress: makeAddress({ country }),
        idempotencyKey: id,
        requestHash: "",
        language: "fr",
      });
    return { id, shopper };
  }
  const take = (id: string, step: Step) => advanceOrder(db(), "operator", id, step);
  const PAID: Step = { kind: "paid", amount: 3000 };
  const later = () => Date.now() + 3 * 60_000;

  test("have numbers without gaps, however many are asked for at once, and each order one", async () => {
    const paid = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { id } = await order();
        await take(id, PAID);
        return id;
      }),
    );
    const unpaid = (await order()).id;
    const asked = [...paid, unpaid, ...paid];
    const issued = await Promise.all(asked.map((id) => issueReceipt(db(), id, TAXES, later())));
    expect(issued.filter((one) => one === undefined)).toHaveLength(1);
    const rows = await db().select().from(receipts);
    expect(rows.map(({ number }) => number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(rows.map(({ orderId }) => orderId)).size).toBe(6);
  });

  test("wait until a payment cannot be taken back, and keep the tax of their day", async () => {
    const { id } = await order();
    await take(id, PAID);
    expect(await issueReceipt(db(), id, TAXES)).toBeUndefined();
    const receipt = await issueReceipt(db(), id, TAXES, later());
    expect(receipt?.tax).toEqual(VAT);
    expect(await issueReceipt(db(), id, { FR: { ...VAT, percent: 25 } })).toEqual(receipt);
    const abroad = await order("US");
    await take(abroad.id, PAID);
    expect(await issueReceipt(db(), abroad.id, TAXES, later())).toMatchObject({ tax: null });
    expect(await issueReceipt(db(), "none", TAXES, later())).toBeUndefined();
  });

  test("are given to who ordered and to an owner, and to nobody else", async () => {
    const { id, shopper } = await order();
    await take(id, PAID);
    const receipt = await issueReceipt(db(), id, TAXES, later());
    const house = {};
    const found = await findReceipt(db(), shopper, id, { house });
    expect(found?.name).toBe(String(receipt?.number).padStart(6, "0"));
    expect(found?.pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(await findReceipt(db(), ADMIN, id, { house })).toBeDefined();
    expect(await findReceipt(db(), await insertShopper(db()), id, { house })).toBeUndefined();
    await expect(findReceipt(db(), null, id, { house })).rejects.toMatchObject({ status: 403 });
  });
});

const printed = (language: "en" | "fr" | "sp", items = ITEMS) => ({
  receipt: { number: 42, orderId: "0a1b2c3d-x", issuedAt: new Date("2026-11-24T12:00:00Z"), tax: VAT },
  order: {
    id: "0a1b2c3d-x",
    createdAt: "2026-11-23T12:00:00.000Z",
    items,
    subtotal: 2000,
    shipping: 1000,
    discount: 0,
    discountCode: null,
    credit: 0,
    totalAmount: 3000,
    shippingAddress: makeAddress({ fullName: "Żaneta Łęcka", country: "France" }),
  },
  steps: (["paid", "shipped", "refunded"] as const).map((kind, place) => ({
    number: place + 1,
    kind,
    at: "2026-11-24T12:00:00.000Z",
    by: "owner" as const,
    amount: { paid: 3000, shipped: null, refunded: 500 }[kind],
    details: {},
  })),
  language,
  house: { legalName: "Nacre SAS", legalAddress: "1 rue de la Mer" },
});

test.each([
  ["en", "Receipt 000042", "20 % VAT included in the total", "Paid back on Nov 24, 2026"],
  ["fr", "Reçu 000042", "TVA 20 % comprise dans le total", "Remboursé le 24 nov. 2026"],
  ["sp", "Recibo 000042", "20 % de IVA incluido en el total", "Devuelto el 24 nov 2026"],
] as const)(
  "a receipt says in %s what was paid, for what, and the tax in it",
  (language, heading, tax, back) => {
    const { title, parts } = receiptLines(printed(language));
    const lines = parts.flat().map(({ words, amount }) => [words, amount].filter(Boolean).join(" | "));
    expect(title).toBe(heading);
    for (const line of [
      "Nacre SAS",
      "Żaneta Łęcka",
      "France",
      "2 × Crème Łódź ($10.00) | $20.00",
      `${tax} | $5.00`,
      `${back} | -$5.00`,
    ])
      expect(lines).toContain(line);
  },
);

test("a long one goes on over the page", async () => {
  const many = Array.from({ length: 90 }, () => ITEMS[0] as (typeof ITEMS)[number]);
  const pages = async (items: typeof ITEMS) =>
    (await receiptPdf(printed("fr", items))).toString("latin1").match(/\/Type \/Page\b/g)?.length;
  expect([await pages(ITEMS), await pages(many)]).toEqual([1, 3]);
});

test("a tax is the part of a sum that it says it is, to the cent", () => {
  expect(taxWithin(12_000, VAT)).toBe(2000);
  const percents = fc.integer({ min: 0, max: 100_000 }).map((rate) => rate / 1000);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), percents, (total, percent) => {
      const within = taxWithin(total, { ...VAT, percent });
      const before = total - within;
      expect(Math.abs(within - (before * percent) / 100)).toBeLessThanOrEqual(
        0.5 * (1 + percent / 100) + 1e-6,
      );
    }),
  );
});
