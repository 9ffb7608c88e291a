import type { Product } from "#app/features/catalogue/product.ts";
import { has, latest } from "../person/fact.ts";
import type { ConcernId, Understanding } from "../understanding/understanding.ts";
import { asksForProduct } from "../understanding/wishes.ts";
import { askedShelf, cheapestOf, giftsWithin, ofEachKind, withKind } from "./asked-shelf.ts";
import { asNeeded, companionsFor, withSun } from "./companions.ts";
import { coveringAll } from "./cover.ts";
import { ENOUGH, POOL, wantedCount, WORTH_SHARE } from "./how-many.ts";
import { pickOne } from "./pick.ts";
import { isOfBody } from "./places.ts";
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

function chosenFor(understanding: Understanding, catalogue: readonly Product[]): Scored[] {
  const ranked = rankProducts(understanding, catalogue);
  const asked = understanding.concerns.length > 0 || understanding.wanted.length > 0;
  // Nobody is offered a retinoid who asked for nothing in particular.
  const found = askedShelf(asked ? ranked : ranked.filter(({ facts }) => !facts.retinoid), understanding);
  const shelf = withKind(found, understanding, catalogue);
  const [first] = shelf;
  if (!first) return [];
  const { wish, concerns, person, also } = understanding;
  if (wish === "cheapest") return cheapestOf(shelf, first).slice(0, latest(person, "count")?.count);
  if (wish === "gift" && concerns.length === 0 && has(person, "budget"))
    return giftsWithin(ranked, understanding);
  const both = also ? ofEachKind(ranked, understanding, catalogue) : [];
  if (both.length > 1) return both;
  const picked = [first];
  const floor = first.score * WORTH_SHARE;
  const pool = shelf.slice(0, POOL);
  while (picked.length < wantedCount(understanding)) {
    const next = pickOne(pool, picked, understanding, floor * 0.6);
    if (!next) break;
    picked.push(next);
  }
  const covering = coveringAll(picked, pool, understanding);
  return withSun(covering, shelf !== ranked, understanding, catalogue);
}

/** As many as were asked for, or as many as make sense. */
function isCounted(picked: readonly Scored[], { person }: Understanding): boolean {
  const count = latest(person, "count")?.count;
  return count !== undefined && picked.length >= Math.min(count, ENOUGH);
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
    wantedCount(understanding) < ENOUGH;
  if (picked.length >= ENOUGH || (asked && picked.length > 0)) return picked;
  const count = latest(understanding.person, "count")?.count;
  return [...picked, ...companionsFor(picked, understanding, catalogue)].slice(0, count);
}
