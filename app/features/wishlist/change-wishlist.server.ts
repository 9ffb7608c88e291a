import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { onSale } from "#app/db/on-sale.ts";
import { stockAlerts, users } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";

const change = z.object({ intent: z.enum(["put", "take"]), productId: z.string().min(1).max(200) });
export type WishlistChange = z.infer<typeof change>;

/** Reads a submitted change; undefined for anything else. */
export function parseWishlistChange(form: FormData): WishlistChange | undefined {
  return change.safeParse(Object.fromEntries(form)).data;
}

/**
 * Adds a product to a shopper's wishlist or removes it, together with a pending restock mail. Repeating it changes
 * nothing.
 */
export async function changeWishlist(
  db: Database,
  by: Actor | null,
  { intent, productId }: WishlistChange,
): Promise<{ ok: boolean }> {
  authorize(by, "change", "wishlist");
  const userId = by.id;
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ wishlist: users.wishlist })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!user) return { ok: false };
    const others = user.wishlist.filter((id) => id !== productId);
    if (intent === "take") {
      await tx.update(users).set({ wishlist: others }).where(eq(users.id, userId));
      const theirs = and(eq(stockAlerts.userId, userId), eq(stockAlerts.productId, productId));
      await tx.delete(stockAlerts).where(theirs);
      return { ok: true };
    }
    const [product] = await tx.select({ id: onSale.id }).from(onSale).where(eq(onSale.id, productId));
    if (!product) return { ok: false };
    await tx
      .update(users)
      .set({ wishlist: [...others, productId] })
      .where(eq(users.id, userId));
    return { ok: true };
  });
}
