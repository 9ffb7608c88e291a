import type { Product } from "#app/features/catalogue/product.ts";
import type { Place } from "../knowledge/knowledge.ts";
import type { ConcernId } from "../reading/understanding.ts";
import { isBodyAlone, isOfBody } from "./places.ts";
import type { Area, ProductFacts } from "./product-facts.ts";
import { OF_SHINE, OF_TONE } from "./purposes.ts";

const AREA: Partial<Record<ConcernId, Area>> = {
  dark_circles: "eyes",
  puffiness: "eyes",
  lips: "lips",
  kp: "body",
};
/** Concerns that a lip stick or an eye gel cannot be the answer to. */
const LOCAL: Record<Area, readonly ConcernId[]> = {
  face: [],
  eyes: ["dark_circles", "puffiness", "fine_lines", "wrinkles", "firmness"],
  lips: ["lips", "dryness", "eczema", "barrier"],
  body: ["kp", "texture", "dryness", "razor_bumps", "pih"],
};

/** How the place a product is for suits a concern there. */
export function areaFactor(area: Area, concern: ConcernId, places: readonly Place[]): number {
  const wanted = AREA[concern];
  if (wanted === area) return 1.8;
  if (wanted && area === "face") return wanted === "lips" ? 0.15 : 0.5;
  // A face serum is not for hands or heels.
  if (area === "face" && isBodyAlone(places)) return 0.6;
  if (area === "face") return 1;
  if (area === "body" && isOfBody(places) && LOCAL.body.includes(concern)) return 1.3;
  if (area === "eyes" && places.includes("eyes") && LOCAL.eyes.includes(concern)) return 2.2;
  if (area === "lips" && concern !== "lips") return LOCAL.lips.includes(concern) ? 0.45 : 0.1;
  // Whatever else is left, no eye gel for pimples.
  return LOCAL[area].includes(concern) ? 0.4 : area === "eyes" ? 0 : 0.1;
}

/** How a whole product, not one ingredient, suits a concern. */
export function formFactor(product: Product, facts: ProductFacts, concern: ConcernId): number {
  // Products that clear pores do not help spots on hands, whatever else they contain.
  if (OF_TONE.has(concern) && facts.ids.has("salicylic_acid") && !facts.rinsedOff) return 0.1;
  if (concern === "razor_bumps" && facts.ids.has("glycolic_acid") && !facts.rinsedOff)
    return facts.area === "body" ? 0.3 : 0.05;
  if (concern === "razor_bumps" && facts.forShaving) return facts.rinsedOff ? 1.5 : 2.5;
  if (concern === "perioral_derm") return facts.rinsedOff ? 3 : 0.2;
  // Products that loosen flakes are wrong for skin that is only dry.
  if (facts.ids.has("piroctone")) return concern === "seb_derm" || concern === "fungal_acne" ? 5 : 0.25;
  if (concern === "photoprotection") return facts.spf > 0 ? 1.5 : 0;
  if (["pih", "sun_spots", "melasma"].includes(concern) && facts.spf > 0)
    return facts.ids.has("iron_oxides") ? 1.1 : 0.9;
  if (["dryness", "eczema", "barrier", "menopause_skin"].includes(concern)) {
    return facts.spf > 0 ? 0.05 : product.category === "Moisturizer" ? 1.35 : 1;
  }
  if (
    [
      "acne",
      "hormonal_acne",
      "blackheads",
      "oiliness",
      "pores",
      "pie",
      "seb_derm",
      "fungal_acne",
      "milia",
    ].includes(concern) &&
    facts.rich
  )
    return 0.3;
  if (concern === "dehydration" && product.category === "Serum") return 1.2;
  // Pure vitamin C is the classic for light; an acid only takes off what dulls.
  if (concern === "dullness" && facts.ids.has("ascorbic_acid")) return 1.4;
  // Sun protection is no blemish care, whatever else it holds.
  if (facts.spf > 0 && OF_SHINE.has(concern)) return 0.1;
  return facts.spf > 0 ? 0.35 : 1;
}
