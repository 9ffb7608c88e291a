import type { Category } from "#app/features/catalogue/product.ts";
import { hears } from "../knowledge/cues.ts";
import type { Reading } from "./reading.ts";
import type { ConcernId, Found } from "./understanding.ts";
import { wishedCategories } from "./wishes.ts";

/** The kinds a message asks for, by their name or by what they are to do. */
export function kindsWished(
  { tokens, negated, tongue }: Pick<Reading, "tokens" | "negated" | "tongue">,
  concerns: readonly Found<ConcernId>[],
): readonly Category[] {
  const text = ` ${tokens.map((token) => token.text).join(" ")} `;
  // "A wash to get my sunscreen off": what is taken off is not asked for.
  if (hears("wants_makeup_off", text, tongue)) return ["Cleanser"];
  const named = wishedCategories(tokens, negated);
  if (named.length > 0) return named;
  if (hears("to_wash_with", text, tongue)) return ["Cleanser"];
  // Skin that tightens after washing needs another wash as much as a cream.
  const dry = concerns.some(({ id }) => DRY.has(id));
  return dry && hears("tight_after_wash", text, tongue) ? ["Moisturizer", "Cleanser"] : [];
}

const DRY = new Set<ConcernId>(["dryness", "dehydration", "barrier", "sensitivity", "redness"]);
