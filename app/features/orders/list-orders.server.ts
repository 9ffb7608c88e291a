import { desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema.ts";
import type { OrderRow } from "./order.ts";

/** A shopper's own orders, newest first. */
export async function listOrders(db: Database, userId: string): Promise<OrderRow[]> {
  const rows = await db
    .select({
      id: orders.id,
      status: orders.status,
      totalAmount: orders.totalAmount,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), orders.id);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
