import { memoize, memoizeWeakly } from "#app/memoize.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import knowledge from "../knowledge/concerns.json" with { type: "json" };
import type { Place } from "../knowledge/knowledge.ts";
import { latest } from "../person/fact.ts";
import { isEasilyUpset } from "../understanding/skin-types.ts";
import type { ConcernId, Found, SkinType, Understanding } from "../understanding/understanding.ts";
import type { Ingredient } from "./inci.ts";
import { type Active, type Area, factsOf, type ProductFacts } from "./product-facts.ts";

/** Why a product fits: this ingredient speaks to this concern. */
export interface Match {
  concern: ConcernId;
  ingredient: Ingredient;
  points: number;
}

export interface Scored {
  product: Product;
  facts: ProductFacts;
  score: number;
  /** By concern, in the order the person named them; strongest first within one. */
  readonly matches: Match[];
  byConcern: Map<ConcernId, number>;
  /** The concern this product answers best, next to the others on the shelf; set when ranked. */
  lead?: ConcernId;
}

/** Below C nothing is claimed, so nothing counts. */
const GRADE: Record<string, number> = { A: 4, B: 3, C: 1.6 };

interface ConcernRule {
  first: ReadonlySet<string>;
  second: ReadonlySet<string>;
}

/** Where the knowledge base names no active, the nearest concern lends its own: soothing care around the mouth. */
const LENDS: Partial<Record<ConcernId, ConcernId>> = { perioral_derm: "sensitivity" };

const ruleFor = memoize((concern: ConcernId): ConcernRule => {
  const own = knowledge.concerns.find((item) => item.id === concern)?.rule;
  return { first: new Set(own?.actives_first), second: new Set(own?.actives_second) };
});

function gradeOf(ingredient: Ingredient, concern: ConcernId): number {
  const lent = LENDS[concern];
  const found = ingredient.concerns.find((item) => item.concern === concern || item.concern === lent);
  return GRADE[found?.grade ?? ""] ?? 0;
}

/** True when the knowledge base says this ingredient does something for this concern, so that we may say it too. */
function isEvident(ingredient: Ingredient, concern: ConcernId): boolean {
  return gradeOf(ingredient, concern) > 0 || ruleFor(concern).first.has(ingredient.id);
}

/** Points by grade of evidence, more for what the knowledge base names first. */
function pointsOf(active: Active, concern: ConcernId, rinsedOff: boolean): number {
  const { first, second } = ruleFor(concern);
  const preferred = first.has(active.ingredient.id) ? 4 : second.has(active.ingredient.id) ? 2 : 0;
  return Math.max(gradeOf(active.ingredient, concern), preferred) * active.presence * (rinsedOff ? 0.45 : 1);
}

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

const OF_THE_BODY = new Set<Place>(["body", "hands", "feet"]);

function areaFactor(area: Area, concern: ConcernId, places: readonly Place[]): number {
  const wanted = AREA[concern];
  if (wanted === area) return 1.8;
  if (wanted && area === "face") return wanted === "lips" ? 0.15 : 0.5;
  // A face serum is not for hands or heels.
  if (area === "face" && places.length > 0 && places.every((place) => OF_THE_BODY.has(place))) return 0.6;
  if (area === "face") return 1;
  if (area === "body" && places.some((place) => OF_THE_BODY.has(place)) && LOCAL.body.includes(concern))
    return 1.3;
  if (area === "eyes" && places.includes("eyes") && LOCAL.eyes.includes(concern)) return 2.2;
  if (area === "lips" && concern !== "lips") return LOCAL.lips.includes(concern) ? 0.45 : 0.1;
  return LOCAL[area].includes(concern) ? 0.4 : 0.1;
}

