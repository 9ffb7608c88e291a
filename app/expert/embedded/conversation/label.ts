import { type Language, languageTag, LANGUAGE_TAGS } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Place } from "../knowledge/knowledge.ts";
import { fold } from "../understanding/normalize.ts";
import { say, theName } from "../wording/names.ts";
import { quotable } from "../wording/quote.ts";
import { rotated } from "./said.ts";
import type { State } from "./state.ts";
import words from "./label-words.json" with { type: "json" };

/** What a label can be asked about. */
export type LabelSubject = keyof typeof words;

/** The part of the pattern for a place, in each language. */
const PLACE_WORDS: Record<Place, string> = {
  face: "face|visage|rostro|cara",
  eyes: "eye|œil|yeux|ojo",
  eyelids: "lid|paupière|párpado|under each eye|sous chaque œil|bajo cada ojo",
  lips: "lips|lèvres|labios",
  neck: "neck|cou|cuello|décolleté|escote",
  hands: "hands|knuckles|mains|articulations|manos|nudillos",
  body: "body|arms|legs|corps|bras|jambes|cuerpo|brazos|piernas",
  scalp: "scalp|hair|cuir chevelu|cabello",
  feet: "feet|heels|pieds|talons|pies|talones",
  nappy: "babies|bébés|bebés",
  intimate: "intimate|intime|íntim",
};

function sentencesOf(product: Product, language: Language): string[] {
  return [...quotable(product.usage, language), ...quotable(product.description, language)];
}

function firstWith(sentences: readonly string[], pattern: string, asked?: string): string | undefined {
  // "Allaitante" is no word of milk: a pattern begins where a word does.
  const found = new RegExp(`(?<!\\p{L})(?:${pattern})`, "iu");
  const answering = sentences.filter((sentence) => found.test(sentence));
  return asked === undefined ? answering[0] : mostAlike(answering, asked);
}

/** What a product is like stands in its description; all else first in its directions. */
const DESCRIBED = new Set<LabelSubject>(["texture", "smell", "scented", "strength", "cast"]);

function sentencesFor(product: Product, subject: LabelSubject, language: Language): string[] {
  const all = sentencesOf(product, language);
  const directions = quotable(product.usage, language);
  return DESCRIBED.has(subject) ? [...all.slice(directions.length), ...directions] : all;
}

/** The sentence that shares most telling words with a question; the first where none shares more. */
function mostAlike(sentences: readonly string[], asked: string): string | undefined {
  const stems = stemsOf(asked);
  const shared = sentences.map((sentence) => sharedWith(sentence, stems));
  const most = Math.max(0, ...shared);
  return sentences[shared.indexOf(most)];
}

/**
 * The one sentence of a product's label that answers, its use before its description; nothing when it says nothing
 * of it. The label speaks the page's language, whatever the message's.
 */
export function labelOn(
  product: Product,
  subject: LabelSubject,
  language: Language,
  asked?: string,
): string | undefined {
  const sentences = sentencesFor(product, subject, language);
  const found = firstWith(sentences, words[subject][languageTag(language)], asked);
  if (found) return found;
  // A message in another language than the page's: the label stays as it is printed there.
  const others = LANGUAGE_TAGS.filter((tongue) => tongue !== languageTag(language));
  return others.map((tongue) => firstWith(sentences, words[subject][tongue])).find(Boolean);
}

/** The sentence of the label that names a place, as far as it does. */
export function labelOnPlace(product: Product, place: Place, language: Language): string | undefined {
  return firstWith(sentencesOf(product, language), PLACE_WORDS[place]);
}

/** Words that say nothing of what is asked. */
const EMPTY =
  /^(about|there|which|where|would|could|should|these|those|really|after|before|right|thing|still|again|also|works?|using|alors|aussi|comme|quand|encore|avoir|faire|mettre|apres|avant|cette|votre|puede|puedo|tiene|sirve|donde|cuando|entonces|tambien|sobre|usar|algo|contient|contain\w*|contiene)$/;
const TELLING_LENGTH = 4;
const STEM = 5;

/** Share of a question's telling words that an answer has too. */
const MOST_OF_IT = 0.5;

/** How a product is used: what its directions begin with. */
export function labelUse(product: Product, language: Language): string | undefined {
  return quotable(product.usage, language)[0];
}

/** The beginnings of a question's telling words. */
function stemsOf(question: string): string[] {
  return (fold(question).match(/[a-z]+/g) ?? [])
    .filter((word) => word.length >= TELLING_LENGTH && !EMPTY.test(word))
    .map((word) => word.slice(0, Math.min(STEM, word.length - (word.length > TELLING_LENGTH ? 1 : 0))));
}

function sharedWith(sentence: string, stems: readonly string[]): number {
  const words = fold(sentence).match(/[a-z]+/g) ?? [];
  return stems.filter((stem) => words.some((word) => word.startsWith(stem))).length;
}

/** The sentence of the label that shares a telling word with what is asked; the more of them, the better. */
export function labelAbout(product: Product, question: string, language: Language): string | undefined {
  const stems = stemsOf(question);
  // One word in common with a long question is chance.
  const least = Math.max(1, Math.ceil(stems.length * MOST_OF_IT));
  const found = sentencesOf(product, language).map((sentence) => ({
    sentence,
    shared: sharedWith(sentence, stems),
  }));
  return found.sort((a, b) => b.shared - a.shared).find(({ shared }) => shared >= least)?.sentence;
}

/** A sentence of a label, with the product it stands on. */
export function labelLine(
  product: Product,
  sentence: string,
  by: number,
  { talk, understanding: { language } }: Pick<State, "talk" | "understanding">,
): string {
  return say(language, rotated(talk.label, by), theName(product, language), sentence);
}
