import type { Product } from "#app/features/catalogue/product.ts";
import { latest } from "../reading/person/fact.ts";
import { TINT } from "../reading/concerns-meant.ts";
import type { ConcernId, Found, Understanding } from "../reading/understanding.ts";
import { asksForProduct } from "../reading/wishes.ts";
import { conflictOfProducts } from "./conflicts.ts";
import type { ProductFacts } from "./product-facts.ts";
import type { Scored } from "./score.ts";
import { AGEING } from "./purposes.ts";
import { ENOUGH, LEAST_POINTS, leftOver, POOL } from "./how-many.ts";
import { WASH_AND_CREAM } from "./may-be-named.ts";
import { rankProducts } from "./rank.ts";

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

/** Months of age up to which nothing is added to what is asked. */
const SMALL = 3 * 12;

/** A child is given what every skin needs, whatever it is wanted for. */
export function asNeeded(understanding: Understanding): Understanding {
  const age = latest(understanding.person, "age");
  const small = age !== undefined && age.months < SMALL && understanding.concerns.length > 0;
  return age && age.months < WASH_AND_CREAM && !small ? withCompanions(understanding) : understanding;
}

/** A plain step for the face, which goes with anything. */
export function mayAccompany({ area, exfoliates, retinoid }: ProductFacts): boolean {
  return area === "face" && !exfoliates && !retinoid;
}

/** Companions for a single strong product: missing steps that do not clash with it. */
export function companionsFor(
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

/** Marks that the sun deepens. */
/** Gentle enough, and yet told to be used with protection by day. */
const SUN_BESIDE = ["ascorbic_acid", "azelaic_acid"];

const DEEPENED = new Set<ConcernId>(["pih", "melasma", "sun_spots"]);

const deepens = ({ concerns }: Understanding): boolean => concerns.some(({ id }) => DEEPENED.has(id));

/** Lines were mentioned and none of the products does much for them; sun protection helps most then. */
const leavesLines = (picked: readonly Scored[], { concerns }: Understanding): boolean =>
  concerns.some(({ id, strength }) => AGEING.has(id) && strength >= 1) &&
  !picked.some(({ byConcern }) => [...AGEING].some((id) => (byConcern.get(id) ?? 0) >= LEAST_POINTS));

/** What makes skin more sensitive to the sun, ours or a doctor's, does not go out without protection. */
export function withSun(
  picked: Scored[],
  ofKind: boolean,
  understanding: Understanding,
  catalogue: readonly Product[],
): Scored[] {
  const active = ({ facts }: Scored): boolean =>
    (facts.strong.size > 0 || SUN_BESIDE.some((id) => facts.ids.has(id))) &&
    !facts.rinsedOff &&
    facts.area === "face";
  const needs =
    understanding.sunToo === true ||
    understanding.modifiers.includes("on_retinoid_rx") ||
    deepens(understanding) ||
    leavesLines(picked, understanding) ||
    picked.some(active);
  const count = latest(understanding.person, "count")?.count ?? ENOUGH;
  const asked = (asksForProduct(understanding) || ofKind) && !understanding.sunToo;
  // What the light brings back is not faded without protection, however few are picked.
  const least = deepens(understanding) || understanding.sunToo ? 1 : 2;
  const few = picked.length < least || count < 2;
  if (deepens(understanding) && count === 1 && !asked && !picked.some(treats))
    return treating(understanding, catalogue).slice(0, 1);
  if (!needs || asked || few) return picked;
  const shields = picked.filter(({ facts }) => facts.spf > 0);
  // Protection alone fades nothing, nor does a wash.
  if (deepens(understanding) && !picked.some(treats)) return fading(picked, understanding, catalogue);
  if (shields.length > 0) return picked;
  // For the lids or the lips of whoever asks for sun protection too, it goes on the face.
  const facing = understanding.sunToo ? { ...understanding, places: [] } : understanding;
  const ranked = rankProducts(withCompanions(facing), catalogue, facing);
  const suns = ranked.filter(({ facts }) => facts.spf > 0);
  // Where the sum is tight, one thing and its protection come before two things without.
  for (const kept of [picked.slice(0, Math.min(ENOUGH, count) - 1), picked.slice(0, 1)]) {
    const sun = suns.find(({ product }) => product.price <= leftOver(understanding, kept));
    const left = sun ? leftOver(understanding, [...kept, sun]) : 0;
    const others = picked.slice(kept.length).filter(({ product }) => product.price <= left);
    if (sun) return [...kept, sun, ...others].slice(0, Math.max(picked.length, kept.length + 1));
  }
  return withinSum(picked, rankProducts(understanding, catalogue), suns, understanding) ?? picked;
}

/** What does something for marks beside keeping the light off, best first. */
const treating = (understanding: Understanding, catalogue: readonly Product[]): Scored[] =>
  rankProducts(understanding, catalogue).filter(treats);

/** What fades marks, with protection where the sum allows both; on deep skin a pale film is no protection. */
function fading(picked: Scored[], understanding: Understanding, catalogue: readonly Product[]): Scored[] {
  const deep = understanding.modifiers.includes("deep_skin");
  const ranked = rankProducts(understanding, catalogue);
  const treated = treating(understanding, catalogue);
  const suns = ranked.filter(({ facts }) => facts.spf > 0 && (!deep || facts.ids.has(TINT)));
  const [best] = treated;
  if (!best) return picked;
  const alone = best.product.price <= leftOver(understanding, []) ? [best] : picked;
  return withinSum([best], treated, suns, understanding) ?? (deep ? alone : picked);
}

const treats = ({ facts, product }: Scored): boolean => facts.spf === 0 && product.category !== "Cleanser";

/** Less than this of the best is no choice beside its protection. */
const STILL_GOOD = 0.4;

/** If the best product uses up the budget, takes the next best that leaves room for sun protection. */
function withinSum(
  picked: readonly Scored[],
  ranked: readonly Scored[],
  suns: readonly Scored[],
  understanding: Understanding,
): Scored[] | undefined {
  const least = (picked[0]?.score ?? 0) * STILL_GOOD;
  for (const scored of ranked.filter((one) => treats(one) && one.score >= least)) {
    const sun = suns.find(({ product }) => product.price <= leftOver(understanding, [scored]));
    if (sun) return [scored, sun];
  }
  return undefined;
}
