import type { ShopFacts } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Language } from "#app/i18n/language.ts";

/** What a reply may rest on. */
export interface Ground {
  /** The language the reply must have. */
  language: Language;
  /** Every product of the shop, in the reply's language. */
  catalogue: readonly Product[];
  /** What products are called in the shop's other languages, by id. */
  otherNames?: ReadonlyMap<Product["id"], readonly string[]>;
  /** The shelf's verdict for this person; a withheld product may be named only in a sentence that rejects it. */
  mayBeNamed: (product: Product) => boolean;
  /** What the model was given: shop pages, tool results, order facts. Dates, links and figures must come from there. */
  known: { texts: readonly string[] };
  /** The house's pages, as they stand. */
  pages?: readonly string[];
  /** The shopper's own messages, oldest first. */
  said: readonly string[];
  /** The sentences of what was answered before in the conversation, oldest first. */
  earlier?: readonly string[];
  shop: ShopFacts;
}

/** Why a sentence is not shown; the log counts them. */
export const RULES = [
  /** Names, describes or goes on about a product, or what only withheld products hold, without saying no to it. */
  "product-not-for-person",
  /** A product that the shop does not have, or one that cannot be identified. */
  "unknown-product",
  /** Another house, its brands and shops. */
  "other-brand",
  "wrong-price",
  "wrong-size",
  /** A figure that stands nowhere. */
  "invented-number",
  /** "Contains", "without", "-free" against the INCI list. */
  "wrong-contents",
  /** Vegan, hypoallergenic, tested …: nothing we know supports it. */
  "unproven-claim",
  /** Healing, guarantees, results by a date. */
  "promise",
  "diagnosis",
  /** A word on changing, taking or dosing a medicine. */
  "medicine",
  /** "Safe" for a pregnancy, a baby, an allergy, beside a medicine. */
  "clearance",
  "home-remedy",
  /** Discounts, codes, gifts, refunds. */
  "offer",
  /** Days and times of delivery, dates. */
  "invented-date",
  /** Links, addresses, telephone numbers. */
  "foreign-contact",
  /** Guesses at origin, age, tone or sex. */
  "guess",
  "wrong-language",
  /** HTML, Markdown, letters of no width, pictures. */
  "not-plain",
  /** Rules, prompts, tools, data. */
  "leak",
  "claims-to-be-human",
  "too-long",
  "repeated",
  /** Goes on from a sentence that was left out. */
  "dangling",
] as const;
export type Rule = (typeof RULES)[number];

/** A sentence that was left out, and why. */
export interface Refusal {
  sentence: string;
  rules: readonly Rule[];
}
