import { inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { onSale } from "#app/db/on-sale.ts";
import { products } from "#app/db/schema.ts";
import { findPicture } from "#app/features/catalogue/find-picture.server.ts";
import { nameIn } from "#app/features/catalogue/list-products.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { CartLine, CartLineView, CartView, GoneLine } from "./cart.ts";

const carts = new WeakMap<object, Promise<CartView>>();

/** The cart of who asks, read once for all parts of a reply that show it; `viewer` is looked up anew for each request. */
export function loadOwnCart(db: Database, viewer: Owner, language: Language): Promise<CartView> {
  const cart = carts.get(viewer) ?? loadCart(db, viewer, language);
  carts.set(viewer, cart);
  return cart;
}

interface Owner {
  cart: CartLine[];
  cartChanges: string[];
}

/** The cart with today's names, prices and stock; what is off sale is only named, and what is deleted left out quietly. */
export async function loadCart(db: Database, owner: Owner, language: Language): Promise<CartView> {
  const lines = await describeLines(db, owner.cart, language);
  const missing = owner.cart.filter(({ productId }) => lines.every((line) => line.productId !== productId));
  const gone = await nameGone(db, missing, language);
  return { lines, applied: owner.cartChanges, ...(gone.length > 0 && { gone }) };
}

async function nameGone(db: Database, lines: readonly CartLine[], language: Language): Promise<GoneLine[]> {
  if (lines.length === 0) return [];
  const ids = lines.map(({ productId }) => productId);
  return db
    .select({ productId: products.id, name: nameIn(language, products) })
    .from(products)
    .where(inArray(products.id, ids));
}

/** Lines with today's names, prices and stock; those whose product is not on sale are left out. */
export async function describeLines(
  db: Database,
  cart: readonly CartLine[],
  language: Language,
): Promise<CartLineView[]> {
  if (cart.length === 0) return [];
  const ids = cart.map((line) => line.productId);
  const { id, size, price, stock, imageUrl } = onSale;
  const rows = await db
    .select({ id, name: nameIn(language), size, price, stock, imageUrl })
    .from(onSale)
    .where(inArray(id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return cart.flatMap((line) => {
    const product = byId.get(line.productId);
    if (!product) return [];
    const { name, size, price, stock, imageUrl } = product;
    return [{ ...line, name, size, price, stock, picture: findPicture(imageUrl, language, name) }];
  });
}
