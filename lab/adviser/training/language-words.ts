import type { LanguageTag } from "#app/i18n/language.ts";
import { tokenize } from "#app/expert/reading/normalize.ts";
import type { Example } from "./examples.ts";

const FEWEST = 3;
/** How much more often a word must stand in its language than in the other two together. */
const RATIO = 6;

/** Words that give a language away, learnt from the messages themselves. */
export function languageWords(examples: readonly Example[]): Record<LanguageTag, string[]> {
  const counts = new Map<string, Record<LanguageTag, number>>();
  for (const { text, lang } of examples) {
    for (const word of new Set(tokenize(text).map((token) => token.text))) {
      if (/\d/.test(word)) continue;
      const own = counts.get(word) ?? { en: 0, fr: 0, es: 0 };
      own[lang] += 1;
      counts.set(word, own);
    }
  }
  const of = (tongue: LanguageTag) =>
    [...counts]
      .filter(
        ([, own]) => own[tongue] >= FEWEST && own[tongue] >= RATIO * (own.en + own.fr + own.es - own[tongue]),
      )
      .map(([word]) => word)
      .sort();
  return { en: of("en"), fr: of("fr"), es: of("es") };
}
