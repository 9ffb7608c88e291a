import type { Category, Product } from "#app/features/catalogue/product.ts";
import type { Place } from "../knowledge/knowledge.ts";
import { has, latest } from "../person/fact.ts";
import type { ConcernId, Understanding } from "../understanding/understanding.ts";
import { asksForProduct } from "../understanding/wishes.ts";
import { conflictOfProducts } from "./conflicts.ts";
import type { Scored } from "./score.ts";
import { WASH_AND_CREAM } from "./may-be-named.ts";
import { isBlocked, rankProducts, nearestTo } from "./rank.ts";
import {
  withCompanions,
  companionsFor,
  mayAccompany,
  withSun,
  leftOver,
  ENOUGH,
  POOL,
} from "./companions.ts";

export const MOST_PICKS = 5;

/** Below this share of the best, a product is no answer. */
const WORTH_SHARE = 0.22;

/** Made for another part of the body. */
const apart = (one: Scored, other: Scored): boolean =>
  (one.facts.area === "body") !== (other.facts.area === "body");

const NEW_ENOUGH = 0.5;

/** How much a product adds to those already picked: new concerns, a new step, nothing that clashes. */
function addedValue(scored: Scored, picked: readonly Scored[], understanding: Understanding): number {
  let value = scored.score;
  const sameStep = picked.filter((other) => other.product.category === scored.product.category).length;
  value *= 0.5 ** sameStep;
  if (picked.length > 0) value *= 0.6 + 0.4 * noveltyOf(scored, picked, understanding);
  for (const other of picked) {
    // One for the arms and one for the face never meet.
    if (apart(scored, other) && noveltyOf(scored, [other], understanding) > NEW_ENOUGH) continue;
    const conflict = conflictOfProducts(scored.facts, other.facts);
    if (conflict?.level === "avoid" || conflict?.level === "alternate") value *= 0.15;
    if (conflict?.level === "caution") value *= 0.6;
    if (
      scored.facts.exfoliates &&
      other.facts.exfoliates &&
      !scored.facts.rinsedOff &&
      !other.facts.rinsedOff
    )
      value *= 0.15;
    if (begunAlone(scored, other)) value *= 0.15;
    // One sunscreen is enough, unless sunscreens are what was asked for.
    if (scored.facts.spf > 0 && other.facts.spf > 0) value *= asksForSun(understanding) ? 2 : 0;
  }
  return value;
}

/** Azelaic acid is begun for two weeks with no other new active, as its label asks. */
function begunAlone(one: Scored, other: Scored): boolean {
  const azelaic = [one, other].find(({ facts }) => facts.ids.has("azelaic_acid") && !facts.rinsedOff);
  const { facts } = azelaic === one ? other : one;
  return azelaic !== undefined && !facts.rinsedOff && facts.strong.size > 0;
}

function asksForSun({ concerns }: Understanding): boolean {
  return concerns.length > 0 && concerns.every(({ id }) => id === "photoprotection");
}

/** Share of this product's value that goes to concerns nobody picked so far covers well. */
function noveltyOf(scored: Scored, picked: readonly Scored[], understanding: Understanding): number {
  let fresh = 0;
  let all = 0;
  for (const { id } of understanding.concerns) {
    const own = scored.byConcern.get(id) ?? 0;
    const covered = Math.max(0, ...picked.map((other) => other.byConcern.get(id) ?? 0));
    all += own;
    fresh += Math.max(0, own - covered * 0.8);
  }
  return all > 0 ? fresh / all : 0;
}

/** In cents: a sum with room for more than two. */
const ROOM = 10_000;

/** How many to show: more when several things were said, fewer when the skin should be left in peace. */
function wantedCount(understanding: Understanding): number {
  const count = latest(understanding.person, "count");
  if (count) return Math.min(MOST_PICKS, count.count);
  const ids = understanding.concerns.map((concern) => concern.id);
  if (ids.includes("perioral_derm") || (ids.length === 1 && ids[0] === "seb_derm")) return 1;
  const sum = latest(understanding.person, "budget")?.amount ?? 0;
  if ((understanding.modifiers.includes("budget") && sum < ROOM) || understanding.modifiers.includes("child"))
    return 2;
  // Skin that cannot even bear water is given little to bear.
  if (ids.includes("barrier") && ids.includes("sensitivity")) return 2;
  if (ids.includes("barrier") || ids.includes("eczema")) return 3;
  return Math.min(MOST_PICKS, 3 + Math.max(0, ids.length - 2));
}

function pickOne(
  ranked: readonly Scored[],
  picked: readonly Scored[],
  understanding: Understanding,
  floor: number,
): Scored | undefined {
  let best: Scored | undefined;
  let most = floor;
  const left = leftOver(understanding, picked);
  for (const scored of ranked) {
    if (picked.includes(scored) || scored.product.price > left) continue;
    const value = addedValue(scored, picked, understanding);
    if (value > most) [best, most] = [scored, value];
  }
  return best;
}

