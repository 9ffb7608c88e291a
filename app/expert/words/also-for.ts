import { OF_COMFORT } from "../shelf/purposes.ts";
import type { Scored } from "../shelf/score.ts";
import type { ConcernId, Found } from "../reading/understanding.ts";

/** Concerns that count as one: an answer for one covers the others. */
const ALIKE: readonly ReadonlySet<ConcernId>[] = [
  new Set<ConcernId>(["rosacea", "redness", "sensitivity", "pie"]),
  new Set<ConcernId>(["wrinkles", "fine_lines", "firmness"]),
  new Set<ConcernId>(["acne", "hormonal_acne", "blackheads", "pores", "oiliness"]),
  new Set<ConcernId>(["dryness", "dehydration", "barrier", "eczema", "menopause_skin", "sensitivity"]),
  new Set<ConcernId>(["pih", "sun_spots", "melasma", "acne_scars"]),
  new Set<ConcernId>(["dark_circles", "puffiness"]),
];

const areAlike = (one: ConcernId, other: ConcernId): boolean =>
  one === other || ALIKE.some((group) => group.has(one) && group.has(other));

/** Said clearly enough to be answered. */
const CLEAR = 0.7;

/** Below these points a product does too little for a concern to mention it. */
const SERVES = 1.2;

/** For each product, another concern that it helps with and that no other product in the answer is named for. */
export function alsoServed(
  picked: readonly Scored[],
  ledBy: readonly ConcernId[],
  concerns: readonly Found<ConcernId>[],
): ReadonlyMap<Scored, ConcernId> {
  const also = new Map<Scored, ConcernId>();
  for (const { id, strength } of concerns) {
    const open = strength >= CLEAR && id !== "photoprotection" && !ledBy.some((led) => areAlike(led, id));
    if (!open || [...also.values()].some((said) => areAlike(said, id))) continue;
    // A product that stings comforts nobody, whatever else is in it.
    const points = ({ byConcern, facts }: Scored) =>
      facts.spf > 0 || (facts.strong.size > 0 && OF_COMFORT.has(id)) ? 0 : (byConcern.get(id) ?? 0);
    const [best] = picked.filter((one) => !also.has(one)).toSorted((a, b) => points(b) - points(a));
    if (best && points(best) >= SERVES) also.set(best, id);
  }
  return also;
}
