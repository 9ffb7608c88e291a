import { inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { onSale } from "#app/db/on-sale.ts";
import { toProduct } from "#app/features/catalogue/list-products.server.ts";
import { toCards } from "#app/features/catalogue/product-cards.server.ts";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import type { Language } from "#app/i18n/language.ts";

/** The wished-for products, the latest wish first; those no longer on sale are left out. */
export async function loadWishlist(
  db: Database,
  wishlist: readonly string[],
  language: Language,
): Promise<ProductCard[]> {
  if (wishlist.length === 0) return [];
  const rows = await db
    .select()
    .from(onSale)
    .where(inArray(onSale.id, [...wishlist]));
  const found = rows.map((row) => toProduct(row, language));
  const latestFirst = found.sort((a, b) => wishlist.indexOf(b.id) - wishlist.indexOf(a.id));
  return toCards(latestFirst, language);
}
