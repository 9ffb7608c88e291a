import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, users } from "#app/db/schema.ts";

/**
 * An order that nobody else changes until the transaction ends, with its shopper. Always the shopper first, as placing an
 * order does, then the order, then products, then the code: so that two never wait for each other.
 */
export async function lockOrder(tx: Database, orderId: string) {
  const [whose] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
  const [shopper] = whose?.userId
    ? await tx
        .select({ id: users.id, cart: users.cart })
        .from(users)
        .where(eq(users.id, whose.userId))
        .for("update")
    : [];
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  return order && { order, shopper };
}
