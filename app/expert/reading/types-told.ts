import { languageTag, type Language } from "#app/i18n/language.ts";
import type { Relation } from "./person/fact.ts";
import { findPhrases } from "./person/phrases.ts";
import { namedIn } from "./person/subjects.ts";
import { wordsOf } from "./person/words.ts";
import { skinTypesSaid, typesNamed } from "./skin-types.ts";
import { spacedWords } from "./normalize.ts";
import type { SkinType } from "./understanding.ts";

/** Where one part of a message ends: a mark, or a word that joins two. */
const PARTS = /[,.;:!?\n]|\s(?:and|but|while|et|mais|alors que|y|pero|mientras)\s/iu;

/**
 * The skin types stated for one person; "mine is oily and my sister's very dry" describes two. The latest message that
 * states any wins.
 */
export function typesToldOf(relation: Relation, texts: readonly string[], language: Language): SkinType[] {
  const tongue = languageTag(language);
  const tells = (part: string): boolean => {
    const hits = findPhrases(wordsOf(part, tongue), tongue);
    const others = namedIn(hits);
    const self =
      others.length === 0 && hits.some(({ label }) => label === "who self" || label === "self strong");
    return relation === "self" ? self : others.includes(relation);
  };
  for (const text of texts.toReversed()) {
    const parts = text.split(PARTS).filter(tells);
    const types = parts.flatMap((part) => {
      const said = skinTypesSaid(spacedWords(part), tongue);
      return said.length > 0 ? said : typesNamed(spacedWords(part).trim().split(" "), tongue);
    });
    if (types.length > 0) return [...new Set(types)];
  }
  return [];
}
