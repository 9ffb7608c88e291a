import type { Product } from "#app/features/catalogue/product.ts";
import type { Frame } from "../../reading/frame.ts";
import type { About } from "./about.ts";

/** Words of a message that says no to what was just named. */
const FEW = 14;

/** The products that a message rejects: named, pointed at, or the first one just shown. */
export function refusedIn(
  { traits, words, named, isQuestion, limits, owned }: Frame,
  { exactly }: About,
  last: readonly Product[],
): readonly Product[] {
  if (words > FEW || isQuestion || traits.has("only_supposed")) return [];
  if (traits.has("not_this_name") && named.length > 0) return named;
  if (!traits.has("not_that_one")) return [];
  // "No cream": the whole kind; "the wash, I have it": what is had.
  if (exactly.length === 0 && (limits.refused.size > 0 || limits.owned.size > 0 || owned.size > 0)) return [];
  return exactly.length > 0 ? exactly : last.slice(0, 1);
}
