import type { LanguageTag } from "#app/i18n/language.ts";
import type { Judgement } from "./classifier.ts";
import { type ConceptHit, SAYS } from "./concepts.ts";
import type { Token } from "./normalize.ts";
import type { Found } from "./understanding.ts";

/** What the classifier needs at least to follow a phrase that names the thing outright. */
export const WITH_PHRASE = 0.55;

/** A message with all that was found in it, before any label is given. */
export interface Reading {
  tokens: readonly Token[];
  tongue: LanguageTag;
  hits: ConceptHit[];
  negated: boolean[];
  judgement: Judgement;
}

/** True when a phrase of the knowledge base names the label, outside any negation. */
export function named(reading: Reading, id: string): boolean {
  return reading.hits.some((hit) => hit.concept === SAYS + id && !reading.negated[hit.start]);
}

/** True when the label is named, and only to be said no to. */
export function deniedBy(reading: Reading, id: string): boolean {
  const own = reading.hits.filter((hit) => hit.concept === SAYS + id);
  return own.length > 0 && own.every((hit) => reading.negated[hit.start]);
}

/** A label with how sure the classifier is of it. */
export function label<Id extends string>(reading: Reading, family: string, id: Id): Found<Id> {
  const output = `${family}:${id}`;
  return { id, strength: reading.judgement.strength(output), because: [] };
}

/** The same label with the words that led to it. */
export function withEvidence<Id extends string>(
  reading: Reading,
  family: string,
  found: Found<Id>,
): Found<Id> {
  return { ...found, because: reading.judgement.evidence(`${family}:${found.id}`) };
}
