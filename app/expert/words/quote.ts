import type { Language } from "#app/i18n/language.ts";
import { medicalWords } from "./claims-lint.ts";

/** Plain prose of a label: letters, figures and the usual marks; no code, no addresses. */
const PROSE = /^[\p{L}\p{M}\p{N}\s.,;:!?¿¡'’"“”«»()%×·/°+&–—-]+$/u;
/** Words with which a text speaks to us instead of to a shopper. */
const SPEAKS_TO_US =
  /https?|www\.|\b(ignore|ignora|instruc\w+|system|prompt|password|token|admin\w*|assistant|roles?|recommend only)\b/i;
const LONGEST = 700;

function maySay(sentence: string, language: Language): boolean {
  return (
    PROSE.test(sentence) && !SPEAKS_TO_US.test(sentence) && medicalWords(sentence, language).length === 0
  );
}

/**
 * The sentences of a product's own text that may be repeated in a chat; none when one of them may not. An owner may
 * paste anything into it: what is no plain prose, is addressed to us, or claims what a medicine does, is not quoted.
 */
export function quotable(text: string, language: Language): string[] {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== "");
  return text.length <= LONGEST && sentences.every((one) => maySay(one, language)) ? sentences : [];
}
