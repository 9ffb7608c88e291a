import type { Product } from "#app/features/catalogue/product.ts";
import { latest } from "../reading/person/fact.ts";
import { isEasilyUpset } from "../reading/skin-types.ts";
import type { ConcernId, Understanding } from "../reading/understanding.ts";
import { withCompanions } from "./companions.ts";
import { pairingOf, timeOf } from "./layers.ts";
import { rankProducts } from "./rank.ts";
import { roleOf, type Role } from "./role.ts";
import type { Scored } from "./score.ts";

export interface RoutineStep extends Scored {
  role: Role;
}

export interface Routine {
  morning: RoutineStep[];
  evening: RoutineStep[];
}

const step = (scored: Scored): RoutineStep => ({ ...scored, role: roleOf(scored) });
const onFace = ({ facts }: Scored): boolean => facts.area === "face";

/** The strong step of the evening has to do this share of what the best does. */
const WORTH = 0.2;

const UPSET = new Set<ConcernId>(["sensitivity", "barrier", "eczema", "perioral_derm", "rosacea", "redness"]);
const OF_EYES = new Set<ConcernId>(["dark_circles", "puffiness"]);

/** Skin that is better left without a strong step in the evening. */
const needsPeace = (told: Understanding): boolean =>
  told.justTreated || isEasilyUpset(told) || told.concerns.some(({ id }) => UPSET.has(id));

function parted(one: Scored, other: Scored | undefined): boolean {
  const pairing = other && pairingOf(one.product, other.product);
  return pairing === "avoid" || pairing === "alternate";
}

/** What a routine can least do without, first. */
const ESSENTIAL: readonly Role[] = [
  "cleanser",
  "sunscreen",
  "cream",
  "eyes",
  "serum",
  "vitaminC",
  "exfoliant",
  "retinoid",
];
const needOf = ({ role }: RoutineStep): number =>
  ESSENTIAL.includes(role) ? ESSENTIAL.indexOf(role) : ESSENTIAL.length;

/** Products of a routine, each once. */
export const productsOf = ({ morning, evening }: Routine): Product[] => [
  ...new Set([...morning, ...evening].map(({ product }) => product)),
];

/** Whatever suits this person best of what does the same step for less. */
function cheaperStep(one: RoutineStep, ranked: readonly Scored[], peace: boolean): RoutineStep | undefined {
  const next = ranked.find(
    (other) =>
      onFace(other) &&
      roleOf(other) === one.role &&
      other.product.price < one.product.price &&
      !(peace && other.facts.strong.size > 0),
  );
  return next && step(next);
}

const sumOf = (steps: readonly RoutineStep[]) => steps.reduce((sum, { product }) => sum + product.price, 0);
const swap = (steps: readonly RoutineStep[], from: RoutineStep, to: RoutineStep) =>
  steps.map((one) => (one === from ? to : one));

/** Fits a routine to a number of products and a sum: cheaper steps first, then fewer, then the first choices that fit again. */
function within(
  steps: readonly RoutineStep[],
  told: Understanding,
  ranked: readonly Scored[],
): RoutineStep[] {
  const count = latest(told.person, "count")?.count ?? steps.length;
  const budget = latest(told.person, "budget");
  const amount = budget?.per === "together" ? budget.amount : Number.POSITIVE_INFINITY;
  const chosen = steps.toSorted((a, b) => needOf(a) - needOf(b)).slice(0, count);
  let kept = chosen;
  while (kept.length > 1 && sumOf(kept) > amount) {
    const dearest = kept.toSorted((a, b) => b.product.price - a.product.price);
    const changed = dearest
      .map((one) => [one, cheaperStep(one, ranked, needsPeace(told))] as const)
      .find(([, other]) => other);
    kept = changed?.[1] ? swap(kept, changed[0], changed[1]) : kept.slice(0, -1);
  }
  // A step that was left out may have made room for what another gave up in vain.
  for (const first of chosen) {
    const instead = kept.find((one) => one.role === first.role && !chosen.includes(one));
    const restored = instead && !kept.includes(first) && swap(kept, instead, first);
    if (restored && sumOf(restored) <= amount) kept = restored;
  }
  return kept.filter(({ product }) => product.price <= amount);
}

/**
 * A morning and an evening routine for this person: cleanse, serum, moisturizer, SPF; at most one strong step in the
 * evening. With `half`, the other half is empty.
 */
export function buildRoutine(
  told: Understanding,
  shelf: readonly Product[],
  half?: "morning" | "evening",
): Routine {
  const small = told.places.every((place) => place === "eyes" || place === "lips");
  const { category: _, ...anyKind } = told;
  const face = { ...anyKind, places: small ? [] : told.places, wanted: told.wanted };
  const ranked = rankProducts(withCompanions(face), shelf);
  const first = (wanted: (scored: Scored) => boolean) => ranked.find((one) => onFace(one) && wanted(one));
  const peace = needsPeace(told);
  const is = (role: Role) => (one: Scored) => roleOf(one) === role;
  const cleanser = first((one) => is("cleanser")(one) && !(peace && one.facts.strong.size > 0));
  const creams = ranked.filter(
    (one) => onFace(one) && one.product.category === "Moisturizer" && one.facts.spf === 0,
  );
  const sun = { id: "photoprotection" as const, strength: 1, because: [] };
  const sunscreen = rankProducts({ ...face, concerns: [...face.concerns, sun] }, shelf).find(
    ({ facts }) => facts.spf > 0,
  );
  const active = peace ? undefined : first((one) => is("retinoid")(one) || is("exfoliant")(one));
  const strong = active && active.score >= (ranked[0]?.score ?? 0) * WORTH ? active : undefined;
  const [cream] = creams;
  // With a strong step in the evening, a cream with a mild acid moves to the morning.
  const night = strong ? creams.find(({ facts }) => !facts.ids.has("gluconolactone")) : cream;
  const byDay = (one: Scored) => timeOf(one.product) !== "evening";
  const byNight = (one: Scored) => timeOf(one.product) !== "morning" && !parted(one, strong);
  const serum = first(
    (one) => one.product.category === "Serum" && !one.facts.rich && (byDay(one) || byNight(one)),
  );
  const [daySerum, nightSerum] = [byDay, byNight].map((isFor) => (serum && isFor(serum) ? serum : undefined));
  const ofEyes = told.places.includes("eyes") || told.concerns.some(({ id }) => OF_EYES.has(id));
  const eyes = ofEyes ? rankProducts(told, shelf).find(({ facts }) => facts.area === "eyes") : undefined;
  const present = (some: readonly (Scored | undefined)[]) =>
    some.filter((one) => one !== undefined).map(step);
  const morning = half === "evening" ? [] : present([cleanser, daySerum, eyes, cream, sunscreen]);
  const evening = half === "morning" ? [] : present([cleanser, strong, nightSerum, eyes, night]);
  const all = [...new Map([...morning, ...evening].map((one) => [one.product, one])).values()];
  const kept = within(all, told, ranked);
  const ofRole = ({ role, product }: RoutineStep) =>
    kept.find((one) => one.product === product) ??
    kept.find((one) => one.role === role && !all.includes(one));
  // Where the evening has lost its strong step, the cream of the morning is for the night too.
  const fitted = (steps: readonly RoutineStep[]) => [...new Set(steps.flatMap((one) => ofRole(one) ?? []))];
  const dayCream = fitted(morning).find(({ role }) => role === "cream");
  const late = fitted(evening);
  const needsCream = dayCream && !late.some(({ role }) => ["cream", "retinoid", "exfoliant"].includes(role));
  return { morning: fitted(morning), evening: needsCream ? [...late, dayCream] : late };
}