/** How a whole product, not one ingredient, suits a concern. */
function formFactor(product: Product, facts: ProductFacts, concern: ConcernId): number {
  // What clears pores is no answer to spots on hands, whatever else it holds.
  if (OF_TONE.has(concern) && facts.ids.has("salicylic_acid") && !facts.rinsedOff) return 0.1;
  if (concern === "razor_bumps" && facts.ids.has("glycolic_acid") && !facts.rinsedOff) return 0.3;
  if (concern === "razor_bumps" && facts.forShaving) return facts.rinsedOff ? 1.5 : 2.5;
  if (concern === "perioral_derm") return facts.rinsedOff ? 3 : 0.2;
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
  if (facts.ids.has("piroctone")) return concern === "seb_derm" || concern === "fungal_acne" ? 5 : 0.25;
  if (concern === "dehydration" && product.category === "Serum") return 1.2;
  // Pure vitamin C is the classic for light; an acid only takes off what dulls.
  if (concern === "dullness" && facts.ids.has("ascorbic_acid")) return 1.4;
  // Sun protection is no blemish care, whatever else it holds.
  if (facts.spf > 0 && OF_SHINE.has(concern)) return 0.1;
  return facts.spf > 0 ? 0.35 : 1;
}

/** Dry and shiny at once, or by places. */
function isMixed({ skinTypes, concerns }: Understanding): boolean {
  const says = (...ids: ConcernId[]) => concerns.some(({ id }) => ids.includes(id));
  return skinTypes.includes("combination") || (says("oiliness") && says("dryness", "dehydration"));
}

function typeFactor(facts: ProductFacts, types: readonly SkinType[]): number {
  let factor = 1;
  const leads = facts.actives.filter((active) => active.presence > 0.5).map((active) => active.ingredient);
  for (const type of types) {
    if (leads.some((ingredient) => (ingredient.skin_types_caution as readonly string[]).includes(type)))
      factor *= 0.75;
    if (type === "oily" && facts.rich) factor *= 0.55;
    if (type === "dry" && facts.rich) factor *= 1.2;
  }
  return factor;
}

/** With little money every so many cents make a product less of an answer, down to a least. */
const CENTS_A_STEP = 7_000;
const LEAST_WORTH = 0.25;

function personFactor(product: Product, facts: ProductFacts, understanding: Understanding): number {
  const mixed = isMixed(understanding);
  let factor = typeFactor(
    facts,
    mixed ? understanding.skinTypes.filter((type) => type !== "dry") : understanding.skinTypes,
  );
  if (mixed && facts.rich) factor *= 0.7;
  // A sum that was named sets the limit itself; without one, little money means little is spent.
  if (understanding.modifiers.includes("budget") && !latest(understanding.person, "budget"))
    factor *= Math.max(LEAST_WORTH, 1.8 - product.price / CENTS_A_STEP);
  if (understanding.modifiers.includes("deep_skin")) {
    if (facts.ids.has("glycolic_acid") && facts.exfoliates) factor *= 0.6;
    if (facts.spf > 0 && facts.ids.has("iron_oxides")) factor *= 1.4;
  }
  if (understanding.modifiers.includes("teen")) factor *= factorForTeens(product, facts, understanding);
  factor *= aimFactor(product, facts, understanding);
  if (understanding.textures.some((texture) => texture.test(product.name))) factor *= 3;
  if (understanding.wanted.some((id) => facts.ids.has(id))) factor *= 2.5;
  if (understanding.modifiers.includes("pregnant") && facts.ids.has("salicylic_acid") && !facts.rinsedOff)
    factor *= 0.6;
  return factor;
}

const OF_TONE = new Set<ConcernId>(["pih", "melasma", "sun_spots"]);
/** What azelaic acid at its strength is bought for. */
const OF_AZELAIC = new Set<ConcernId>([...OF_TONE, "acne", "hormonal_acne", "rosacea", "redness", "pie"]);
const OF_SHINE = new Set<ConcernId>([
  "oiliness",
  "pores",
  "acne",
  "blackheads",
  "hormonal_acne",
  "fungal_acne",
  "seb_derm",
]);
const OF_COMFORT = new Set<ConcernId>([
  "dryness",
  "barrier",
  "eczema",
  "sensitivity",
  "dehydration",
  "menopause_skin",
]);
const OF_PEACE = new Set<ConcernId>([
  "sensitivity",
  "barrier",
  "eczema",
  "perioral_derm",
  "rosacea",
  "menopause_skin",
]);
/** Dearer than this takes a reason, in cents. */
const DEAR = 20_000;

