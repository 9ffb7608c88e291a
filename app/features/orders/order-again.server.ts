import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { type Filled, fillCart } from "#app/features/cart/fill-cart.server.ts";

/**
 * Puts what an order of one's own held into the cart once more, as far as the shop still has it.
 * @returns "none" of an order that is another's or nobody's, too
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
