import { inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { findPicture } from "#app/features/catalogue/find-picture.server.ts";
import { nameIn } from "#app/features/catalogue/list-products.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { CartLineView, CartView, CartLine } from "./cart.ts";

/** The cart with today's names, prices and stock; lines whose product is gone are left out quietly. */
export async function loadCart(
  db: Database,
  owner: { cart: CartLine[]; cartChanges: string[] },
  language: Language,
): Promise<CartView> {
  const lines = await describeLines(db, owner.cart, language);
  return { lines, applied: owner.cartChanges };
}

/** Lines with today's names, prices and stock; those whose product is gone are left out. */
export async function describeLines(
  db: Database,
  cart: readonly CartLine[],
  language: Language,
): Promise<CartLineView[]> {
  if (cart.length === 0) return [];
  const ids = cart.map((line) => line.productId);
  const { id, size, price, stock, imageUrl } = products;
  const rows = await db
    .select({ id, name: nameIn(language), size, price, stock, imageUrl })
    .from(products)
    .where(inArray(id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return cart.flatMap((line) => {
    const product = byId.get(line.productId);
    if (!product) return [];
    const { name, size, price, stock, imageUrl } = product;
    return [{ ...line, name, size, price, stock, picture: findPicture(imageUrl, language, name) }];
  });
}
