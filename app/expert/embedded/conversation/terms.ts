import type { LanguageTag } from "#app/i18n/language.ts";
import terms from "../../knowledge/terms.json" with { type: "json" };
import { wordsPattern } from "../../knowledge/cues.ts";

/** What a word of the trade means, in the message's language; nothing where the folded text names none. */
export function termIn(text: string, tongue: LanguageTag): string | undefined {
  const named = terms.find(({ names }) => names[tongue].some((name) => wordsPattern(name).test(text)));
  return named?.says[tongue];
}

/** Longest question that is a word and nothing else: "and broad spectrum?", "et INCI ?". */
const MOST_WORDS = 5;

/** A word of the trade is asked after by itself. */
export function isBareTerm(text: string, tongue: LanguageTag): boolean {
  return text.trim().split(" ").length <= MOST_WORDS && termIn(text, tongue) !== undefined;
}