const OF_THE_BODY = new Set<Place>(["body", "hands", "feet"]);

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

/** Far below the best of the whole shelf, a product is no answer, even if it is of the kind that was asked for. */
const KIND_SHARE = 0.05;

/** What was asked for by its kind or by an ingredient, when there is any; else everything. */
function askedShelf(
  ranked: readonly Scored[],
  { category, wanted, textures, concerns, places }: Understanding,
): readonly Scored[] {
  const floor = (ranked[0]?.score ?? 0) * KIND_SHARE;
  const exact = ranked.filter(({ facts }) => wanted.some((id) => facts.ids.has(id)));
  // Where the sum or the person rules out what was asked for, what is nearest to it: a milder form.
  const related = nearestTo(wanted);
  const holding =
    exact.length > 0 || wanted.length === 0 ? exact : ranked.filter(({ facts }) => related(facts));
  const soft = ranked.filter(({ product }) => textures.some((texture) => texture.test(product.name)));
  const named = soft.length > 0 ? soft : ranked;
  const from = holding.length > 0 ? holding : named;
  // Who asks for a cream does not mean a sunscreen.
  const sun = concerns.some(({ id }) => id === "photoprotection");
  // Nor a lotion for the body, unless that is spoken of.
  const body = places.some((place) => OF_THE_BODY.has(place)) || concerns.some(({ id }) => id === "kp");
  const ofKind = from.filter(
    ({ product, score, facts }) =>
      product.category === category &&
      score > floor &&
      (sun || facts.spf === 0) &&
      (body || facts.area !== "body"),
  );
  // "A day cream with protection": what protects comes first.
  const shields = concerns[0]?.id === "photoprotection" ? ofKind.filter(({ facts }) => facts.spf > 0) : [];
  const inOrder = [...shields, ...ofKind.filter((one) => !shields.includes(one))];
  return inOrder.length > 0 ? inOrder : from;
}

/** A kind that does nothing for what was told is still the kind that was asked for: a plain one of it. */
function plainOfKind(
  category: Category,
  understanding: Understanding,
  catalogue: readonly Product[],
): Scored[] {
  return rankProducts(withCompanions(understanding), catalogue, understanding).filter(
    ({ product, facts }) => product.category === category && facts.spf === 0 && mayAccompany(facts),
  );
}

/** Of each kind that was asked for the best, together within what may be spent: "a wash and a cream". */
function ofEachKind(
  ranked: readonly Scored[],
  understanding: Understanding,
  catalogue: readonly Product[],
): Scored[] {
  const { category, also } = understanding;
  const of = (kind: Category | undefined): readonly Scored[] => {
    if (!kind) return [];
    const shelf = askedShelf(ranked, { ...understanding, category: kind });
    const own = shelf.filter(({ product }) => product.category === kind);
    return own.length > 0 ? own : plainOfKind(kind, understanding, catalogue);
  };
  const most = leftOver(understanding, []);
  const seconds = of(category);
  const pairs = of(also).flatMap((one) =>
    seconds.filter((other) => one.product.price + other.product.price <= most).map((other) => [one, other]),
  );
  const worth = (pair: readonly Scored[]) => pair.reduce((sum, { score }) => sum + score, 0);
  return pairs.toSorted((a, b) => worth(b) - worth(a))[0] ?? [];
}

/** A gift is to use its sum: the finest that suits nearly anybody, one of each step. */
function giftsWithin(ranked: readonly Scored[], understanding: Understanding): Scored[] {
  const picked: Scored[] = [];
  const least = (ranked[0]?.score ?? 0) * WORTH_SHARE;
  const worth = ranked.filter(({ score }) => score >= least);
  for (const scored of worth.toSorted((a, b) => b.product.price - a.product.price)) {
    const { product, facts } = scored;
    const fresh = facts.spf === 0 && picked.every((other) => other.product.category !== product.category);
    if (fresh && picked.length < ENOUGH && product.price <= leftOver(understanding, picked))
      picked.push(scored);
  }
  return picked;
}

/** Cheap and beside the point helps nobody: below this share of the best it is no answer. */
const CHEAP_SHARE = 0.4;

/** A wash does less and costs less: it is an answer all the same. */
const WASH_SHARE = 0.2;

const MOST_CHEAP = 2;

/** The cheapest of those that truly answer. */
function cheapestOf(shelf: readonly Scored[], best: Scored): Scored[] {
  return shelf
    .slice(0, POOL)
    .filter(
      ({ score, facts }) =>
        score >= best.score * (facts.rinsedOff ? WASH_SHARE : CHEAP_SHARE) && facts.area === best.facts.area,
    )
    .sort((a, b) => a.product.price - b.product.price)
    .slice(0, MOST_CHEAP);
}

