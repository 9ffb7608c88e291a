import { languageTag } from "#app/i18n/language.ts";
import { findConcepts, SAYS } from "./concepts.ts";
import { tokenize } from "./normalize.ts";
import type { ConcernId, Understanding } from "./understanding.ts";

/**
 * Follow-ups this short mention a concern only if they name it, or if something else of it was found and it is not a weak
 * one.
 */
const FEW_WORDS = 6;
/** Heard in words that tell as often of a glass of water or of a plaster. */
const WEAK = new Set<ConcernId>(["dehydration", "texture"]);

/** "He just uses water" or "and a plaster?" after a concern was mentioned: not a skin concern of their own. */
export function withoutOverheard(
  own: Understanding,
  text: string,
  before: readonly Understanding[],
): Understanding {
  if (own.concerns.length === 0 || !before.some(({ concerns }) => concerns.length > 0)) return own;
  const tokens = tokenize(text);
  if (tokens.length > FEW_WORDS) return own;
  const concepts = findConcepts(tokens, languageTag(own.language)).map(({ concept }) => concept);
  const isNamed = (id: ConcernId) => concepts.includes(SAYS + id);
  const concerns = own.concerns.filter(({ id }) => isNamed(id) || (concepts.length > 0 && !WEAK.has(id)));
  return { ...own, concerns };
}
