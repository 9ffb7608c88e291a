import type { LanguageTag } from "#app/i18n/language.ts";
import { wordsPattern } from "../knowledge/cues.ts";
import traits from "../knowledge/traits.json" with { type: "json" };

/** What a few words of a message give away: a time of day, a number of times, that skin hurts. */
export type Trait = keyof typeof traits;

const TRAITS = Object.keys(traits) as Trait[];

/** Every trait of a folded text, single spaces around each word. */
export function traitsIn(text: string, tongue: LanguageTag): ReadonlySet<Trait> {
  return new Set(TRAITS.filter((trait) => wordsPattern(traits[trait][tongue]).test(text)));
}
