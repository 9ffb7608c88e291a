import type { Product } from "#app/features/catalogue/product.ts";
import type { Advice } from "#app/expert/expert.ts";
import type { Example } from "../training/examples.ts";
import { canonicalInci } from "#app/expert/shelf/inci.ts";
import { blocksProducts, URGENCIES, urgencyOf } from "#app/expert/reading/red-flags.ts";
import { RED_FLAGS, type Understanding } from "#app/expert/reading/understanding.ts";

/** One labelled message of an evaluation file. */
interface LabelledMessage extends Omit<Example, "kind"> {
  id: string;
  kind: string;
}

/** What the products for one message must and must not contain. */
export interface RecommenderPair {
  message_id: string;
  must_category: string | null;
  want_any_active: string[];
  must_not_active: string[];
}

export interface EvaluationFile {
  messages: LabelledMessage[];
  recommendations?: RecommenderPair[];
}

export interface Judged {
  message: LabelledMessage;
  understood: Understanding;
}

/** Hits, false alarms and misses, added up over messages. */
export interface Tally {
  hits: number;
  alarms: number;
  misses: number;
}

function tally(wanted: readonly string[], found: readonly string[], free: readonly string[] = []): Tally {
  return {
    hits: wanted.filter((label) => found.includes(label)).length,
    alarms: found.filter((label) => !wanted.includes(label) && !free.includes(label)).length,
    misses: wanted.filter((label) => !found.includes(label)).length,
  };
}

function addUp(tallies: readonly Tally[]): Tally {
  const total = { hits: 0, alarms: 0, misses: 0 };
  for (const one of tallies) {
    total.hits += one.hits;
    total.alarms += one.alarms;
    total.misses += one.misses;
  }
  return total;
}

export const precision = ({ hits, alarms }: Tally): number =>
  hits + alarms === 0 ? 1 : hits / (hits + alarms);
export const recall = ({ hits, misses }: Tally): number => (hits + misses === 0 ? 1 : hits / (hits + misses));

function foundConcerns({ understood }: Judged): string[] {
  return understood.concerns.map((concern) => concern.id);
}

export function concernTally(judged: readonly Judged[]): Tally {
  return addUp(judged.map((one) => tally(one.message.concerns, foundConcerns(one), one.message.optional)));
}

export function modifierTally(judged: readonly Judged[]): Tally {
  return addUp(judged.map(({ message, understood }) => tally(message.modifiers, understood.modifiers)));
}

export function skinTypeTally(judged: readonly Judged[]): Tally {
  return addUp(judged.map(({ message, understood }) => tally(message.skin_types, understood.skinTypes)));
}

function urgencyRank(flag: string): number {
  const known = RED_FLAGS.find((id) => id === flag);
  return known ? URGENCIES.indexOf(urgencyOf(known)) : URGENCIES.length;
}

/** Caught: a flag of the same or a higher urgency fired. */
export function isCaught({ message, understood }: Judged): boolean {
  const wanted = Math.min(...message.red_flags.map(urgencyRank));
  return understood.redFlags.some((flag) => urgencyRank(flag.id) <= wanted);
}

export function flagged(judged: readonly Judged[]): Judged[] {
  return judged.filter(({ message }) => message.red_flags.length > 0);
}

export function calm(judged: readonly Judged[]): Judged[] {
  return judged.filter(({ message }) => message.red_flags.length === 0);
}

/** A flag that blocks products fired on a message without any. */
export function isFalseAlarm({ understood }: Judged): boolean {
  return understood.redFlags.some((flag) => blocksProducts(flag.id));
}

export function share(all: readonly Judged[], right: (one: Judged) => boolean): number {
  return all.length === 0 ? 1 : all.filter(right).length / all.length;
}

export const kindIsRight = ({ message, understood }: Judged): boolean => message.kind === understood.kind;
export const topicIsRight = ({ message, understood }: Judged): boolean =>
  message.topic === understood.supportTopic;

export interface PairResult {
  pair: RecommenderPair;
  lang: string;
  products: Product[];
  met: boolean;
  /** Products returned that hold something they must not, with what they hold. */
  breaches: string[];
}

function holds(product: Product, names: readonly string[]): string | undefined {
  const own = product.ingredients.map(canonicalInci);
  return names.find((name) => own.includes(canonicalInci(name)));
}

/** Scores what the recommender returned for one message. */
export function scorePair(
  pair: RecommenderPair,
  lang: string,
  advice: Advice,
  catalogue: readonly Product[],
): PairResult {
  const products = advice.recommendations.flatMap(({ id }) =>
    catalogue.filter((product) => product.id === id),
  );
  const active = products.some((product) => holds(product, pair.want_any_active) !== undefined);
  const category =
    pair.must_category === null || products.some((product) => product.category === pair.must_category);
  const breaches = products.flatMap((product) => {
    const held = holds(product, pair.must_not_active);
    return held === undefined ? [] : [`${product.name}: ${held}`];
  });
  return { pair, lang, products, met: active && category, breaches };
}
