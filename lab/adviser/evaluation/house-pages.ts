import type { HousePage, ShopFacts } from "#app/expert/expert.ts";
import { sheetAsText } from "#app/features/house/load-sheet.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { demoCatalogueIn } from "./evaluation-catalogue.ts";
import { SHOP } from "./talk.ts";
import { LANGUAGES } from "#app/i18n/language.ts";

const PAGES = ["contact", "shipping", "returns", "questions", "privacy", "terms"] as const;
const FACTS = {
  email: SHOP.supportEmail,
  phone: SHOP.supportPhone,
  phoneDigits: SHOP.supportPhone.replace(/[^+\d]/g, ""),
  shippingFee: `$${(SHOP.shippingFee / 100).toFixed(2)}`,
};

/** The shop with its pages, for whoever answers from them. */
export const SHOP_WITH_PAGES: ShopFacts = {
  ...SHOP,
  pages: (language: Language): HousePage[] =>
    PAGES.map((name) => ({ name, title: name, text: sheetAsText(name, language, FACTS) })),
};

/** What the demo products are called in all languages. */
export async function demoNames(): Promise<Map<string, string[]>> {
  const shelves = LANGUAGES.map(demoCatalogueIn);
  return new Map(
    demoCatalogueIn("en").map(({ id }) => [
      id,
      shelves.flatMap((shelf) => shelf.find((one) => one.id === id)?.name ?? []),
    ]),
  );
}
