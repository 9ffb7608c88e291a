import { notFor } from "#app/expert/shelf/about-product.ts";
import type { Language } from "#app/i18n/language.ts";
import { findPicture } from "./find-picture.server.ts";
import type { Product } from "./product.ts";
import type { ProductCard } from "./card.ts";
import { onlyAt } from "./time-of-day.ts";

/** The few facts that cards show. */
export function toCards(products: readonly Product[], language: Language): ProductCard[] {
  return products.map((product) => {
    const { id, name, category, kind, size, price, stock, imageUrl } = product;
    const [second] = product.images;
    // That a serum is not for children goes without saying on a card.
    const kept = notFor(product).filter((who) => who !== "child");
    const only = onlyAt(product.usage);
    return {
      id,
      name,
      category,
      kind,
      size,
      price,
      stock,
      picture: findPicture(imageUrl, language, name),
      ...(second && { second: findPicture(second, language, name) }),
      ...(kept.length > 0 && { notFor: kept }),
      ...(only && { only }),
    };
  });
}
