import { memoize } from "#app/memoize.ts";
import { type Language, type LanguageTag, languageTag, LANGUAGE_TAGS } from "#app/i18n/language.ts";
import { fold } from "../reading/normalize.ts";
import asks from "../knowledge/label-asks.json" with { type: "json" };
import words from "../knowledge/label-words.json" with { type: "json" };
import { phraseText } from "../reading/questions/phrases.ts";

/** What a label can be asked about. */
export type LabelSubject = keyof typeof words;
type Topic = keyof typeof asks;

/** A question as a sentence of a label is held against it. */
export interface LabelQuestion {
  /** The message without names of products. */
  text: string;
  tongue: LanguageTag;
  /** What it was heard to ask. */
  subjects: readonly string[];
}

/** A pattern begins where a word does: "allaitante" is no word of milk. */
const atWord = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})`, "iu");

const asksOf = memoize((tongue: LanguageTag): [Topic, RegExp][] =>
  (Object.keys(asks) as Topic[]).map((topic) => [topic, atWord(asks[topic][tongue])]),
);
const saysOf = memoize(
  (tongue: LanguageTag) =>
    new Map(
      (Object.keys(words) as LabelSubject[]).map((subject) => [subject, atWord(words[subject][tongue])]),
    ),
);

/** True when a sentence of a label says something of a subject. */
export const speaksOf = (sentence: string, subject: LabelSubject, tongue: LanguageTag): boolean =>
  saysOf(tongue).get(subject)?.test(sentence) === true;

/** Words that say nothing about the question's subject. */
const EMPTY =
  /^(about|there|which|where|would|could|should|these|those|really|after|before|right|thing|still|again|also|works?|using|alors|aussi|comme|quand|encore|avoir|faire|mettre|apres|avant|cette|votre|puede|puedo|tiene|sirve|donde|cuando|entonces|tambien|sobre|usar|algo|contient|contain\w*|contiene)$/;
const TELLING_LENGTH = 4;
const STEM = 5;

/** The beginnings of a question's telling words. */
export function stemsOf(question: string): string[] {
  return (fold(question).match(/[a-z]+/g) ?? [])
    .filter((word) => word.length >= TELLING_LENGTH && !EMPTY.test(word))
    .map((word) => word.slice(0, Math.min(STEM, word.length - (word.length > TELLING_LENGTH ? 1 : 0))));
}

/** How many of the question's significant words occur in a sentence. */
export function sharedWith(sentence: string, stems: readonly string[]): number {
  const own = fold(sentence).match(/[a-z]+/g) ?? [];
  return stems.filter((stem) => own.some((word) => word.startsWith(stem))).length;
}

/** Weight of a subject that the reader found, next to the words themselves. */
const HEARD = 0.8;
/** A shared word says less than a shared subject. */
const WORD = 0.4;

/** The subjects that a question asks a label about, with their weights. */
function topicsOf({ text, tongue, subjects }: LabelQuestion): Map<Topic, number> {
  const asked = phraseText(text);
  const found = asksOf(tongue).filter(([, pattern]) => pattern.test(asked));
  const topics = new Map(found.map(([topic]) => [topic, asks[topic].weight]));
  for (const subject of new Set(subjects))
    if (subject in asks) topics.set(subject as Topic, (topics.get(subject as Topic) ?? 0) + HEARD);
  return topics;
}

/** A sentence of a label, how well it answers, and on which matters; words that merely stand in both count less. */
export interface Scored {
  sentence: string;
  score: number;
  weight: number;
  matters: readonly LabelSubject[];
}

function scored(sentences: readonly string[], question: LabelQuestion, tongue: LanguageTag): Scored[] {
  const topics = [...topicsOf(question)];
  const stems = stemsOf(question.text);
  return sentences.map((sentence) => {
    const told = topics.filter(([topic]) => speaksOf(sentence, topic, tongue));
    const weight = told.reduce((sum, [, one]) => sum + one, 0);
    const matters = told.map(([topic]) => topic);
    return { sentence, matters, weight, score: weight + WORD * sharedWith(sentence, stems) };
  });
}

/** How well each sentence of a label answers a question; the label may be in another of our languages. */
export function scoresFor(
  sentences: readonly string[],
  question: LabelQuestion,
  language: Language,
): Scored[] {
  const own = languageTag(language);
  const tongues = [own, ...LANGUAGE_TAGS.filter((tongue) => tongue !== own)];
  const tried = tongues.map((tongue) => scored(sentences, question, tongue));
  return tried.find((one) => one.some(({ weight }) => weight >= LEAST)) ?? tried[0] ?? [];
}

/** Less than one matter of some weight is chance. */
const LEAST = 1;

/** The sentence with the highest score, the first of equals. */
export function bestOf(all: readonly Scored[]): Scored | undefined {
  return all.reduce<Scored | undefined>(
    (best, one) => (best && best.score >= one.score ? best : one),
    undefined,
  );
}

/** The sentence that answers what is asked, where one plainly does. */
export function answering(all: readonly Scored[]): string | undefined {
  const best = bestOf(all);
  return best && best.weight >= LEAST ? best.sentence : undefined;
}
