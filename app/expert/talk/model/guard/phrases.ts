import { memoize } from "#app/memoize.ts";
import type { Language } from "#app/i18n/language.ts";
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };

/** Kinds of phrases that the rules ask for; each language says them in its own file. */
export type Phrases = keyof typeof en;

const WORDS: Record<Language, Record<Phrases, readonly string[]>> = { en, fr, sp: es };

/** `*` is any word ending, `..` up to four words; the rest is a regular expression over space-separated words. */
function source(phrase: string): string {
  return phrase
    .replaceAll("*", (_star, at: number) => (phrase[at - 1] === ")" ? "*" : "[^ ]*"))
    .replaceAll(" .. ", " (?:[^ ;:]+ ){0,4}");
}

/** Without a memory of its own: what is found once is found again. */
const patternsOf = memoize((kind: Phrases) =>
  memoize(
    (language: Language) => new RegExp(`(?<= )(?:${WORDS[language][kind].map(source).join("|")})(?= )`),
  ),
);
const allOf = memoize((kind: Phrases) =>
  memoize((language: Language) => new RegExp(patternsOf(kind)(language).source, "g")),
);

/** A phrase that was found in a text of words. */
export interface Hit {
  start: number;
  end: number;
  text: string;
}

/** Where phrases of a kind occur in a text; words are separated by spaces, with one at either end. */
export function hitsOf(kind: Phrases, language: Language, text: string): Hit[] {
  return [...text.matchAll(allOf(kind)(language))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

export function says(kind: Phrases, language: Language, text: string): boolean {
  return patternsOf(kind)(language).test(text);
}

const setsOf = memoize((kind: Phrases) =>
  memoize((language: Language): ReadonlySet<string> => new Set(WORDS[language][kind])),
);

/** The words of a kind that are no patterns. */
export const wordsOf = (kind: Phrases, language: Language): ReadonlySet<string> => setsOf(kind)(language);

const wholesOf = memoize((kind: Phrases) =>
  memoize((language: Language) => new RegExp(`^(?:${WORDS[language][kind].map(source).join("|")})$`)),
);

/** Whether a word is one of a kind. */
export const isOneOf = (kind: Phrases, language: Language, word: string): boolean =>
  wholesOf(kind)(language).test(word);
