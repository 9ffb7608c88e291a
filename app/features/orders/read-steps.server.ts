import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orderEvents } from "#app/db/schema.ts";
import type { TakenStep } from "./order-steps.ts";

/** The steps of an order, the first one first, those that were taken back too. */
export async function readSteps(db: Database, orderId: string): Promise<TakenStep[]> {
  const { number, kind, at, by, amount, details } = orderEvents;
  const rows = await db
    .select({ number, kind, at, by, amount, details })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(number));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