/** Asked for by its kind alone, that kind comes, even where others would do more. */
function withKind(
  shelf: readonly Scored[],
  understanding: Understanding,
  catalogue: readonly Product[],
): readonly Scored[] {
  const { category, wanted, textures, wish } = understanding;
  const bare = wanted.length + textures.length === 0 && wish === undefined;
  if (!category || !bare || shelf.some(({ product }) => product.category === category)) return shelf;
  const plain = plainOfKind(category, understanding, catalogue);
  return plain.length > 0 ? plain : shelf;
}

/** Below this share of the first a product has more against it than for it. */
const LEAST_SHARE = 0.1;

/** A share of what the best does for a concern that counts as doing something for it. */
const COVERS = 0.35;

/** What somebody is like rather than what is looked for, or what sun protection sees to. */
const NO_AIM = new Set<ConcernId>(["sensitivity", "photoprotection"]);

/**
 * Somebody who tells of two things is answered on both: what is best for the one left out comes beside the others or,
 * where as many are picked as were wanted, in the stead of the last.
 */
function coveringAll(
  picked: readonly Scored[],
  pool: readonly Scored[],
  understanding: Understanding,
): Scored[] {
  let kept = [...picked];
  const most = wantedCount(understanding);
  for (const { id, strength } of understanding.concerns) {
    if (strength < 1 || NO_AIM.has(id)) continue;
    const worth = ({ byConcern }: Scored) => byConcern.get(id) ?? 0;
    const best = Math.max(0, ...pool.map(worth));
    const covers = (one: Scored) => worth(one) >= best * COVERS && best > 0;
    if (best === 0 || kept.some(covers)) continue;
    const left = kept.length < most ? kept : kept.slice(0, -1);
    if (left.length === 0) continue;
    const least = (picked[0]?.score ?? 0) * LEAST_SHARE;
    const fits = (one: Scored) =>
      covers(one) &&
      one.score >= least &&
      !clashes(one, left) &&
      one.product.price <= leftOver(understanding, left);
    const other = pool.filter(fits).toSorted((a, b) => b.score - a.score)[0];
    if (other) kept = [...left, other];
    else if (kept.length === 1) kept = pairFor(id, kept, pool, understanding);
  }
  return kept;
}

/** A share of what the first does, below which it gives way to no pair. */
const NEARLY = 0.6;

/** Where the one that is picked takes the whole sum: two that share it, one for what it is for and one for the other. */
function pairFor(
  id: ConcernId,
  kept: Scored[],
  pool: readonly Scored[],
  understanding: Understanding,
): Scored[] {
  const [picked] = kept;
  const lead = understanding.concerns.find(
    (one) => one.id !== id && (picked?.byConcern.get(one.id) ?? 0) > 0,
  );
  if (!lead || wantedCount(understanding) < 2) return kept;
  const best = (of: ConcernId) => Math.max(0, ...pool.map(({ byConcern }) => byConcern.get(of) ?? 0));
  const [most, mostOther] = [best(lead.id), best(id)];
  const least = (picked?.score ?? 0) * NEARLY;
  const serves = (one: Scored, of: ConcernId, top: number) => (one.byConcern.get(of) ?? 0) >= top * COVERS;
  const pairs = pool
    .filter((one) => serves(one, lead.id, most) && one.score >= least)
    .flatMap((one) =>
      pool
        .filter((other) => other !== one && other.score >= least && serves(other, id, mostOther))
        .filter((other) => !clashes(other, [one]))
        .filter((other) => leftOver(understanding, [one, other]) >= 0)
        .map((other) => [one, other]),
    );
  const worth = (pair: readonly Scored[]) => pair.reduce((sum, { score }) => sum + score, 0);
  return pairs.toSorted((a, b) => worth(b) - worth(a))[0] ?? kept;
}

const clashes = (one: Scored, others: readonly Scored[]): boolean =>
  others.some(
    (other) =>
      begunAlone(one, other) ||
      ["avoid", "alternate"].includes(conflictOfProducts(one.facts, other.facts)?.level ?? ""),
  );

function chosenFor(told: Understanding, catalogue: readonly Product[]): Scored[] {
  // A child is given what every skin needs, whatever it is wanted for.
  const age = latest(told.person, "age");
  const understanding = age && age.months < WASH_AND_CREAM ? withCompanions(told) : told;
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
export function chooseProducts(understanding: Understanding, catalogue: readonly Product[]): Scored[] {
  if (isBlocked(understanding)) return [];
  const picked = chosenFor(understanding, catalogue);
  const asked =
    asksForProduct(understanding) ||
    isCounted(picked, understanding) ||
    // Within a sum nothing is added that was not asked for, unless more were wanted.
    (has(understanding.person, "budget") && !has(understanding.person, "count")) ||
    understanding.concerns.some(({ id }) => ALONE.has(id)) ||
    understanding.places.some((place) => OF_THE_BODY.has(place)) ||
    wantedCount(understanding) < ENOUGH;
  if (picked.length >= ENOUGH || (asked && picked.length > 0)) return picked;
  const count = latest(understanding.person, "count")?.count;
  return [...picked, ...companionsFor(picked, understanding, catalogue)].slice(0, count);
}
