import terms from "../knowledge/terms.json" with { type: "json" };
import type { Tongue } from "../knowledge/knowledge.ts";

interface Term {
  says: Record<Tongue, string>;
  patterns: Record<Tongue, readonly RegExp[]>;
}

const patternsOf = (names: readonly string[]): RegExp[] =>
  names.map((name) => new RegExp(` (?:${name}) `, "u"));

const TERMS: readonly Term[] = terms.map(({ names, says }) => ({
  says,
  patterns: { en: patternsOf(names.en), fr: patternsOf(names.fr), es: patternsOf(names.es) },
}));

/** What a word of the trade means, in the message's language; nothing where the folded text names none. */
export function termIn(text: string, tongue: Tongue): string | undefined {
  return TERMS.find(({ patterns }) => patterns[tongue].some((pattern) => pattern.test(text)))?.says[tongue];
}

/** Longest question that is a word and nothing else: "and broad spectrum?", "et INCI ?". */
const MOST_WORDS = 5;

/** A word of the trade is asked after by itself. */
export function isBareTerm(text: string, tongue: Tongue): boolean {
  return text.trim().split(" ").length <= MOST_WORDS && termIn(text, tongue) !== undefined;
}
