import { type Language, languageTag, LANGUAGE_TAGS } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Place } from "../knowledge/knowledge.ts";
import { quotable } from "../words/quote.ts";
import {
  answering,
  bestOf,
  type LabelQuestion,
  type LabelSubject,
  scoresFor,
  sharedWith,
  speaksOf,
  stemsOf,
} from "./label-score.ts";

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

/** The description says what a product is like; for everything else the directions come first. */
const DESCRIBED = new Set<LabelSubject>(["texture", "smell", "scented", "strength", "cast"]);

function sentencesFor(product: Product, subject: LabelSubject, language: Language): string[] {
  const all = sentencesOf(product, language);
  const directions = quotable(product.usage, language);
  // "For those who would rather do without retinol" says nothing of using the two together.
  if (subject === "combine")
    return all.filter((text) => !speaksOf(text, "rather_without", languageTag(language)));
  return DESCRIBED.has(subject) ? [...all.slice(directions.length), ...directions] : all;
}

/**
 * The one sentence of a product's label that answers, from the directions before the description; undefined if none
 * does. It is in the page's language, whatever the message's.
 */
export function labelOn(
  product: Product,
  subject: LabelSubject,
  language: Language,
  asked?: LabelQuestion,
): string | undefined {
  const own = languageTag(language);
  const sentences = sentencesFor(product, subject, language);
  // For a message in another language than the page's, the label is quoted as printed there.
  const tongue = [own, ...LANGUAGE_TAGS].find((one) =>
    sentences.some((text) => speaksOf(text, subject, one)),
  );
  const found = sentences.filter((text) => tongue !== undefined && speaksOf(text, subject, tongue));
  return asked ? bestOf(scoresFor(found, asked, language))?.sentence : found[0];
}

/** The sentence of the label that names a place, as far as it does. */
export function labelOnPlace(product: Product, place: Place, language: Language): string | undefined {
  const named = new RegExp(`(?<!\\p{L})(?:${PLACE_WORDS[place]})`, "iu");
  return sentencesOf(product, language).find((sentence) => named.test(sentence));
}

/** Share of a question's telling words that an answer has too. */
const MOST_OF_IT = 0.5;

/** How a product is used: what its directions begin with. */
export function labelUse(product: Product, language: Language): string | undefined {
  return quotable(product.usage, language)[0];
}

/** The label's sentence on the subject asked about. */
export const labelTells = (
  product: Product,
  question: LabelQuestion,
  language: Language,
): string | undefined => answering(scoresFor(sentencesOf(product, language), question, language));

/** That sentence, else the one that shares most of the question's words. */
export function labelAbout(
  product: Product,
  question: LabelQuestion,
  language: Language,
): string | undefined {
  const sentences = sentencesOf(product, language);
  const told = labelTells(product, question, language);
  if (told) return told;
  const stems = stemsOf(question.text);
  // One word in common with a long question is chance.
  const least = Math.max(1, Math.ceil(stems.length * MOST_OF_IT));
  const found = sentences.map((sentence) => ({ sentence, shared: sharedWith(sentence, stems) }));
  return found.sort((a, b) => b.shared - a.shared).find(({ shared }) => shared >= least)?.sentence;
}

/** Every sentence of a product's label that may be quoted. */
export const labelSentences = sentencesOf;
