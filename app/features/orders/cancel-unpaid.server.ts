import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { payments, users } from "#app/db/schema.ts";
import { type CartLine, MOST_PER_LINE } from "#app/features/cart/cart.ts";
import { lockOrder } from "./lock-order.server.ts";
import { advanceWithin } from "./advance-order.server.ts";

/**
 * Cancels an order that nobody paid: its units are back on the shelf, and what was ordered is back in the cart, in one
 * transaction. Locks the shopper, then the order, then products, as placing an order does.
 * @returns whether there was anything to cancel
 */
export function cancelUnpaid(db: Database, orderId: string, by: "provider" | "shopper"): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { order, shopper } = (await lockOrder(tx, orderId)) ?? {};
    const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId)).for("update");
    if (!order || (payment?.state !== "open" && payment?.state !== "processing")) return false;
    await tx.update(payments).set({ state: "ended" }).where(eq(payments.orderId, orderId));
    // Somebody took care of it by hand.
    if (order.status !== "pending") return false;
    await advanceWithin(tx, by, orderId, { kind: "cancelled", unpaid: true });
    if (shopper)
      await tx
        .update(users)
        .set({ cart: putBack(shopper.cart, order.items) })
        .where(eq(users.id, shopper.id));
    return true;
  });
}

/** Puts the ordered items back into the cart, without doubling what the shopper has added since. */
function putBack(cart: readonly CartLine[], items: readonly CartLine[]): CartLine[] {
  const ordered = new Map(items.map(({ productId, quantity }) => [productId, quantity]));
  const kept = cart.map((line) => ({
    ...line,
    quantity: Math.min(MOST_PER_LINE, Math.max(line.quantity, ordered.get(line.productId) ?? 0)),
  }));
  const missing = items.filter(({ productId }) => !cart.some((line) => line.productId === productId));
  return [...kept, ...missing.map(({ productId, quantity }) => ({ productId, quantity }))];
}
