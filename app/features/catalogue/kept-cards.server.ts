import { keepWithCatalogue } from "#app/db/keep-with-catalogue.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { listFeatured } from "./list-products.server.ts";
import { toCards } from "./product-cards.server.ts";
import { searchProducts } from "./search-products.server.ts";
import type { ShelfQuery } from "./shelf.ts";

/** The cards of the products that the owner put in front. */
export const featuredCards = keepWithCatalogue(async (db, language: Language) =>
  toCards(await listFeatured(db, language), language),
);

/** What `searchProducts` finds, as cards. */
export const shelfCards = keepWithCatalogue(async (db, query: ShelfQuery, language: Language) => {
  const { products, ...shelf } = await searchProducts(db, query, language);
  return { ...shelf, products: toCards(products, language) };
});
