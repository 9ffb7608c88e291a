import { factsOfKind } from "../reading/person/fact.ts";
import type { Understanding } from "../reading/understanding.ts";
import { asksForProduct } from "../reading/wishes.ts";
import { conflictOfProducts } from "./conflicts.ts";
import { leftOver } from "./how-many.ts";
import { isBodyAlone } from "./places.ts";
import type { Scored } from "./score.ts";

/** Whether two products are for different parts of the body, when the wish is not for a single one. */
function apart(one: Scored, other: Scored, { places, person }: Told): boolean {
  const named = new Set(factsOfKind(person, "place").map(({ words }) => words));
  return (
    (one.facts.area === "body") !== (other.facts.area === "body") && !(isBodyAlone(places) && named.size < 2)
  );
}

type Told = Pick<Understanding, "places" | "person">;

const staysOn = ({ facts }: Scored): boolean => !facts.rinsedOff;

/** Two acids that stay on: one is enough for the same skin. */
const bothPeel = (one: Scored, other: Scored): boolean =>
  one.facts.exfoliates && other.facts.exfoliates && staysOn(one) && staysOn(other);

const NEW_ENOUGH = 0.5;
const LEAST_NOVELTY = 0.35;

/** How much a product adds to those already picked: new concerns, a new step, nothing that clashes. */
function addedValue(scored: Scored, picked: readonly Scored[], understanding: Understanding): number {
  let value = scored.score;
  const sameStep = picked.filter((other) => other.product.category === scored.product.category).length;
  value *= 0.5 ** sameStep;
  if (picked.length > 0) {
    const novelty = noveltyOf(scored, picked, understanding);
    value *= 0.5 + 0.5 * novelty;
    // Another of the same step that does no more adds nothing.
    if (sameStep > 0 && novelty < LEAST_NOVELTY && !asksForProduct(understanding)) value *= 0.4;
  }
  for (const other of picked) {
    // One for the arms and one for the face never meet.
    if (apart(scored, other, understanding) && noveltyOf(scored, [other], understanding) > NEW_ENOUGH)
      continue;
    const conflict = conflictOfProducts(scored.facts, other.facts);
    if (conflict?.level === "avoid" || conflict?.level === "alternate") value *= 0.15;
    if (conflict?.level === "caution") value *= 0.6;
    if (bothPeel(scored, other)) value *= 0.15;
    if (sharesAcid(scored, other)) value *= 0.2;
    if (begunAlone(scored, other)) value *= 0.15;
    // One sunscreen is enough, unless sunscreens are what was asked for.
    if (scored.facts.spf > 0 && other.facts.spf > 0) value *= asksForSun(understanding) ? 2 : 0;
  }
  return value;
}

/** What is washed off and what stays on with the same acid: one of them will do. */
const sharesAcid = (one: Scored, other: Scored): boolean =>
  one.facts.rinsedOff !== other.facts.rinsedOff &&
  [...one.facts.strong].some((id) => other.facts.strong.has(id));

/** Azelaic acid is begun for two weeks with no other new active, as its label asks. */
function begunAlone(one: Scored, other: Scored): boolean {
  const azelaic = [one, other].find((each) => each.facts.ids.has("azelaic_acid") && staysOn(each));
  const beside = azelaic === one ? other : one;
  return azelaic !== undefined && isNewActive(beside);
}

/** Families that should be introduced one at a time: they change skin rather than only care for it. */
const ACTIVE = new Set([
  "dicarboxylic_acid",
  "plasmin_inhibitor",
  "tyrosinase_inhibitor",
  "vitamin_c",
  "retinol_alternative",
]);

const isNewActive = ({ product, facts }: Scored): boolean =>
  !facts.rinsedOff &&
  facts.area === "face" &&
  (facts.strong.size > 0 ||
    (product.category === "Serum" && facts.actives.some(({ ingredient }) => ACTIVE.has(ingredient.family))));

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

/** The product that adds most to those already picked, within the remaining budget and above the floor. */
export function pickOne(
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

/** What is never begun together. */
export const clashes = (one: Scored, others: readonly Scored[], understanding: Told): boolean =>
  others.some(
    (other) =>
      begunAlone(one, other) ||
      sharesAcid(one, other) ||
      (bothPeel(one, other) && !apart(one, other, understanding)) ||
      ["avoid", "alternate"].includes(conflictOfProducts(one.facts, other.facts)?.level ?? ""),
  );
