import type { Product } from "#app/features/catalogue/product.ts";
import type { Language } from "#app/i18n/language.ts";
import seed from "#db/seed/catalogue.json" with { type: "json" };

/** The demo catalogue with the texts of one language, as the shop hands it to the expert. */
export function demoCatalogueIn(language: Language): Product[] {
  return seed.map(({ translations, packaging: _packaging, ...product }) => ({
    ...product,
    ...(language === "en" ? {} : translations[language]),
    category: product.category as Product["category"],
    concerns: product.concerns as Product["concerns"],
    claims: [],
    createdAt: "2026-01-01T00:00:00.000Z",
  }));
}
