import { talkFor } from "./words.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Verdict } from "../choosing/may-be-named.ts";
import { ingredientFor } from "../choosing/inci.ts";
import { languageTag, type Language } from "#app/i18n/language.ts";
import { fill, inWords, type Copy } from "./copy.ts";
import { ingredientName } from "./reasons.ts";

const MOST_NAMED = 2;

/** What of a product's list is meant, in the words of a language: "shea", "Parfum". */
function heldNames(product: Product, holds: readonly string[], language: Language): string[] {
  const names = holds.map((inci) => {
    const known = ingredientFor(inci);
    const printed = product.ingredients.find((name) => name.toLowerCase() === inci) ?? inci;
    const plain = known ? ingredientName(known, language) : "";
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
  const held = heldNames(product, verdict.holds ?? [], language);
  return fill(talkFor(language).notFor[verdict.reason], inWords(held, copy));
}
