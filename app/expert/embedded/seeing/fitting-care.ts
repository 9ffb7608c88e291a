import type { Product } from "#app/features/catalogue/product.ts";
import { type Language, languageTag } from "#app/i18n/language.ts";
import type { SkinAspect } from "#app/expert/skin-measures.ts";
import ingredients from "../knowledge/ingredients.json" with { type: "json" };

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
const CONCERNS: Record<SkinAspect, readonly string[]> = {
  redness: ["redness"],
  shine: ["oiliness"],
  texture: ["texture"],
  spots: ["sun_spots", "pih"],
  evenness: ["pih", "dullness"],
  "under-eye-darkness": ["dark_circles"],
};
const EVERYDAY = ["barrier", "dryness", "photoprotection"];

/** How much an ingredient's evidence grade counts; it chooses, it is never printed. */
const GRADES: Record<string, number> = { A: 1, B: 0.8, C: 0.5, D: 0.15 };
const FEWEST_POINTS = 0.3;
const MOST_PRODUCTS = 3;

/** Nobody was asked about pregnancy or prescriptions, so what would need that question is not picked by a camera. */
const NEVER_PICKED = new Set(
  ingredients.filter((one) => one.pregnancy === "avoid" || one.family.endsWith("_drug")).map((one) => one.id),
);
/** Where redness is seen: strong exfoliants and what stings. Irritation 0 to 3. */
const STINGS = new Set(
  ingredients
    .filter((one) => one.irritation >= 2 && one.id !== "azelaic_acid")
    .map((one) => one.id)
    .concat("fragrance"),
);
/** Water is in nearly everything, and says nothing. */
const NOT_AN_ACTIVE = new Set(["thermal_water"]);

/** Made for the skin around the eyes, in the shop's three languages; it is for nothing else. */
const EYE_CARE = /\b(eye|eyes|regard|yeux|ojos|contorno)\b/i;

type Ingredient = (typeof ingredients)[number];

const BY_INCI = new Map<string, Ingredient>(
  ingredients
    .filter((one) => !NOT_AN_ACTIVE.has(one.id))
    .flatMap((one) => one.inci.map((name) => [folded(name), one] as const)),
);

function folded(name: string): string {
  return name
    .toLowerCase()
    .replace(/\(.*?\)/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

interface Active {
  ingredient: Ingredient;
  /** What its place in the list is worth, 1 at the front. */
  presence: number;
}

/** The known ingredients of a product, each once. */
function activesOf(product: Product): Active[] {
  const found = new Map<string, Active>();
  product.ingredients.forEach((name, place) => {
    const ingredient = BY_INCI.get(folded(name));
    if (!ingredient || found.has(ingredient.id)) return;
    const presence = place < 6 ? 1 : place < 12 ? 0.75 : 0.45;
    found.set(ingredient.id, { ingredient, presence });
  });
  return [...found.values()];
}

function points(active: Active, concerns: readonly string[]): number {
  const grades = active.ingredient.concerns
    .filter((one) => concerns.includes(one.concern))
    .map((one) => GRADES[one.grade] ?? 0);
  return active.presence * Math.max(0, ...grades);
}

interface Rated {
  product: Product;
  actives: Active[];
  /** Points for each aspect looked for, in its order. */
  perAspect: number[];
}

/** At most three products in stock that fit what was seen, best first; the same input gives the same order. */
export function fittingCare(
  seen: readonly SeenAspect[],
  catalogue: readonly Product[],
  language: Language,
): FittingCare[] {
  const gentle = seen.some((one) => one.aspect === "redness");
  const wanted = seen.length > 0 ? seen.map((one) => CONCERNS[one.aspect]) : [EVERYDAY];
  const weights = seen.length > 0 ? seen.map((one) => one.weight) : [1];
  const rated = catalogue.flatMap((product): Rated[] => {
    const actives = activesOf(product);
    const kept = product.stock > 0 && actives.every((active) => mayBePicked(active.ingredient.id, gentle));
    if (!kept) return [];
    const forEyes = EYE_CARE.test(product.name);
    const perAspect = wanted.map((concerns, i) => {
      if (forEyes && seen[i]?.aspect !== "under-eye-darkness") return 0;
      const best = actives.map((active) => points(active, concerns)).sort((one, other) => other - one);
      return (weights[i] ?? 0) * ((best[0] ?? 0) + 0.3 * (best[1] ?? 0));
    });
    return [{ product, actives, perAspect }];
  });
  return pick(rated).map((one) => toCare(one, seen, wanted, language));
}

function mayBePicked(id: string, gentle: boolean): boolean {
  return !NEVER_PICKED.has(id) && !(gentle && STINGS.has(id));
}

/** Best first; what an aspect or a category already has counts less, so that three products are not the same thing. */
function pick(rated: readonly Rated[]): Rated[] {
  const chosen: Rated[] = [];
  const left = new Set(rated);
  while (chosen.length < MOST_PRODUCTS) {
    let best: Rated | undefined;
    let most = FEWEST_POINTS;
    for (const one of left) {
      const worth = worthNow(one, chosen);
      if (worth > most) [best, most] = [one, worth];
    }
    if (!best) break;
    chosen.push(best);
    left.delete(best);
  }
  return chosen;
}

/** Exfoliates or stings: one such product is enough for one face. */
function isStrong(one: Rated): boolean {
  return one.actives.some((active) => active.ingredient.irritation >= 2);
}

function worthNow(one: Rated, chosen: readonly Rated[]): number {
  if (isStrong(one) && chosen.some(isStrong)) return 0;
  const sum = one.perAspect.reduce((total, value, i) => {
    const covered = chosen.filter((other) => (other.perAspect[i] ?? 0) > FEWEST_POINTS).length;
    return total + value * 0.55 ** covered;
  }, 0);
  return chosen.some((other) => other.product.category === one.product.category) ? sum * 0.7 : sum;
}

function toCare(
  one: Rated,
  seen: readonly SeenAspect[],
  wanted: readonly (readonly string[])[],
  language: Language,
): FittingCare {
  const strongest = one.perAspect.indexOf(Math.max(...one.perAspect));
  const concerns = wanted[strongest] ?? [];
  const actives = one.actives
    .map((active) => ({ active, worth: points(active, concerns) }))
    .filter(({ worth }) => worth > 0.1)
    .sort((first, second) => second.worth - first.worth)
    .slice(0, 2)
    .map(({ active }) => active.ingredient.names[languageTag(language)][0] ?? active.ingredient.id);
  return { product: one.product, actives, aspect: seen[strongest]?.aspect };
}
