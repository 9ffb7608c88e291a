import { productsNamed } from "../../../reading/product-names.ts";
import { detectTongue } from "../../../reading/language.ts";
import { tokenize } from "../../../reading/normalize.ts";
import { languageFromTag } from "#app/i18n/language.ts";
import { medicalWords } from "../../../words/claims-lint.ts";
import type { Ground, Refusal, Rule } from "./ground.ts";
import { createSplitter, LONGEST_SENTENCE } from "./sentences.ts";

/** In characters, all sentences together. */
export const LONGEST_REPLY = 3000;

/**
 * What is wrong with a sentence of a model; nothing, if it may be shown.
 * @param before the sentences that were shown before it in the same reply
 */
export function readSentence(sentence: string, ground: Ground, before: readonly string[]): Rule[] {
  const { catalogue, language } = ground;
  const tongue = detectTongue(tokenize(sentence));
  const found: [Rule, boolean][] = [
    ["product-not-for-person", productsNamed(sentence, catalogue).some((one) => !ground.mayBeNamed(one))],
    ["promise", medicalWords(sentence, language).length > 0],
    ["wrong-language", tongue !== undefined && languageFromTag(tongue) !== language],
    ["not-plain", /[<>`{}|]|\p{Cf}/u.test(sentence)],
    ["too-long", sentence.length > LONGEST_SENTENCE || before.join(" ").length > LONGEST_REPLY],
    ["repeated", before.includes(sentence)],
  ];
  return found.filter(([, wrong]) => wrong).map(([rule]) => rule);
}

/** Whether what is left of a reply can stand as one. */
export function hasSense(shown: readonly string[], _ground: Ground): boolean {
  return shown.join(" ").length > 1 && !/:$/.test(shown.at(-1) ?? "");
}

/** Reads a reply as it comes. */
export interface Guard {
  /** The text that may be shown by now: whole sentences, each with what parts it from the one before. */
  push: (chunk: string) => string[];
  /** The last sentence, if it may be shown. */
  end: () => string[];
  /** Forgets a sentence that is not whole: the model is asked again and goes on from what was shown. */
  restart: () => void;
  readonly shown: readonly string[];
  readonly refused: readonly Refusal[];
}

/** A guard for one reply. */
export function createGuard(ground: Ground): Guard {
  const splitter = createSplitter();
  const shown: string[] = [];
  const refused: Refusal[] = [];
  const pass = (pieces: ReturnType<typeof splitter.end>): string[] =>
    pieces.flatMap(({ gap, sentence }) => {
      const rules = readSentence(sentence, ground, shown);
      if (rules.length > 0) {
        refused.push({ sentence, rules });
        return [];
      }
      shown.push(sentence);
      return [shown.length > 1 ? gap + sentence : sentence];
    });
  return {
    push: (chunk) => pass(splitter.push(chunk)),
    end: () => pass(splitter.end()),
    restart: splitter.restart,
    shown,
    refused,
  };
}
