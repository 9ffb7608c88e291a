import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { isOnSale } from "#app/db/on-sale.ts";
import { products, stockAlerts, users } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import type { Language } from "#app/i18n/language.ts";
import { askForNews } from "#app/outbox/mail-blocks.server.ts";
import { changeWishlist } from "./change-wishlist.server.ts";

const request = z.object({ intent: z.enum(["ask", "withdraw"]), productId: z.string().min(1).max(200) });
export type RestockRequest = z.infer<typeof request>;

/** Reads the form; undefined for anything else. */
export function parseRestockRequest(form: FormData): RestockRequest | undefined {
  return request.safeParse(Object.fromEntries(form)).data;
}

/**
 * Requests a mail when a sold-out product is back, or cancels it; a request also puts the product in the wishlist.
 * Repeating either changes nothing. The product's row is locked, so that a restock at the same moment is not missed.
 * @returns whether a mail will be sent: not if the product is in stock or gone, nor to an unconfirmed address that
 * unsubscribed
 */
export async function askForRestock(
  db: Database,
  by: Actor | null,
  { intent, productId }: RestockRequest,
  language: Language,
): Promise<boolean> {
  authorize(by, "ask", "restock");
  const userId = by.id;
  return db.transaction(async (tx) => {
    if (intent === "withdraw") {
      const theirs = and(eq(stockAlerts.userId, userId), eq(stockAlerts.productId, productId));
      await tx.delete(stockAlerts).where(theirs);
      return false;
    }
    // The shopper is locked before the product, as by an order.
    await changeWishlist(tx, by, { intent: "put", productId });
    const soldOut = and(isOnSale, eq(products.id, productId), eq(products.stock, 0));
    const [found] = await tx.select({ id: products.id }).from(products).where(soldOut).for("share");
    if (!found) return false;
    const [shopper] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (!shopper || !(await askForNews(tx, shopper.email))) return false;
    await tx.insert(stockAlerts).values({ userId, productId, language }).onConflictDoNothing();
    return true;
  });
}
