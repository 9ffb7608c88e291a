import type { Scored } from "./score.ts";

/** How a product is used, as far as its formula says. */
export type Role =
  | "retinoid"
  | "exfoliant"
  /** Glycolic acid: begun more slowly. */
  | "peel"
  /** An acid for the bumps that shaving leaves. */
  | "shaving"
  | "vitaminC"
  | "sunscreen"
  | "cleanser"
  | "enzyme"
  | "serum"
  /** Goes over the cream. */
  | "oil"
  /** Is begun alone. */
  | "azelaic"
  /** A cream with a mild acid beside something strong of the evening. */
  | "morningCream"
  | "cream"
  | "eyes"
  | "lips"
  | "body"
  | "care";

/** How a product is used, read from its formula. */
export function roleOf({ product, facts }: Pick<Scored, "product" | "facts">): Role {
  if (facts.spf > 0) return "sunscreen";
  if (facts.rinsedOff) return facts.ids.has("enzymes") ? "enzyme" : "cleanser";
  if (facts.area === "eyes") return "eyes";
  if (facts.area === "lips") return "lips";
  if (facts.area === "body") return "body";
  if (facts.retinoid) return "retinoid";
  if (facts.exfoliates) return "exfoliant";
  if (facts.ids.has("ascorbic_acid")) return "vitaminC";
  if (product.category === "Serum") return "serum";
  return product.category === "Moisturizer" ? "cream" : "care";
}
