import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import type { StockCause } from "./product.ts";

/**
 * Says why stock changes from here to the end of the transaction, for the trigger that writes each change down: whatever
 * changes stock without saying so is written down too, as `other`.
 */
export async function tellStock(
  tx: Database,
  told: { why: StockCause; byId?: string; orderId?: string },
): Promise<void> {
  await tx.execute(sql`select set_config('nacre.stock_change', ${JSON.stringify(told)}, true)`);
}
