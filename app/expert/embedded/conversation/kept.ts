import { memoize } from "#app/memoize.ts";
import type { HistoryEntry } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { roleOf } from "../../words/reasons.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import { opensWith } from "../../knowledge/cues.ts";
import { productsNamed } from "../../reading/product-names.ts";
import type { Understanding } from "../../reading/understanding.ts";
import type { Copy } from "../../words/copy.ts";
import type { Dialogue } from "../../words/dialogue.ts";
import type { Talk } from "../../words/talk.ts";
import { textOf } from "./earlier.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { canTake } from "./unsuitable.ts";

type Relation = Understanding["person"]["relation"];

/** The talk so far, and in which words our answers add to what stands. */
export interface TalkSoFar {
  history: readonly HistoryEntry[];
  catalogue: readonly Product[];
  tongue: LanguageTag;
  /** As each of the latest messages was understood, and this one. */
  said: readonly Understanding[];
  understanding: Understanding;
  copy: Copy;
  talk: Talk;
  dialogue: Dialogue;
}

/** What stands for each person spoken of: what was proposed last, less what was refused, with what was added. */
export type Kept = ReadonlyMap<Relation, readonly Product[]>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Proposed with its price or as a step of a routine, and not only spoken of. */
const isProposed = (product: Product, answer: string): boolean =>
  new RegExp(`${escaped(product.name)} \\(\\$|^\\s*\\d+\\. ${escaped(product.name)}`, "m").test(answer);

/** A sentence of ours, whatever fills its gaps. */
const sentencePattern = memoize(
  (sentence: string) => new RegExp(escaped(sentence).replace(/\\\{\d\\\}/g, ".+?"), "u"),
);
const said = (sentence: string, answer: string): string | undefined =>
  sentencePattern(sentence).exec(answer)?.[0];

/** An answer that leaves standing what stood, and puts something beside it or in the place of what fell. */
const addsTo = (answer: string, { talk, dialogue }: TalkSoFar): boolean =>
  [talk.change.instead, talk.change.added, dialogue.together].some(
    (words) => said(words, answer) !== undefined,
  );

/** Chosen anew within what was said: nothing else stands beside it. */
const LIMITS = ["only", "count", "budget", "refused", "gelStays", "scented", "unscented", "light"] as const;
const choosesAnew = (answer: string, { dialogue }: TalkSoFar): boolean =>
  [dialogue.kept.eachKind, ...LIMITS.map((limit) => dialogue.limits.words[limit])].some((words) =>
    said(words, answer),
  );

const stepOf = (product: Product): string => roleOf({ product, facts: factsOf(product) });

/** "And a sunscreen?": one of each step proposed, beside what stands or in the place of what was that step. */
function withFurther(before: readonly Product[], proposed: readonly Product[]): readonly Product[] {
  const steps = new Set(proposed.map(stepOf));
  const firsts = proposed.filter(
    (product, at) => proposed.findIndex((one) => stepOf(one) === stepOf(product)) === at,
  );
  return [...before.filter((product) => !steps.has(stepOf(product))), ...firsts];
}

/** Steps that are asked for by themselves, beside what treats. */
const ASKED_ALONE = new Set<string>(["sunscreen", "cleanser"]);

/** What stands after an answer that proposed something. */
function afterProposal(
  before: readonly Product[],
  proposed: readonly Product[],
  { message, answer }: Exchange,
  talk: TalkSoFar,
): readonly Product[] {
  if (addsTo(answer, talk)) {
    const fine = productsNamed(said(talk.talk.change.left, answer) ?? "", talk.catalogue);
    const passed = productsNamed(answer, talk.catalogue).filter(
      (product) => !proposed.includes(product) && !fine.includes(product),
    );
    return [...new Set([...before.filter((product) => !passed.includes(product)), ...proposed])];
  }
  const within = said(talk.talk.change.withinSum, answer);
  if (within) return [...new Set([...proposed, ...productsNamed(within, talk.catalogue)])];
  // What goes over the sum was set aside.
  if (said(talk.talk.change.overSum, answer)) return proposed;
  // "And as a sunscreen?", where one stood: a choice of that step, and the rest stays.
  const [step, ...more] = new Set(proposed.map(stepOf));
  const ofOneStep = step !== undefined && more.length === 0 && before.some((one) => stepOf(one) !== step);
  const fresh = proposed.some((product) => !before.includes(product));
  if (ofOneStep && fresh && ASKED_ALONE.has(step) && !choosesAnew(answer, talk))
    return withFurther(before, proposed);
  const anew = before.length === 0 || proposed.some((product) => before.includes(product));
  if (anew || choosesAnew(answer, talk)) return proposed;
  const further = opensWith("and_further", phraseText(message), talk.tongue);
  const steps = new Set(before.map(stepOf));
  const another = proposed.every((product) => !steps.has(stepOf(product)));
  return further || another ? withFurther(before, proposed) : proposed;
}

interface Exchange {
  message: string;
  answer: string;
}

/** What stands after an answer, given what stood before it. */
function after(before: readonly Product[], exchange: Exchange, talk: TalkSoFar): readonly Product[] {
  const { catalogue, understanding, copy } = talk;
  const spokenOf = productsNamed(exchange.answer, catalogue);
  const proposed = spokenOf.filter((product) => isProposed(product, exchange.answer));
  if (proposed.length > 0) return afterProposal(before, proposed, exchange, talk);
  if (before.length === 0) return spokenOf;
  const [first, second, ...more] = spokenOf;
  // "The gel costs less than the cream", "not this one; nearest to it is that": one in the place of the other.
  if (first && second && more.length === 0) {
    const put = (old: Product, fresh: Product) =>
      before.includes(fresh) ? before : before.map((product) => (product === old ? fresh : product));
    if (before.includes(first) && !canTake(first, { understanding })) return put(first, second);
    if (before.includes(second) && said(copy.chat.cheaper, exchange.answer)) return put(second, first);
  }
  const turned = spokenOf.length > 1 && !spokenOf.some((product) => before.includes(product));
  return turned ? spokenOf : before;
}

/** Goes through the talk and says what stands for each person. */
export function keptIn(talk: TalkSoFar): Kept {
  const kept = new Map<Relation, readonly Product[]>();
  const users = talk.history.filter(({ role }) => role === "user").length;
  let at = -1;
  let message = "";
  for (const entry of talk.history) {
    if (entry.role === "user") {
      at += 1;
      message = textOf(entry);
      continue;
    }
    const known = talk.said[Math.max(0, talk.said.length - users + at)] ?? talk.understanding;
    const { relation } = known.person;
    const exchange = { message, answer: textOf(entry) };
    kept.set(relation, after(kept.get(relation) ?? [], exchange, talk));
  }
  return kept;
}
