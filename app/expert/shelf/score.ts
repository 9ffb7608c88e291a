import { memoize, memoizeWeakly } from "#app/memoize.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import knowledge from "../knowledge/concerns.json" with { type: "json" };
import type { ConcernId, Found, SkinType, Understanding } from "../reading/understanding.ts";
import type { Ingredient } from "./inci.ts";
import { areaFactor, formFactor } from "./form.ts";
import { type Active, factsOf, type ProductFacts } from "./product-facts.ts";
import { personFactor } from "./suits-person.ts";

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
  /** Ordered by concern as the person named them, the strongest match first within each. */
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

/** The same as one number. */
export const heldFor = (facts: ProductFacts, concern: ConcernId): number => matchFor(facts, concern).points;

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

/** Concerns that merely restate a skin type: next to another concern they count as a condition, not as the aim. */
const CONDITION: Partial<Record<ConcernId, SkinType>> = {
  sensitivity: "sensitive",
  oiliness: "combination",
};
const AS_CONDITION = 0.35;

/**
 * Flaking and redness next to the nose belong to seborrheic dermatitis, not to dry skin; rough cheeks may belong to
 * rosacea.
 */
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
