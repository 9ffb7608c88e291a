import type { Product } from "#app/features/catalogue/product.ts";
import { has, latest } from "../reading/person/fact.ts";
import type { ConcernId, Understanding } from "../reading/understanding.ts";
import { asksForProduct } from "../reading/wishes.ts";
import { askedShelf, asksCheap, cheapestOf, giftsWithin, ofEachKind, withKind } from "./asked-shelf.ts";
import { asNeeded, companionsFor, withCompanions, withSun } from "./companions.ts";
import { coveringAll } from "./cover.ts";
import { ENOUGH, LEAST_POINTS, leftOver, POOL, wantedCount, WORTH_SHARE } from "./how-many.ts";
import { clashes, pickOne } from "./pick.ts";
import { isBodyAlone, isOfBody } from "./places.ts";
import { AGEING, OF_SHINE, OF_TONE } from "./purposes.ts";
import { isBlocked, rankProducts } from "./rank.ts";
import type { Scored } from "./score.ts";

/** Concerns where one product, or only what was asked for, is the better answer. */
const ALONE = new Set<ConcernId>([
  "perioral_derm",
  "lips",
  "kp",
  "puffiness",
  "dark_circles",
  "photoprotection",
  "seb_derm",
  "razor_bumps",
]);

/** The kind that was asked for, plus the best product for the concern. */
function withServing(
  first: Scored,
  ranked: readonly Scored[],
  understanding: Understanding,
  catalogue: readonly Product[],
): Scored[] {
  const most = Math.min(2, wantedCount(understanding));
  const serving = ranked.find(
    (one) =>
      bestPoints(one) >= LEAST_POINTS &&
      one.facts.strong.size === 0 &&
      one.product !== first.product &&
      one.product.price <= leftOver(understanding, [first]) &&
      !clashes(one, [first], understanding),
  );
  const sun = rankProducts(withCompanions(understanding), catalogue, understanding).find(
    ({ facts, product }) => facts.spf > 0 && product.price <= leftOver(understanding, [first]),
  );
  const ages = understanding.concerns.some(({ id }) => AGEING.has(id));
  const beside = serving ?? (ages ? sun : undefined);
  return beside ? [first, beside].slice(0, most) : [first];
}

const bestPoints = ({ byConcern }: Scored): number => Math.max(0, ...byConcern.values());

/** The cheapest set that covers every concern, and nothing beyond it. */
function cheapFor(
  understanding: Understanding,
  ranked: readonly Scored[],
  shelf: readonly Scored[],
  catalogue: readonly Product[],
): Scored[] {
  // Little money takes nothing from what a product does.
  const modifiers = understanding.modifiers.filter((one) => one !== "budget");
  const anySum = shelf === ranked ? rankProducts({ ...understanding, modifiers }, catalogue) : shelf;
  const [first] = anySum;
  if (!first) return [];
  const cheapest = cheapestOf(anySum, first).slice(0, latest(understanding.person, "count")?.count);
  return coveringAll(cheapest, anySum.slice(0, POOL), understanding);
}

const KIND_WORTH_SHARE = 0.25;

function chosenFor(understanding: Understanding, catalogue: readonly Product[]): Scored[] {
  const ranked = rankProducts(understanding, catalogue);
  const asked = understanding.concerns.length > 0 || understanding.wanted.length > 0;
  // Nobody is offered a retinoid who asked for nothing in particular.
  const found = askedShelf(asked ? ranked : ranked.filter(({ facts }) => !facts.retinoid), understanding);
  const shelf = withKind(found, understanding, catalogue);
  const [first] = shelf;
  if (!first) return [];
  const { wish, concerns, person, also } = understanding;
  if (wish === "gift" && concerns.length === 0 && has(person, "budget"))
    return giftsWithin(ranked, understanding);
  const both = also ? ofEachKind(ranked, understanding, catalogue) : [];
  if (both.length > 1) return understanding.sunToo ? withSun(both, false, understanding, catalogue) : both;
  if (asksCheap(understanding)) return cheapFor(understanding, ranked, shelf, catalogue);
  // A cream that does nothing for the concern is paired with a product that does.
  const washes = understanding.category === "Cleanser";
  if (found !== shelf && !washes && concerns.length > 0)
    return withServing(first, ranked, understanding, catalogue);
  const picked = [first];
  // Beside the kind that was asked for, another of it has to be worth as much.
  const floor = first.score * (shelf === ranked ? WORTH_SHARE : KIND_WORTH_SHARE);
  const pool = shelf.slice(0, POOL);
  while (picked.length < wantedCount(understanding)) {
    const next = pickOne(pool, picked, understanding, floor * 0.6);
    if (!next) break;
    picked.push(next);
  }
  // If an ingredient was asked for, the other concerns are covered from the whole shelf.
  const others = understanding.category ? pool : ranked.slice(0, POOL);
  const covering = coveringAll(picked, others, understanding);
  return withSun(covering, shelf !== ranked, understanding, catalogue);
}

/** As many as were asked for, or as many as make sense. */
function isCounted(picked: readonly Scored[], { person }: Understanding): boolean {
  const count = latest(person, "count")?.count;
  return count !== undefined && picked.length >= Math.min(count, ENOUGH);
}

/** Marks need what fades them and what keeps the light off, and no more. */
function isShieldedPair(picked: readonly Scored[], { concerns }: Understanding): boolean {
  const shielded = picked.length > 1 && picked.some(({ facts }) => facts.spf > 0);
  return shielded && concerns.every(({ id }) => OF_TONE.has(id));
}

/** One to five products, best first, varied across the steps of a routine; none when a red flag blocks. */
export function chooseProducts(told: Understanding, catalogue: readonly Product[]): Scored[] {
  if (isBlocked(told)) return [];
  const understanding = asNeeded(told);
  const picked = chosenFor(understanding, catalogue);
  const asked =
    asksForProduct(understanding) ||
    isCounted(picked, understanding) ||
    // Within a sum nothing is added that was not asked for, unless more were wanted.
    (has(understanding.person, "budget") && !has(understanding.person, "count")) ||
    understanding.concerns.some(({ id }) => ALONE.has(id)) ||
    isOfBody(understanding.places) ||
    isShieldedPair(picked, understanding) ||
    wantedCount(understanding) < ENOUGH;
  if (picked.length >= ENOUGH || (asked && picked.length > 0)) return picked;
  // If nothing on the shelf helps spots on the back, nothing is offered instead.
  const spots = told.concerns.length > 0 && told.concerns.every(({ id }) => OF_SHINE.has(id));
  const unserved = picked.length === 0 && isBodyAlone(told.places) && spots;
  if (unserved) return [];
  const count = latest(understanding.person, "count")?.count;
  return [...picked, ...companionsFor(picked, understanding, catalogue)].slice(0, count);
}
