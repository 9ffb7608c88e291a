import type { LanguageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { lazily, probabilitiesOf } from "../classifier.ts";
import { asksSomething } from "./asks.ts";
import { type QuestionId, QUESTIONS } from "./questions.ts";
import { phraseText } from "./phrases.ts";
import { ANY_PRODUCT, askingFeatures, sentencesOf } from "./reading-words.ts";
import weightsFile from "./weights.json" with { type: "json" };

const weights = lazily(weightsFile);

/** A question as the trained reader takes it: 1 and above means yes, by the threshold of its kind. */
export interface Read {
  id: QuestionId;
  strength: number;
  probability: number;
  /** The sentence that asks it. */
  sentence: string;
}

/** What the trained reader makes of a message. */
export interface Reading {
  /** Asked, in the order of the sentences, the surest of each first. */
  sure: Read[];
  /** The first guess, sure or not. */
  likeliest: Read | undefined;
  /** Below its threshold, the likeliest first. */
  maybe: Read[];
  /** How likely each question is in the sentence that asks it most; a question nobody trained for is not among them. */
  likelihood: ReadonlyMap<QuestionId, number>;
  /** No sentence asks anything, as far as it can tell. */
  nothing: boolean;
}

/** Politeness counts as a question of its own only in a short message. */
const POLITE_WORDS = 6;
const NOT_POLITE = new Set<QuestionId>(["off_topic", "complaint", "who_are_you"]);
const polite = (id: QuestionId, sentence: string): boolean =>
  QUESTIONS[id] === "talk" && !NOT_POLITE.has(id) && sentence.trim().split(/\s+/).length > POLITE_WORDS;
/** Above this probability it counts as asked, whatever the threshold for its kind. */
const LIKELY = 0.5;
/** Clear enough in a sentence that asks, however likely it seems that it asks nothing. */
const CLEARLY = 0.8;
/** As likely as this, a sentence asks nothing. */
const NOTHING = 0.6;
/** What is said in a sentence that does not ask must be heard more clearly, unless it is what people state. */
const IN_A_STATEMENT = 0.9;
const SHORT_WORDS = 5;
const STATED = new Set<QuestionId>([
  "recommend",
  "routine",
  "others",
  "cheaper",
  "stronger",
  "only_one",
  "keep_own",
  "spoiled",
  "add_to_cart",
]);
const stated = (id: QuestionId): boolean =>
  STATED.has(id) || QUESTIONS[id] === "shop" || QUESTIONS[id] === "talk";
/** A second question of the same sentence must be as good as certain. */
const SECOND = 0.6;
const isQuestion = (name: string): name is QuestionId => name in QUESTIONS;

/** The classifier rates each question by itself, so two of one kind can split a probability that together is clear: the first then counts as asked. */
const areOne = (first: Read, second: Read | undefined): boolean =>
  second !== undefined &&
  QUESTIONS[first.id] === QUESTIONS[second.id] &&
  first.probability + second.probability >= CLEARLY;

function readSentence(sentence: string, tongue: LanguageTag) {
  const model = weights();
  const probabilities = probabilitiesOf(model, askingFeatures(sentence, tongue));
  const read = model.outputs.map(({ name, threshold }, at) => {
    const probability = probabilities[at] ?? 0;
    return { id: name, probability, strength: probability / threshold, sentence };
  });
  return read.sort((a, b) => b.probability - a.probability);
}

/** "And the", "et l": shorter words than this ask nothing beside a product's name. */
const ASKING_WORD = 4;

/** A product's name and perhaps an article ask nothing by themselves. */
const saysMore = (sentence: string): boolean => {
  const words = phraseText(sentence).trim().split(" ");
  const others = words.filter((word) => word !== ANY_PRODUCT);
  return others.length === words.length || others.some((word) => word.length >= ASKING_WORD);
};

/** Reads what a message asks, sentence by sentence. */
export function readQuestions(message: string, tongue: LanguageTag, catalogue: readonly Product[]): Reading {
  const likelihood = new Map<QuestionId, number>();
  const sure = new Map<QuestionId, Read>();
  const maybe: Read[] = [];
  let likeliest: Read | undefined;
  let nothing = true;
  for (const sentence of sentencesOf(message, catalogue).filter(saysMore)) {
    const read = readSentence(sentence, tongue);
    const asks = read.filter((one): one is Read => isQuestion(one.id) && !polite(one.id, sentence));
    for (const { id, probability } of asks)
      likelihood.set(id, Math.max(probability, likelihood.get(id) ?? 0));
    const [first, second] = asks;
    if (first && first.probability > (likeliest?.probability ?? 0)) likeliest = first;
    const none = read.find(({ id }) => !isQuestion(id))?.probability ?? 0;
    nothing &&= none >= NOTHING;
    const asked = asksSomething(sentence, tongue) || sentence.trim().split(/\s+/).length <= SHORT_WORDS;
    const least = first && !asked && !stated(first.id) ? IN_A_STATEMENT : LIKELY;
    const likely = first && (first.probability >= least || (least === LIKELY && first.strength >= 1));
    const yes = likely || (asked && first && areOne(first, second));
    const clear = first !== undefined && asked && first.probability >= CLEARLY;
    if (first && yes && (clear || first.probability > none)) {
      for (const one of [first, ...(second && second.probability >= SECOND ? [second] : [])])
        if (!sure.has(one.id)) sure.set(one.id, one);
    }
    maybe.push(...asks.slice(0, 3));
  }
  return {
    sure: [...sure.values()],
    likeliest,
    maybe: maybe.filter(({ id }) => !sure.has(id)).sort((a, b) => b.probability - a.probability),
    likelihood,
    nothing,
  };
}
