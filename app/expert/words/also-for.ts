import { OF_COMFORT } from "../shelf/purposes.ts";
import type { Scored } from "../shelf/score.ts";
import type { ConcernId, Found } from "../reading/understanding.ts";

/** What is named in one breath: whoever was answered on one was on the others. */
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

/** Points below which a product does too little for a concern to say so. */
const SERVES = 1.2;

/** For each product what it serves beside what it was named for, where no other in the answer is named for that. */
export function alsoServed(
  picked: readonly Scored[],
  ledBy: readonly ConcernId[],
  concerns: readonly Found<ConcernId>[],
): ReadonlyMap<Scored, ConcernId> {
  const also = new Map<Scored, ConcernId>();
  for (const { id, strength } of concerns) {
    const open = strength >= CLEAR && id !== "photoprotection" && !ledBy.some((led) => areAlike(led, id));
    if (!open || [...also.values()].some((said) => areAlike(said, id))) continue;
    // What stings comforts nobody, whatever cushions it.
    const points = ({ byConcern, facts }: Scored) =>
      facts.spf > 0 || (facts.strong.size > 0 && OF_COMFORT.has(id)) ? 0 : (byConcern.get(id) ?? 0);
    const [best] = picked.filter((one) => !also.has(one)).toSorted((a, b) => points(b) - points(a));
    if (best && points(best) >= SERVES) also.set(best, id);
  }
  return also;
}
