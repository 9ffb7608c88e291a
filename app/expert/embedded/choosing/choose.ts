import type { Product } from "#app/features/catalogue/product.ts";
import type { Place } from "../knowledge/knowledge.ts";
import { has, latest } from "../person/fact.ts";
import { blocksProducts } from "../understanding/red-flags.ts";
import type { ConcernId, Found, Understanding } from "../understanding/understanding.ts";
import { asksForProduct } from "../understanding/wishes.ts";
import { withAim } from "./aims.ts";
import { conflictOfProducts } from "./conflicts.ts";
import { factsOf, type ProductFacts } from "./product-facts.ts";
import { ingredientById } from "./inci.ts";
import { type Scored, scoreOf, scoreProduct } from "./score.ts";
import { mayBeNamed, WASH_AND_CREAM } from "./may-be-named.ts";
import { occasionOf } from "./verdict.ts";

export const MOST_PICKS = 5;
/** Below this share of the best, a product is no answer. */
const WORTH_SHARE = 0.22;
/** Only the best are compared with each other: in a shop of thousands the rest would never be picked. */
const POOL = 60;

/** Below this a product does too little for anything that was said: naming nothing is the better answer. */
const FLOOR = 0.35;

function bestFit({ byConcern }: Scored): number {
  return Math.max(0, ...byConcern.values());
}

/** True when a red flag leaves no room for any product. */
export function isBlocked({ redFlags, concerns }: Understanding): boolean {
  // Around the mouth, what a steroid cream did is not creamed over.
  const steroid = redFlags.some(({ id }) => id === "steroid_face");
  const mouth = concerns.some(({ id }) => id === "perioral_derm");
  return (steroid && mouth) || redFlags.some((flag) => blocksProducts(flag.id));
}

/**
 * What may be offered to this person, best first: filtered, then scored. Empty when a red flag blocks. What is ranked
 * beside a choice (`withCompanions`) is kept to what the message itself allows.
 */
export function rankProducts(
  understanding: Understanding,
  catalogue: readonly Product[],
  message: Understanding = understanding,
): Scored[] {
  if (isBlocked(understanding)) return [];
  const person = withAim(understanding);
  const occasion = occasionOf(withAim(message));
  const may = catalogue.filter((product) => mayBeNamed(product, person.person, occasion).ok);
  const ranked = bestOf(may, person)
    .map((product) => scoreProduct(product, person))
    .filter((scored) => bestFit(scored) >= FLOOR)
    .sort((a, b) => b.score - a.score || (a.product.id < b.product.id ? -1 : 1));
  return withLeads(ranked, person);
}

/** More than these are not worth comparing in full. */
const COMPARED = 300;

/** Of very many those that do most, by the score alone, and as many of what was asked for. */
function bestOf(products: readonly Product[], person: Understanding): readonly Product[] {
  if (products.length <= COMPARED) return products;
  const asked = askedFor(person);
  const scored = products
    .map((product) => ({ product, score: scoreOf(product, person) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.product.id < b.product.id ? -1 : 1))
    .map(({ product }) => product);
  const named = scored.filter((product) => asked(product, factsOf(product)));
  return [...new Set([...scored.slice(0, COMPARED), ...named.slice(0, COMPARED)])];
}

/** Whether a product is of what was asked for: the kind, a texture, an ingredient or one that is near it. */
export function askedFor({
  category,
  wanted,
  textures,
}: Pick<Understanding, "category" | "wanted" | "textures">): (
  product: Product,
  facts: ProductFacts,
) => boolean {
  const related = nearestTo(wanted);
  return (product, facts) =>
    product.category === category ||
    wanted.some((id) => facts.ids.has(id)) ||
    related(facts) ||
    textures.some((texture) => texture.test(product.name));
}

/** Whether a product holds something of the families of what is wanted: a milder form. */
function nearestTo(wanted: readonly string[]): (facts: ProductFacts) => boolean {
  const families = new Set(wanted.map((id) => ingredientById(id)?.family));
  return ({ actives }) =>
    actives.some(({ ingredient }) => families.has(ingredient.family) && ingredient.family !== undefined);
}

/** Names for each product the concern it is comparatively best at: a cream is for dryness even if it has a little of all. */
function withLeads(ranked: Scored[], person: Understanding): Scored[] {
  const most = new Map<ConcernId, number>();
  for (const { byConcern } of ranked) {
    for (const [id, points] of byConcern) most.set(id, Math.max(points, most.get(id) ?? 0));
  }
  // "Sensitive" is a condition and leads only when it is alone.
  const ids = person.concerns.map(({ id }) => id);
  const leading = ids.filter((id) => id !== "sensitivity" || ids.length === 1);
  for (const scored of ranked) {
    const share = (id: ConcernId) => (scored.byConcern.get(id) ?? 0) / Math.max(0.01, most.get(id) ?? 0);
    // Ties go to what the person said most clearly.
    const first = leading[0] ?? "sensitivity";
    scored.lead = leading.reduce((best, id) => (share(id) > share(best) + 0.1 ? id : best), first);
    if (share(scored.lead) === 0) scored.lead = "sensitivity";
  }
  return ranked;
}

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
    // One sunscreen is enough, unless sunscreens are what was asked for.
    if (scored.facts.spf > 0 && other.facts.spf > 0) value *= asksForSun(understanding) ? 2 : 0;
  }
  return value;
}

