import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { type Filled, fillCart } from "#app/features/cart/fill-cart.server.ts";

/**
 * Puts the contents of one's own order into the cart again, as far as the shop still sells them.
 * @returns "none" also for an order that is somebody else's or does not exist
 */
export async function orderAgain(db: Database, by: Actor | null, orderId: string): Promise<Filled> {
  authorize(by, "readOwn", "order");
  const [order] = await db
    .select({ items: orders.items })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, by.id)));
  const lines = order?.items.map(({ productId, quantity }) => ({ productId, quantity }));
  return fillCart(db, by, lines ?? []);
}
