import type { ConcernId } from "../reading/understanding.ts";

/** Marks and patches, of whatever they come. */
export const OF_TONE = new Set<ConcernId>(["pih", "melasma", "sun_spots"]);
/** What azelaic acid at its strength is bought for. */
export const OF_AZELAIC = new Set<ConcernId>([
  ...OF_TONE,
  "acne",
  "hormonal_acne",
  "rosacea",
  "redness",
  "pie",
]);
/** What shines or clogs. */
export const OF_SHINE = new Set<ConcernId>([
  "oiliness",
  "pores",
  "acne",
  "blackheads",
  "hormonal_acne",
  "fungal_acne",
  "seb_derm",
]);
/** What a cream comforts. */
export const OF_COMFORT = new Set<ConcernId>([
  "dryness",
  "barrier",
  "eczema",
  "sensitivity",
  "dehydration",
  "menopause_skin",
]);
/** Skin that is left in peace. */
export const OF_PEACE = new Set<ConcernId>([
  "sensitivity",
  "barrier",
  "eczema",
  "perioral_derm",
  "rosacea",
  "menopause_skin",
]);
/** What an acid for the body smooths. */
export const OF_ROUGH = new Set<ConcernId>(["kp", "texture", "razor_bumps"]);
/** What every acid reddens. */
export const OF_REDNESS = new Set<ConcernId>(["redness", "rosacea"]);
/** What years do. */
export const AGEING = new Set<ConcernId>(["fine_lines", "wrinkles", "firmness"]);
