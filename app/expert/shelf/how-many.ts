import { latest } from "../reading/person/fact.ts";
import type { Understanding } from "../reading/understanding.ts";
import type { Scored } from "./score.ts";

export const MOST_PICKS = 5;

/** Below this share of the best, a product is no answer. */
export const WORTH_SHARE = 0.22;

/** What does less than this for a concern is no answer to it. */
export const LEAST_POINTS = 1.3;

/** Only the best are compared with each other: in a shop of thousands the rest would never be picked. */
export const POOL = 60;

/** Fewer than this, and plain companions are added: a cream, sun protection. */
export const ENOUGH = 3;

/** What remains of a total budget; infinite without one. */
export function leftOver({ person }: Understanding, picked: readonly Scored[]): number {
  const budget = latest(person, "budget");
  if (budget?.per !== "together") return Number.POSITIVE_INFINITY;
  return budget.amount - picked.reduce((sum, { product }) => sum + product.price, 0);
}

/** In cents: a budget with room for more than two products. */
const ROOM = 10_000;

/** How many to show: more when several things were said, fewer when the skin should be left in peace. */
export function wantedCount(understanding: Understanding): number {
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
