import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import cues from "./cues.json" with { type: "json" };
import type { PerLanguage } from "./knowledge.ts";

/** What a few words of a message give away, by name: the words themselves say what each means. */
export type CueId = keyof typeof cues;

/** Alternatives as the data writes them, found between spaces in a folded text; made once. */
export const wordsPattern = memoize((alternatives: string) => new RegExp(` (?:${alternatives}) `, "u"));

/** True when a folded text, single spaces around each word, holds a cue. */
export function hears(cue: CueId, text: string, tongue: LanguageTag): boolean {
  const words: PerLanguage<string> = cues[cue];
  return wordsPattern(words[tongue]).test(text);
}

const everyPattern = memoize((alternatives: string) => new RegExp(`(?<= )(?:${alternatives})(?= )`, "gu"));

/** A folded text without the words of a cue. */
export function without(cue: CueId, text: string, tongue: LanguageTag): string {
  const words: PerLanguage<string> = cues[cue];
  return text.replace(everyPattern(words[tongue]), "");
}

/** Alternatives as the data writes them, as the first words of a folded text; made once. */
const openingPattern = memoize((alternatives: string) => new RegExp(`^ (?:${alternatives}) `, "u"));
const wholePattern = memoize((alternatives: string) => new RegExp(`^ (?:${alternatives}) $`, "u"));

/** True when a folded text begins with a cue. */
export function opensWith(cue: CueId, text: string, tongue: LanguageTag): boolean {
  const words: PerLanguage<string> = cues[cue];
  return openingPattern(words[tongue]).test(text);
}

/** True when a folded text is a cue and nothing else. */
export function isOnly(cue: CueId, text: string, tongue: LanguageTag): boolean {
  const words: PerLanguage<string> = cues[cue];
  return wholePattern(words[tongue]).test(text);
}
