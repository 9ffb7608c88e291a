import type { Product } from "#app/features/catalogue/product.ts";
import { exclusionText } from "../words/exclusion-text.ts";
import { copyFor } from "../words/words.ts";
import type { Understanding } from "../reading/understanding.ts";
import type { ExclusionReason } from "./exclusion-reason.ts";
import { verdictForPerson } from "./verdict.ts";

/** Reasons that make a product less fitting, and are no reason to keep quiet about it. */
const SOFT: ReadonlySet<ExclusionReason> = new Set([
  "place",
  "event",
  "opposite_skin",
  "unasked",
  "gift",
  "texture",
  "time",
  "price",
  "out_of_stock",
]);

/** What speaks against a product for somebody. */
export interface Objection {
  product: Product;
  reason: ExclusionReason;
  /** Why, as the end of a sentence in the shopper's language. */
  why: string;
  /** The product is not to be offered at all; else it only fits less. */
  withheld: boolean;
}

/** The objection to a product for this person; undefined if there is none. */
export function objectionTo(product: Product, understanding: Understanding): Objection | undefined {
  const verdict = verdictForPerson(product, understanding);
  if (verdict.ok) return undefined;
  const { language } = understanding;
  const why = exclusionText(product, verdict, copyFor(language), language);
  return { product, reason: verdict.reason, why, withheld: !SOFT.has(verdict.reason) };
}
