import type { CannotTell, SkinAspect, SkinZone } from "#app/expert/skin-measures.ts";

/** Zones as they are named in a sentence; the cheeks are one place, because a mirrored picture swaps left and right. */
export type Place = Exclude<SkinZone, "left-cheek" | "right-cheek"> | "cheeks" | "one-cheek";

/** How clearly something shows. */
export type Clarity = "slight" | "clear";

/** Everything the analysis can say in one language. Cosmetic wording only: what is seen in a photo, never a cause. */
export interface SeeingWords {
  and: string;
  semicolon: string;
  places: Record<Place, string>;
  /** The sentence for what is visible, followed by its places ("" if none). */
  seen: Record<SkinAspect, Record<Clarity, (places: string) => string>>;
  /** Names for the list of aspects that hardly show, without `evenness`. */
  names: Record<SkinAspect, string>;
  hardly: (names: string) => string;
  evenTone: string;
  nothing: string;
  cannotTell: (names: string, why: string) => string;
  why: Record<CannotTell, string>;
  unsure: string;
  notInAPhoto: string;
  care: (products: string) => string;
  everydayCare: (products: string) => string;
  /** One product and the ingredients that speak for it; what they are for follows. */
  product: (name: string, actives: string) => string;
  purposes: Record<SkinAspect, string>;
  everyday: string;
  noCare: string;
  closing: string;
}

/** "a, b and c" in the language's own way. */
export function list(items: readonly string[], and: string): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;
}