/** What is made for something else is not the answer because of what else it holds; nor is the dearest by itself. */
function aimFactor(product: Product, facts: ProductFacts, understanding: Understanding): number {
  const { concerns, skinTypes, places } = understanding;
  const tone = facts.ids.has("tranexamic_acid") || facts.ids.has("alpha_arbutin");
  const about = (ids: ReadonlySet<ConcernId>) => concerns.some(({ id }) => ids.has(id));
  let factor = tone && !about(OF_TONE) ? 0.4 : 1;
  if (facts.ids.has("azelaic_acid") && !about(OF_AZELAIC)) factor *= 0.4;
  const shiny = skinTypes.includes("oily") || isMixed(understanding);
  // What keeps shine down does not give light.
  if (facts.ids.has("zinc_pca") && concerns.some(({ id }) => id === "dullness") && !about(OF_SHINE) && !shiny)
    factor *= 0.5;
  // What smooths rough arms is no cream for hands that only are dry.
  const handsOnly = places.includes("hands") && concerns.every(({ id }) => id === "dryness");
  if (handsOnly && facts.area === "body" && facts.exfoliates) factor *= 0.15;
  // A scent is for those who ask for one.
  if (facts.scented) factor *= 0.7;
  const comfort = concerns.length > 0 && concerns.every(({ id }) => OF_COMFORT.has(id));
  if (facts.ids.has("zinc_pca") && comfort && !shiny) factor *= 0.5;
  const acid = facts.ids.has("gluconolactone") && !facts.rinsedOff;
  if (acid && !shiny && (comfort || skinTypes.includes("dry"))) factor *= 0.5;
  // Skin that reacts to everything is not begun on an acid, however mild.
  if (acid && (about(OF_PEACE) || isEasilyUpset(understanding))) factor *= 0.3;
  return product.price > DEAR ? factor * 0.7 : factor;
}

/** Months of age. */
const OLD_ENOUGH = 14 * 12;

/** A mild wash, a light cream, SPF: what we say to young people is also what we show them first. */
function factorForTeens(product: Product, facts: ProductFacts, { person }: Understanding): number {
  const price = product.price > 6000 ? 0.5 : 1;
  // An acid that stays on is not begun at twelve.
  const months = latest(person, "age")?.months ?? OLD_ENOUGH;
  if (facts.exfoliates && !facts.rinsedOff && facts.area === "face" && months < OLD_ENOUGH) return 0.05;
  if (facts.rinsedOff) return 2.5 * price;
  return (facts.exfoliates || facts.ids.has("azelaic_acid") ? 0.4 : 1) * price;
}

interface ConcernMatch {
  matches: readonly Match[];
  points: number;
}

const matchesOf = memoizeWeakly((facts: ProductFacts) =>
  memoize((concern: ConcernId) => findMatch(facts, concern)),
);

/** What a product holds for a concern: a fact about the product alone, so worked out once. */
function matchFor(facts: ProductFacts, concern: ConcernId): ConcernMatch {
  return matchesOf(facts)(concern);
}

function findMatch(facts: ProductFacts, concern: ConcernId): ConcernMatch {
  const matches = facts.actives
    .map((active) => ({
      concern,
      ingredient: active.ingredient,
      points: pointsOf(active, concern, facts.rinsedOff),
    }))
    .filter((match) => match.points > 0.3 && isEvident(match.ingredient, concern))
    .sort((a, b) => b.points - a.points);
  return { matches, points: sumOf(matches) };
}

/** Only the first few actives count fully: a long list of small ones is not a strong product. */
function sumOf(matches: readonly Match[]): number {
  return matches.reduce((sum, match, position) => sum + match.points * 0.45 ** position, 0);
}

