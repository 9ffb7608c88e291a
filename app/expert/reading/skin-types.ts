import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import data from "../knowledge/skin-types.json" with { type: "json" };
import type { PerLanguage } from "../knowledge/knowledge.ts";
import type { SkinType, Understanding } from "./understanding.ts";

/** Between "skin" and what it is said to be; more is another clause. */
const MOST_BETWEEN = 4;

const TYPES = Object.entries(data.types) as [SkinType, PerLanguage<string>][];

/** "Dry mature skin": named before the skin itself. */
const before = (words: PerLanguage<string>, tongue: LanguageTag): string =>
  ` (?:${words[tongue]}) (?:${data.amid[tongue]}){1,3}(?:${data.skin[tongue]}) `;

const patterns = memoize((tongue: LanguageTag): [SkinType, RegExp][] =>
  TYPES.map(([type, words]) => [
    type,
    new RegExp(
      `${before(words, tongue)}| (?:${data.skin[tongue]}) (?:${data.between[tongue]} |(?:\\S+) (?:y|et|and|to) ){0,${MOST_BETWEEN}}(?:${words[tongue]}) `,
      "u",
    ),
  ]),
);

/** Types of skin said outright, whatever stands between: "la piel muy grasa", "peau plutôt sèche"; `text` is folded. */
export function skinTypesSaid(text: string, tongue: LanguageTag): SkinType[] {
  return patterns(tongue).flatMap(([type, pattern]) => (pattern.test(text) ? [type] : []));
}

const adjectives = memoize((tongue: LanguageTag): [SkinType, RegExp][] =>
  TYPES.map(([type, words]) => [type, new RegExp(`^(?:${words[tongue]})$`, "u")]),
);

/** Types among single folded words. */
export function typesNamed(words: readonly string[], tongue: LanguageTag): SkinType[] {
  return adjectives(tongue).flatMap(([type, pattern]) =>
    words.some((word) => pattern.test(word)) ? [type] : [],
  );
}

/** Whether skin should be left alone: called sensitive, or in no state for strong products. */
export const isEasilyUpset = ({
  skinTypes,
  delicate,
}: Pick<Understanding, "skinTypes" | "delicate">): boolean =>
  delicate === true || skinTypes.includes("sensitive");
