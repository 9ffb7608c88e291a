import { eq } from "drizzle-orm";
import type { Config } from "#app/config/env.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema.ts";
import { countryName } from "#app/features/accounts/countries.ts";
import { authorize, may, type Actor } from "#app/features/accounts/policy.ts";
import { selectFullOrders, toFullOrder } from "./full-orders.server.ts";
import { issueReceipt } from "./issue-receipt.server.ts";
import { standingSteps } from "./order-steps.ts";
import { readSteps } from "./read-steps.server.ts";
import { receiptNumber } from "./receipt-lines.server.ts";
import { receiptPdf } from "./receipt-pdf.server.ts";

/**
 * The receipt of one's own order, or of any order for an admin, in the order's language; undefined if there is none.
 */
export async function findReceipt(
  db: Database,
  by: Actor | null,
  orderId: string,
  { taxes, house }: Pick<Config, "taxes" | "house">,
): Promise<{ name: string; pdf: Buffer } | undefined> {
  authorize(by, "receipt", "order");
  const [row] = await selectFullOrders(db).where(eq(orders.id, orderId));
  if (!row || (row.userId !== by?.id && !may(by, "readAll", "order"))) return undefined;
  const receipt = await issueReceipt(db, orderId, taxes);
  if (!receipt) return undefined;
  const order = toFullOrder(row);
  const [told] = await db.select({ language: orders.language }).from(orders).where(eq(orders.id, orderId));
  const language = told?.language ?? "en";
  const { shippingAddress: address } = order;
  const shippingAddress = { ...address, country: countryName(address.country, language) };
  const steps = standingSteps(await readSteps(db, orderId));
  const pdf = await receiptPdf({ receipt, order: { ...order, shippingAddress }, steps, language, house });
  return { name: receiptNumber(receipt), pdf };
}
