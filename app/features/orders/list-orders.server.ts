import { desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { findPicture } from "#app/features/catalogue/find-picture.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { PicturedOrder } from "./order.ts";

/** How many pictures stand for an order. */
const PICTURES = 3;

/** A shopper's own orders, newest first. */
export async function listOrders(
  db: Database,
  by: Actor | null,
  language: Language,
): Promise<PicturedOrder[]> {
  authorize(by, "readOwn", "order");
  const rows = await db
    .select({
      id: orders.id,
      status: orders.status,
      totalAmount: orders.totalAmount,
      createdAt: orders.createdAt,
      items: orders.items,
    })
    .from(orders)
    .where(eq(orders.userId, by.id))
    .orderBy(desc(orders.createdAt), orders.id);
  return rows.map(({ items, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    pictures: items.slice(0, PICTURES).map(({ imageUrl, name }) => findPicture(imageUrl, language, name)),
  }));
}
