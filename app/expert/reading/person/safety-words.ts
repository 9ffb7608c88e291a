import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import { addTo } from "../../shelf/multimap.ts";
import words from "../../knowledge/safety-words.json" with { type: "json" };
import { withoutOneLetter } from "../normalize.ts";
import { isMisspelling } from "./misspelling.ts";

interface Meant {
  /** Maps a safety word with a letter missing to the full word. */
  near: Map<string, string[]>;
  /** Words that are spelled alike and mean themselves. */
  others: ReadonlySet<string>;
}

const meantIn = memoize((tongue: LanguageTag): Meant => {
  const near = new Map<string, string[]>();
  for (const word of words[tongue].words)
    for (const key of new Set([word, ...withoutOneLetter(word)])) addTo(near, key, word);
  return { near, others: new Set([...words[tongue].words, ...words[tongue].others]) };
});

/** Lengths outside this range are no misspelled safety word. */
const [SHORTEST, LONGEST] = [6, 16];

/** A word that decides what somebody may use, where it is typed with one error: "allergick", "embarasada". */
export function safetyWord(text: string, tongue: LanguageTag): string {
  if (text.length < SHORTEST || text.length > LONGEST) return text;
  const { near, others } = meantIn(tongue);
  if (others.has(text)) return text;
  const meant = [text, ...withoutOneLetter(text)]
    .flatMap((key) => near.get(key) ?? [])
    .find((word) => isMisspelling(text, word));
  return meant ?? text;
}
