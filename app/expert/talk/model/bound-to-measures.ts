import { memoize } from "#app/memoize.ts";
import type { Language } from "#app/i18n/language.ts";
import words from "./findings.json" with { type: "json" };

const KINDS = ["findings", "places", "numbers"] as const;

/** Words for zones, strengths and amounts in a language, as one expression; `*` ends a word that goes on. */
const patternOf = memoize((language: Language) => {
  const choices = KINDS.flatMap((kind) => words[kind][language]).map((word) =>
    word.replaceAll("*", "\\p{L}*"),
  );
  return new RegExp(`(?<!\\p{L})(?:${choices.join("|")}|\\d+(?:[.,]\\d+)?)(?!\\p{L})`, "giu");
});

const plain = (text: string): string => text.replace(/[-‑’']/g, " ").toLowerCase();

/** True when a text tells of a zone, a strength or a figure that what was measured does not hold. */
export function goesBeyond(text: string, measured: string, language: Language): boolean {
  const there = plain(measured);
  return [...plain(text).matchAll(patternOf(language))].some(([word]) => !there.includes(word));
}
