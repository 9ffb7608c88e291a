import type { Product } from "#app/features/catalogue/product.ts";
import type { Language } from "#app/i18n/language.ts";
import type { SkinAspect } from "#app/expert/skin-measures.ts";
import { chooseProducts } from "../shelf/choose.ts";
import type { Scored } from "../shelf/score.ts";
import { understandMessage } from "../reading/understand.ts";
import type { ConcernId, Understanding } from "../reading/understanding.ts";
import { ingredientName } from "../words/reasons.ts";

/** Something seen in the picture that care may fit; `weight` 0 to 1 says how much. */
export interface SeenAspect {
  aspect: SkinAspect;
  weight: number;
}

/** A product, the actives that speak for it (in the shopper's language) and the aspect they fit best. */
export interface FittingCare {
  product: Product;
  actives: string[];
  /** `undefined` for everyday care, when nothing stood out. */
  aspect: SkinAspect | undefined;
}

/** The concerns of the knowledge base behind each aspect. */
const CONCERNS: Record<SkinAspect, readonly ConcernId[]> = {
  redness: ["redness"],
  shine: ["oiliness"],
  texture: ["texture"],
  spots: ["sun_spots", "pih"],
  evenness: ["pih", "dullness"],
  "under-eye-darkness": ["dark_circles"],
};
const EVERYDAY: readonly ConcernId[] = ["barrier", "dryness", "photoprotection"];

const MOST_PRODUCTS = 3;
const MOST_ACTIVES = 2;

/** Nobody said anything, so nothing is known but what the picture shows. */
function seenBy(seen: readonly SeenAspect[], language: Language): Understanding {
  const shown = seen.flatMap(({ aspect, weight }) =>
    CONCERNS[aspect].map((id) => ({ id, strength: weight })),
  );
  const everyday = EVERYDAY.map((id) => ({ id, strength: 1 }));
  return {
    ...understandMessage("", language),
    kind: "concern",
    unasked: true,
    concerns: (seen.length > 0 ? shown : everyday).map((found) => ({ ...found, because: [] })),
  };
}

/** At most three products in stock that fit what was seen, best first; the same input gives the same order. */
export function fittingCare(
  seen: readonly SeenAspect[],
  catalogue: readonly Product[],
  language: Language,
): FittingCare[] {
  const picked = chooseProducts(seenBy(seen, language), catalogue).slice(0, MOST_PRODUCTS);
  return picked.map((scored) => ({
    product: scored.product,
    actives: activesOf(scored, language),
    aspect: seen.find(({ aspect }) => CONCERNS[aspect].some((id) => id === scored.lead))?.aspect,
  }));
}

function activesOf({ lead, matches }: Scored, language: Language): string[] {
  const own = matches.filter(({ concern }) => concern === lead).map(({ ingredient }) => ingredient);
  const names = (own.length > 0 ? own : matches.map(({ ingredient }) => ingredient)).map((ingredient) =>
    ingredientName(ingredient, language),
  );
  return [...new Set(names)].slice(0, MOST_ACTIVES);
}
