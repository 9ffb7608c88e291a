import { eq, sql } from "drizzle-orm";
import type { Tax, Taxes } from "#app/config/taxes.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { orders, receipts } from "#app/db/schema.ts";
import { readCountry } from "#app/features/accounts/countries.ts";
import { settledPayment } from "./order-steps.ts";
import { readSteps } from "./read-steps.server.ts";

export type Receipt = typeof receipts.$inferSelect;

/**
 * The receipt of a paid order: its existing one, or a new one with the next number. A lock on the table hands out the
 * numbers in sequence, and a failed transaction uses none.
 * @returns undefined if the order cannot have one yet
 */
export async function issueReceipt(
  db: Database,
  orderId: string,
  taxes: Taxes | undefined,
  now = Date.now(),
): Promise<Receipt | undefined> {
  const find = async (tx: Database) =>
    (await tx.select().from(receipts).where(eq(receipts.orderId, orderId)))[0];
  const issued = await find(db);
  if (issued) return issued;
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select({ address: orders.shippingAddress })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for("update");
    if (!order || !settledPayment(await readSteps(tx, orderId), now)) return undefined;
    await tx.execute(sql`lock table ${receipts} in exclusive mode`);
    const meanwhile = await find(tx);
    if (meanwhile) return meanwhile;
    const next = sql<number>`(select coalesce(max(${receipts.number}), 0) + 1 from ${receipts})`;
    const tax = taxOf(taxes, order.address.country);
    const [made] = await tx
      .insert(receipts)
      .values({ number: next, orderId, tax, issuedAt: new Date(now) })
      .returning();
    return made;
  });
}

function taxOf(taxes: Taxes | undefined, country: string): Tax | undefined {
  return taxes?.[readCountry(country) ?? ""] ?? taxes?.["others"];
}

/** Integer cents of a tax that is in a sum of cents. */
export function taxWithin(total: number, { percent }: Tax): number {
  // In thousandths of a per cent all numbers are integers.
  const rate = Math.round(percent * 1000);
  return Math.round((total * rate) / (100_000 + rate));
}
