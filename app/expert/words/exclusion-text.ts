import { talkFor } from "./words.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Verdict } from "../shelf/may-be-named.ts";
import { fold } from "../reading/normalize.ts";
import { ingredientFor } from "../shelf/inci.ts";
import { languageTag, type Language } from "#app/i18n/language.ts";
import { fill, inWords, type Copy } from "./copy.ts";
import { ingredientName } from "./reasons.ts";

const MOST_NAMED = 2;
/** Enough of a name to know it in another language. */
const STEM = 5;
/** Entries that cover a whole kind: the name on the label is more precise. */
const KINDS = new Set(["essential_oils"]);

/** Names of the ingredients that exclude a product, in the shopper's language: "shea", "Parfum". */
function heldNames(product: Product, holds: readonly string[], language: Language, told: string): string[] {
  // What was named comes first: limonene before the perfume that may hold it.
  const asTold = (inci: string) => Number(told.includes(inci.slice(0, STEM)));
  const names = holds
    .toSorted((a, b) => asTold(b) - asTold(a))
    .map((inci) => {
      const known = ingredientFor(inci);
      const printed = product.ingredients.find((name) => name.toLowerCase() === inci) ?? inci;
      const plain = known && !KINDS.has(known.id) ? ingredientName(known, language) : "";
      const same = plain.toLocaleLowerCase(languageTag(language)) === printed.toLowerCase();
      return plain && !same ? `${printed} (${plain})` : printed;
    });
  return [...new Set(names)].slice(0, MOST_NAMED);
}

/** Why a product is not for somebody, as the end of a sentence. */
export function exclusionText(
  product: Product,
  verdict: Extract<Verdict, { ok: false }>,
  copy: Copy,
  language: Language,
): string {
  const held = heldNames(product, verdict.holds ?? [], language, fold(verdict.because?.words ?? ""));
  return fill(talkFor(language).notFor[verdict.reason], inWords(held, copy));
}
