import type { LanguageTag } from "#app/i18n/language.ts";
import spelling from "./spelling.json" with { type: "json" };

/** How words are written in a hurry, and what they stand for; folded, single words. */
const SHORT: Record<LanguageTag, Readonly<Record<string, string>>> = spelling;

/** "C koi", not "c'est quoi". */
const C_ALONE = / c (?!(?:est|etait|a|en|sont) )/g;

/** A folded text with words of a hurry spelled out: "wot order", "c koi", "q uso". */
export function spelledOut(text: string, tongue: LanguageTag): string {
  const spelled = text.replace(/\S+/g, (word) => SHORT[tongue][word] ?? word);
  return tongue === "fr" ? spelled.replace(C_ALONE, " c est ") : spelled;
}