/** What a type of skin that was named sounds like, beside an aim of its own: a condition, not the aim. */
const CONDITION: Partial<Record<ConcernId, SkinType>> = {
  sensitivity: "sensitive",
  oiliness: "combination",
};
const AS_CONDITION = 0.35;

/** Flakes and red beside the nose are not dry skin's, whatever else they are called; nor is what rosacea does to cheeks. */
const PARTS: readonly [part: ConcernId, of: ConcernId][] = [
  ["dryness", "seb_derm"],
  ["redness", "seb_derm"],
  ["texture", "rosacea"],
];
const isPart = (id: ConcernId, concerns: readonly Found<ConcernId>[]): boolean =>
  PARTS.some(([part, of]) => part === id && concerns.some((other) => other.id === of));

/** How much a concern counts: by how clearly it was said; "sensitive" beside something else is a condition, not the aim. */
function weightOf(found: Found<ConcernId>, { skinTypes, concerns }: Understanding): number {
  const type = CONDITION[found.id];
  if (type && skinTypes.includes(type) && concerns.length > 1) return AS_CONDITION;
  if (isPart(found.id, concerns)) return AS_CONDITION;
  return Math.min(1.5, Math.max(0.7, found.strength));
}

/** A retinoid or an acid that stays on skin is worth its sting only where it is what helps. */
function strengthFactor(facts: ProductFacts, { concerns }: Understanding): number {
  if (facts.strong.size === 0 || facts.rinsedOff) return 1;
  const helps = concerns.some(({ id }) =>
    matchFor(facts, id).matches.some((match) => facts.strong.has(match.ingredient.id)),
  );
  return helps ? 1 : 0.15;
}

/** A wash whose label is for those who shave is one, whatever stays behind of what it holds. */
const OF_LABEL = 2;

function withLabel(facts: ProductFacts, concern: ConcernId): Pick<ConcernMatch, "points"> {
  const match = matchFor(facts, concern);
  const made = concern === "razor_bumps" && facts.forShaving;
  return made && match.points < OF_LABEL ? { points: OF_LABEL } : match;
}

/** What a product does for one concern of a person. */
function pointsFor(
  product: Product,
  facts: ProductFacts,
  found: Found<ConcernId>,
  understanding: Understanding,
): number {
  const { points } = withLabel(facts, found.id);
  if (points === 0) return 0;
  const fit = areaFactor(facts.area, found.id, understanding.places) * formFactor(product, facts, found.id);
  return points * fit * weightOf(found, understanding);
}

/** All that counts beside what the product is for. */
function factorOf(product: Product, facts: ProductFacts, understanding: Understanding): number {
  const wish = understanding.category === product.category ? 1.5 : 1;
  return personFactor(product, facts, understanding) * strengthFactor(facts, understanding) * wish;
}

/** The score alone, as `scoreProduct` has it: for the thousands that are compared and not shown. */
export function scoreOf(product: Product, understanding: Understanding): number {
  const facts = factsOf(product);
  let total = 0;
  for (const found of understanding.concerns) total += pointsFor(product, facts, found, understanding);
  return total === 0 ? 0 : total * factorOf(product, facts, understanding);
}

/** Scores one product for one person from its own INCI list, category and use. */
export function scoreProduct(product: Product, understanding: Understanding): Scored {
  const facts = factsOf(product);
  const byConcern = new Map<ConcernId, number>();
  let total = 0;
  for (const found of understanding.concerns) {
    const points = pointsFor(product, facts, found, understanding);
    byConcern.set(found.id, points);
    total += points;
  }
  return {
    product,
    facts,
    score: total * factorOf(product, facts, understanding),
    byConcern,
    // Read for the few that are shown, not for the thousands that are scored.
    get matches() {
      return understanding.concerns.flatMap(({ id }) => matchFor(facts, id).matches);
    },
  };
}
