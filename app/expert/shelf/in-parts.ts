import type { Category, Product } from "#app/features/catalogue/product.ts";
import { latest } from "../reading/person/fact.ts";
import type { ConcernId, Understanding } from "../reading/understanding.ts";
import { withAim } from "./aims.ts";
import { withCompanions } from "./companions.ts";
import { LEAST_POINTS, leftOver } from "./how-many.ts";
import { clashes } from "./pick.ts";
import { AGEING, OF_TONE } from "./purposes.ts";
import { rankProducts } from "./rank.ts";
import type { Scored } from "./score.ts";

/** One thing that was asked for: care for a concern, or a step by its kind. */
type Part = { concern: ConcernId } | { kind: Category } | { shield: true };

/** A part of the wish that is postponed, and why. */
export interface Later {
  concern: ConcernId;
  /** What would do it; absent where nothing on the shelf does. */
  product?: Product;
  why: "sum" | "apart" | "none";
}

export interface InParts {
  picked: Scored[];
  later: Later[];
}

/** Candidates of each part, and of all of them together. */
const OF_EACH = 5;
const OF_ALL = 4;
/** More than four at once is a routine, and asked for as one. */
const MOST = 4;
/** A part counts as served by a product that does at least half of the most that can be done for it. */
const SERVED = 0.5;
/** What the light brings back is shielded from it, where the sum allows. */
const SHIELD = 0.8;
/** Later parts count a little less; each further product has to earn its place, and each hundred dollars. */
const LESS = 0.08;
const EACH = 0.22;
const HUNDRED = 0.06;
const OF_SCORE = 0.15;

const isOf = (kind: Category, { product, facts }: Scored): boolean =>
  product.category === kind && (kind !== "Moisturizer" || facts.spf === 0);

/** How much of a part a product does, 0 to 1. */
function doneBy(scored: Scored, part: Part, most: ReadonlyMap<Part, number>): number {
  if ("shield" in part) return scored.facts.spf > 0 ? SHIELD : 0;
  if ("kind" in part) return isOf(part.kind, scored) ? 1 : 0;
  const best = most.get(part) ?? 0;
  return best < LEAST_POINTS ? 0 : (scored.byConcern.get(part.concern) ?? 0) / best;
}

/** Steps for which nobody buys two products at once. */
const ONCE = new Set(["cleanser", "cream", "sun"]);
const stepOf = ({ product, facts }: Scored): string => {
  if (facts.area !== "face") return product.id;
  if (facts.spf > 0) return "sun";
  if (product.category === "Cleanser") return "cleanser";
  return product.category === "Moisturizer" ? "cream" : product.id;
};

function goTogether(one: Scored, others: readonly Scored[], understanding: Understanding): boolean {
  const step = stepOf(one);
  if (ONCE.has(step) && others.some((other) => stepOf(other) === step)) return false;
  return !clashes(one, others, understanding);
}

/** Every choice of up to `most` candidates that go together and fit the sum. */
function* choicesOf(
  candidates: readonly Scored[],
  most: number,
  understanding: Understanding,
  from = 0,
  picked: readonly Scored[] = [],
): Generator<readonly Scored[]> {
  if (picked.length > 0) yield picked;
  if (picked.length >= most) return;
  for (let at = from; at < candidates.length; at += 1) {
    const next = candidates[at] as Scored;
    if (next.product.price > leftOver(understanding, picked)) continue;
    if (!goTogether(next, picked, understanding)) continue;
    yield* choicesOf(candidates, most, understanding, at + 1, [...picked, next]);
  }
}

/**
 * Serves a wish of several parts: the steps that do most for all of it within budget and count, and what is postponed,
 * with the reason.
 * @param kinds steps asked for by their kind
 */
export function chooseInParts(
  told: Understanding,
  shelf: readonly Product[],
  kinds: readonly Category[],
): InParts {
  const concerns = told.concerns.filter(({ strength }) => strength >= 1);
  const shields = concerns.some(({ id }) => OF_TONE.has(id) || AGEING.has(id));
  const parts: Part[] = [
    ...kinds.map((kind) => ({ kind })),
    ...concerns.map(({ id }) => ({ concern: id })),
    ...(shields ? [{ shield: true as const }] : []),
  ];
  const { category: _, ...anyKind } = told;
  const ranked = rankProducts(withAim(anyKind), shelf);
  // A cleanser or cream that was asked for is offered even if it does nothing for the concern.
  const plain = rankProducts(withCompanions(withAim({ ...anyKind, concerns: [] })), shelf);
  const pool = [...new Map([...plain, ...ranked].map((one) => [one.product.id, one])).values()];
  const most = new Map(
    parts.map((part) => [
      part,
      Math.max(
        0,
        ...ranked.map(({ byConcern }) => ("concern" in part ? (byConcern.get(part.concern) ?? 0) : 1)),
      ),
    ]),
  );
  const best = Math.max(0.01, ...ranked.map(({ score }) => score));
  const candidates = new Set<Scored>(ranked.slice(0, OF_ALL));
  for (const part of parts) {
    const of = (one: Scored): number => doneBy(one, part, most);
    const able = pool
      .filter((one) => of(one) >= SERVED)
      .toSorted((a, b) => of(b) - of(a) || b.score - a.score);
    for (const one of able.slice(0, OF_EACH)) candidates.add(one);
    const [cheapest] = able.toSorted((a, b) => a.product.price - b.product.price);
    if (cheapest) candidates.add(cheapest);
  }
  const worthOf = (choice: readonly Scored[]): number => {
    const done = parts.map(
      (part, at) => (1 - at * LESS) * Math.max(...choice.map((one) => doneBy(one, part, most))),
    );
    const sum = choice.reduce((all, { product }) => all + product.price, 0);
    const scores = choice.reduce((all, { score }) => all + score / best, 0) / choice.length;
    return (
      done.reduce((all, one) => all + one, 0) +
      OF_SCORE * scores -
      EACH * choice.length -
      (HUNDRED * sum) / 10_000
    );
  };
  const count = Math.min(MOST, latest(told.person, "count")?.count ?? MOST);
  let picked: readonly Scored[] = [];
  let value = Number.NEGATIVE_INFINITY;
  for (const choice of choicesOf([...candidates], count, told)) {
    const gain = worthOf(choice);
    if (gain > value) [picked, value] = [choice, gain];
  }
  const served = (part: Part) => picked.some((one) => doneBy(one, part, most) >= SERVED);
  const later = parts.flatMap((part): Later[] => {
    if (!("concern" in part) || served(part)) return [];
    const [able] = ranked
      .filter((one) => doneBy(one, part, most) >= SERVED)
      .toSorted((a, b) => doneBy(b, part, most) - doneBy(a, part, most) || a.product.price - b.product.price);
    if (!able) return [{ concern: part.concern, why: "none" }];
    const dear = able.product.price > leftOver(told, picked);
    return [{ concern: part.concern, product: able.product, why: dear ? "sum" : "apart" }];
  });
  return { picked: [...picked], later };
}
