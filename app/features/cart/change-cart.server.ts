import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { onSale } from "#app/db/on-sale.ts";
import { users } from "#app/db/schema.ts";
import { authorize, type Role } from "#app/features/accounts/policy.ts";
import { type CartChangeResult, changeLines, type IdentifiedChange, wantedQuantity } from "./cart.ts";

/** How many change ids are remembered: far more than can be in flight at once. */
const REMEMBERED = 64;

/**
 * Applies one change to a shopper's cart. The row is locked, so changes from two tabs or ten fast clicks
 * follow each other; one that arrives twice (same id) counts once.
 */
export async function changeCart(
  db: Database,
  by: Role | null,
  change: IdentifiedChange,
): Promise<CartChangeResult> {
  authorize(by, "change", "cart");
  const userId = by.id;
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!user) return { ok: false, reason: "not-found" };
    if (change.id && user.cartChanges.includes(change.id)) return { ok: true, moved: 0 };

    const [product] = await tx
      .select({ stock: onSale.stock })
      .from(onSale)
      .where(eq(onSale.id, change.productId));
    const before = quantityOf(user.cart, change.productId);
    const cart = changeLines(user.cart, change, product?.stock ?? 0);
    const after = quantityOf(cart, change.productId);
    const wanted = wantedQuantity(before, change);
    if (after === before && wanted > before) {
      if (!product) return { ok: false, reason: "not-found" };
      if (product.stock === 0) return { ok: false, reason: "out-of-stock" };
    }
    const cartChanges = change.id ? [...user.cartChanges, change.id].slice(-REMEMBERED) : user.cartChanges;
    await tx.update(users).set({ cart, cartChanges }).where(eq(users.id, userId));
    const moved = after - before;
    return wanted > after
      ? { ok: true, moved, limitedTo: after, left: product?.stock ?? 0 }
      : { ok: true, moved };
  });
}

function quantityOf(lines: readonly { productId: string; quantity: number }[], productId: string): number {
  return lines.find((line) => line.productId === productId)?.quantity ?? 0;
}
