import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { onSale } from "#app/db/on-sale.ts";
import { users } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { type CartChangeResult, changeLines, type IdentifiedChange, wantedQuantity } from "./cart.ts";

/** How many change ids are remembered: far more than can be in flight at once. */
const REMEMBERED = 64;

/**
 * Applies one change to a shopper's cart. It is written only over the cart it was worked out from, and else worked out anew,
 * so changes from two tabs or ten fast clicks follow each other; one that arrives twice (same id) counts once.
 */
export async function changeCart(
  db: Database,
  by: Actor | null,
  change: IdentifiedChange,
): Promise<CartChangeResult> {
  authorize(by, "change", "cart");
  for (;;) {
    const [seen] = await db
      .select({ cart: users.cart, cartChanges: users.cartChanges, stock: onSale.stock })
      .from(users)
      .leftJoin(onSale, eq(onSale.id, change.productId))
      .where(eq(users.id, by.id));
    if (!seen) return { ok: false, reason: "not-found" };
    if (change.id && seen.cartChanges.includes(change.id)) return { ok: true, moved: 0 };

    const before = quantityOf(seen.cart, change.productId);
    const cart = changeLines(seen.cart, change, seen.stock ?? 0);
    const after = quantityOf(cart, change.productId);
    const wanted = wantedQuantity(before, change);
    if (after === before && wanted > before) {
      if (seen.stock === null) return { ok: false, reason: "not-found" };
      if (seen.stock === 0) return { ok: false, reason: "out-of-stock" };
    }
    const cartChanges = change.id ? [...seen.cartChanges, change.id].slice(-REMEMBERED) : seen.cartChanges;
    const same = [eq(users.id, by.id), eq(users.cart, seen.cart), eq(users.cartChanges, seen.cartChanges)];
    const saved = await db
      .update(users)
      .set({ cart, cartChanges })
      .where(and(...same))
      .returning({ id: users.id });
    if (saved.length === 0) continue;
    const moved = after - before;
    return wanted > after
      ? { ok: true, moved, limitedTo: after, left: seen.stock ?? 0 }
      : { ok: true, moved };
  }
}

function quantityOf(lines: readonly { productId: string; quantity: number }[], productId: string): number {
  return lines.find((line) => line.productId === productId)?.quantity ?? 0;
}
