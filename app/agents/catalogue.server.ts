import { keepWithCatalogue } from "#app/db/keep-with-catalogue.server.ts";
import { knownProducts } from "#app/expert/shelf/known-products.ts";
import { listProducts } from "#app/features/catalogue/list-products.server.ts";
import type { Language } from "#app/i18n/language.ts";

/** Everything on sale, for whoever looks for somebody: the same objects for as long as the catalogue is the same. */
export const shelf = keepWithCatalogue(async (db, language: Language) =>
  knownProducts(await listProducts(db, language)),
);