function asksForSun({ concerns }: Understanding): boolean {
  return concerns.length > 0 && concerns.every(({ id }) => id === "photoprotection");
}

/** What is left of a budget for everything together; without one there is no end to it. */
function leftOver({ person }: Understanding, picked: readonly Scored[]): number {
  const budget = latest(person, "budget");
  if (budget?.per !== "together") return Number.POSITIVE_INFINITY;
  return budget.amount - picked.reduce((sum, { product }) => sum + product.price, 0);
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

/** How many to show: more when several things were said, fewer when the skin should be left in peace. */
function wantedCount(understanding: Understanding): number {
  const count = latest(understanding.person, "count");
  if (count) return Math.min(MOST_PICKS, count.count);
  const ids = understanding.concerns.map((concern) => concern.id);
  if (ids.includes("perioral_derm") || (ids.length === 1 && ids[0] === "seb_derm")) return 1;
  if (understanding.modifiers.includes("budget") || understanding.modifiers.includes("child")) return 2;
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

/** Fewer than this, and plain companions are added: a cream, sun protection. */
const ENOUGH = 3;
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
const COMPANIONS: readonly Found<ConcernId>[] = [
  { id: "dehydration", strength: 0.7, because: [] },
  { id: "photoprotection", strength: 0.7, because: [] },
];

/** The same person, for whom plain hydration and sun protection count too. */
export function withCompanions(understanding: Understanding): Understanding {
  const named = new Set(understanding.concerns.map(({ id }) => id));
  return {
    ...understanding,
    concerns: [...understanding.concerns, ...COMPANIONS.filter(({ id }) => !named.has(id))],
  };
}

/** A plain step for the face, which goes with anything. */
export function mayAccompany({ area, exfoliates, retinoid }: ProductFacts): boolean {
  return area === "face" && !exfoliates && !retinoid;
}

/** What goes with a single strong product: steps not there yet, nothing that clashes. */
function companionsFor(
  picked: readonly Scored[],
  understanding: Understanding,
  catalogue: readonly Product[],
): Scored[] {
  const person = withCompanions(understanding);
  const added: Scored[] = [];
  const plain = rankProducts(person, catalogue, understanding).filter(({ facts }) => mayAccompany(facts));
  for (const scored of plain.slice(0, POOL)) {
    const shown = [...picked, ...added];
    if (shown.length >= ENOUGH) break;
    const fresh = shown.every(
      (other) =>
        other.product.category !== scored.product.category || other.facts.spf > 0 !== scored.facts.spf > 0,
    );
    const clash = shown.some((other) =>
      ["avoid", "alternate"].includes(conflictOfProducts(scored.facts, other.facts)?.level ?? ""),
    );
    const affordable = scored.product.price <= leftOver(understanding, shown);
    if (fresh && affordable && !clash && !shown.some((other) => other.product === scored.product))
      added.push(scored);
  }
  return added;
}

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
  return ofKind.length > 0 ? ofKind : from;
}

/** Of each kind that was asked for the best: "a wash and a cream". */
function ofEachKind(ranked: readonly Scored[], understanding: Understanding): Scored[] {
  const { category, also } = understanding;
  return [also, category].flatMap((kind) => {
    const [best] = kind ? askedShelf(ranked, { ...understanding, category: kind }) : [];
    return best && best.product.category === kind ? [best] : [];
  });
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

function chosenFor(told: Understanding, catalogue: readonly Product[]): Scored[] {
  // A child is given what every skin needs, whatever it is wanted for.
  const age = latest(told.person, "age");
  const understanding = age && age.months < WASH_AND_CREAM ? withCompanions(told) : told;
  const ranked = rankProducts(understanding, catalogue);
  const asked = understanding.concerns.length > 0 || understanding.wanted.length > 0;
  // Nobody is offered a retinoid who asked for nothing in particular.
  const shelf = askedShelf(asked ? ranked : ranked.filter(({ facts }) => !facts.retinoid), understanding);
  const [first] = shelf;
  if (!first) return [];
  const { wish, concerns, person, also } = understanding;
  if (wish === "cheapest") return cheapestOf(shelf, first);
  if (wish === "gift" && concerns.length === 0 && has(person, "budget"))
    return giftsWithin(ranked, understanding);
  const both = also ? ofEachKind(ranked, understanding) : [];
  if (both.length > 1) return both;
  const picked = [first];
  const floor = first.score * WORTH_SHARE;
  const pool = shelf.slice(0, POOL);
  while (picked.length < wantedCount(understanding)) {
    const next = pickOne(pool, picked, understanding, floor * 0.6);
    if (!next) break;
    picked.push(next);
  }
  return withSun(picked, shelf !== ranked, understanding, catalogue);
}

/** Marks that the sun deepens. */
const DEEPENED = new Set<ConcernId>(["pih", "melasma", "sun_spots"]);

/** What makes skin more sensitive to the sun, ours or a doctor's, does not go out without protection. */
function withSun(
  picked: Scored[],
  ofKind: boolean,
  understanding: Understanding,
  catalogue: readonly Product[],
): Scored[] {
  const active = ({ facts }: Scored): boolean =>
    (facts.strong.size > 0 || facts.ids.has("ascorbic_acid")) && !facts.rinsedOff && facts.area === "face";
  const needs =
    understanding.modifiers.includes("on_retinoid_rx") ||
    understanding.concerns.some(({ id }) => DEEPENED.has(id)) ||
    picked.some(active);
  const count = latest(understanding.person, "count")?.count ?? ENOUGH;
  const asked = asksForProduct(understanding) || ofKind;
  if (!needs || asked || picked.length < 2 || picked.some(({ facts }) => facts.spf > 0)) return picked;
  const suns = rankProducts(withCompanions(understanding), catalogue, understanding).filter(
    ({ facts }) => facts.spf > 0,
  );
  // Where the sum is tight, one thing and its protection come before two things without.
  for (const kept of [picked.slice(0, Math.min(ENOUGH, count) - 1), picked.slice(0, 1)]) {
    const sun = suns.find(({ product }) => product.price <= leftOver(understanding, kept));
    const left = sun ? leftOver(understanding, [...kept, sun]) : 0;
    const others = picked.slice(kept.length).filter(({ product }) => product.price <= left);
    if (sun) return [...kept, sun, ...others].slice(0, Math.max(picked.length, kept.length + 1));
  }
  return picked;
}

/** One to five products, best first, varied across the steps of a routine; none when a red flag blocks. */
export function chooseProducts(understanding: Understanding, catalogue: readonly Product[]): Scored[] {
  if (isBlocked(understanding)) return [];
  const picked = chosenFor(understanding, catalogue);
  const asked =
    asksForProduct(understanding) ||
    has(understanding.person, "count") ||
    understanding.concerns.some(({ id }) => ALONE.has(id)) ||
    understanding.places.some((place) => OF_THE_BODY.has(place)) ||
    wantedCount(understanding) < ENOUGH;
  if (picked.length >= ENOUGH || (asked && picked.length > 0)) return picked;
  return [...picked, ...companionsFor(picked, understanding, catalogue)];
}
