import type { LanguageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../shelf/product-facts.ts";
import { strengthOf } from "../shelf/strength.ts";
import { wordsPattern } from "../knowledge/cues.ts";
import type { PerLanguage } from "../knowledge/knowledge.ts";
import qualities from "../knowledge/qualities.json" with { type: "json" };

/** What two products can be held against each other by. */
export type Quality = keyof typeof qualities;

const QUALITIES = Object.entries(qualities) as [Quality, PerLanguage<string>][];

/** The quality that a folded text compares by; `lead` stands before it: "the cheaper". */
export function qualityIn(text: string, tongue: LanguageTag, lead = ""): Quality | undefined {
  const before = lead && `${lead} `;
  return QUALITIES.find(([, words]) => wordsPattern(`${before}(?:${words[tongue]})`).test(text))?.[0];
}

const tinted = (product: Product): boolean =>
  product.ingredients.some((name) => /iron oxide|CI 7749/i.test(name));
/** How heavy a product's texture is, as far as the catalogue tells. */
const weightOf = (product: Product): number =>
  Number(factsOf(product).rich) * 2 +
  Number(product.category === "Moisturizer" && factsOf(product).spf === 0);

/** How much a product has of a quality. */
export const MEASURE: Record<Quality, (product: Product) => number> = {
  stronger: strengthOf,
  // Among equally mild products, prefers the one made for sensitive skin.
  gentler: (product) =>
    Number(product.concerns.includes("sensitivity")) * 0.01 -
    strengthOf(product) -
    Number(factsOf(product).scented) * 0.5,
  dearer: ({ price }) => price,
  cheaper: ({ price }) => -price,
  lighter: (product) => -weightOf(product),
  richer: weightOf,
  unseen: (product) => Number(tinted(product)) - Number(factsOf(product).spf > 0),
};
