import { desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { returns } from "#app/db/schema.ts";
import type { OrderItem } from "./order.ts";
import type { Return } from "./returns.ts";

/** The returns of an order, the newest first, things by the names under which they were sold. */
export async function readReturns(
  db: Database,
  orderId: string,
  sold: readonly OrderItem[],
): Promise<Return[]> {
  const rows = await db
    .select()
    .from(returns)
    .where(eq(returns.orderId, orderId))
    .orderBy(desc(returns.askedAt), returns.id);
  return rows.map(({ id, items, reason, words, answer, state, askedAt }) => ({
    id,
    reason,
    words,
    answer,
    state,
    askedAt: askedAt.toISOString(),
    items: items.map((item) => ({
      ...item,
      name: sold.find(({ productId }) => productId === item.productId)?.name ?? item.productId,
    })),
  }));
}
