import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import type { StockCause } from "./product.ts";

/**
 * Says why stock changes from here to the end of the transaction, for the trigger that writes each change down: whatever
 * changes stock without saying so is written down too, as `other`.
 */
export async function tellStock(tx: Database, told: Told): Promise<void> {
  await tx.execute(sql`select ${tellingStock(told)}`);
}

/** The same as a column of the statement that changes it: triggers run when a statement is through. */
export const tellingStock = (told: Told) =>
  sql<string>`set_config('nacre.stock_change', ${JSON.stringify(told)}, true)`;

interface Told {
  why: StockCause;
  byId?: string;
  orderId?: string;
}
