import { eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { onSale } from "#app/db/on-sale.ts";
import { users } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { type CartLine, changeLines } from "./cart.ts";

/** How much of the offer is in the cart now. */
export type Filled = "all" | "some" | "none";

/**
 * Brings each line of a shopper's cart up to what was offered to them, as far as there is stock. Taking the same offer twice
 * adds nothing, and what they had put in themselves stays.
 */
export async function fillCart(
  db: Database,
  by: Actor | null,
  offered: readonly CartLine[],
): Promise<Filled> {
  authorize(by, "change", "cart");
  const userId = by.id;
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ cart: users.cart })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!user || offered.length === 0) return "none";
    const ids = offered.map(({ productId }) => productId);
    const rows = await tx
      .select({ id: onSale.id, stock: onSale.stock })
      .from(onSale)
      .where(inArray(onSale.id, ids));
    const stocks = new Map(rows.map(({ id, stock }) => [id, stock]));
    const cart = offered.reduce<CartLine[]>((lines, { productId, quantity }) => {
      const before = lines.find((line) => line.productId === productId)?.quantity ?? 0;
      const change = { intent: "set", productId, quantity: Math.max(before, quantity) } as const;
      return changeLines(lines, change, stocks.get(productId) ?? 0);
    }, user.cart);
    await tx.update(users).set({ cart }).where(eq(users.id, userId));
    const held = offered.map(({ productId, quantity }) => {
      const units = cart.find((line) => line.productId === productId)?.quantity ?? 0;
      return Math.min(units, stocks.get(productId) ?? 0) / quantity;
    });
    if (held.every((share) => share === 0)) return "none";
    return held.every((share) => share >= 1) ? "all" : "some";
  });
}
