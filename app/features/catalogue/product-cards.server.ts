import type { Language } from "#app/i18n/language.ts";
import { findPicture } from "./find-picture.server.ts";
import type { Product } from "./product.ts";
import type { ProductCard } from "./card.ts";

/** The few facts that cards show. */
export function toCards(products: readonly Product[], language: Language): ProductCard[] {
  return products.map(({ id, name, category, kind, size, price, stock, imageUrl, images: [second] }) => ({
    id,
    name,
    category,
    kind,
    size,
    price,
    stock,
    picture: findPicture(imageUrl, language, name),
    ...(second && { second: findPicture(second, language, name) }),
  }));
}
