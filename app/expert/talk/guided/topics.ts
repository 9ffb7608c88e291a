import { memoize } from "#app/memoize.ts";
import { LANGUAGE_TAGS, type LanguageTag } from "#app/i18n/language.ts";
import shopTopics from "../../knowledge/shop-advice.json" with { type: "json" };
import signs from "../../knowledge/signs.json" with { type: "json" };
import topics from "../../knowledge/advice.json" with { type: "json" };
import type { PerLanguage } from "../../knowledge/knowledge.ts";
import type { Frame } from "../../reading/frame.ts";
import { QUESTIONS, type QuestionId } from "../../reading/questions/questions.ts";
import { isStrong } from "../../shelf/strength.ts";
import type { Turn } from "./turn.ts";

/** A situation, a belief or a matter of the shop that has one honest answer, whoever asks. */
export interface Topic {
  id: string;
  /** Alternatives over folded words; a topic is only a topic where the message is about it, see `fits`. */
  cue: PerLanguage<string>;
  say: PerLanguage<string>;
  /** Kinds of product that the answer leads to. */
  offers: readonly string[];
  /** Only if something is asked and no wish is stated. */
  only_if?: string;
  /** Only of something strong in hand; only after something of ours was named; only where nothing was. */
  in_hand?: string;
  in_talk?: string;
  of_none?: string;
  /** Only for somebody else; only for treated skin; only about returns. */
  of_other?: string;
  of_treated?: string;
  of_return?: string;
  /** A matter of the shop, with its address at {0}; words that mean something else beside skin. */
  of_shop?: string;
  needs_shop?: string;
  in_support?: string;
  of_skin?: string;
  bare?: string;
  /** Tells to leave skin in peace: said before what else was asked. */
  calms?: string;
  /** The questions it goes before where they are heard clearly; absent, all. */
  over?: readonly string[];
}

const compiled = memoize((tongue: LanguageTag) =>
  [...(topics as (Topic & { sign?: string })[]).filter(({ sign }) => !sign), ...(shopTopics as Topic[])].map(
    (one) => ({ one, pattern: new RegExp(` (?:${one.cue[tongue]})(?= |$)`, "u") }),
  ),
);
const signPatterns = (signs as Topic[]).map((one) => ({
  one,
  patterns: LANGUAGE_TAGS.map((tongue) => new RegExp(` (?:${one.cue[tongue]})(?= |$)`, "u")),
}));

/** Beyond this a message tells a story, in characters. */
const LONGEST = 400;

/** A sign for a doctor that a message tells, in whichever language. */
export function signIn({ text, told }: Frame): Topic | undefined {
  if (text.length > LONGEST) return undefined;
  return signPatterns.find(
    ({ one, patterns }) =>
      (!one.of_treated || told.justTreated) && patterns.some((pattern) => pattern.test(text)),
  )?.one;
}

const RETURNS = new Set<QuestionId>([
  "return",
  "return_opened",
  "opened",
  "dislike",
  "exchange",
  "refund",
  "return_cost",
  "wrong_item",
  "broken",
]);

/** Asks for something to be chosen, and nothing narrower. */
const asksForCare = ({ asks }: Frame): boolean => asks.some(({ id, sure }) => id === "recommend" && sure);

/** Asks about the shop, or is part of a support chat and does not mention skin. */
function meansShop({ frame, request }: Turn): boolean {
  if (frame.asks.some(({ id, sure }) => sure && QUESTIONS[id] === "shop")) return true;
  const { own } = frame;
  if (own.concerns.length + own.places.length > 0 || own.category !== undefined || frame.named.length > 0)
    return false;
  return request.type === "support";
}

function fits(one: Topic, turn: Turn): boolean {
  const { frame, about, request, told, shown } = turn;
  const { own } = frame;
  const ofShop = one.of_shop !== undefined;
  if (ofShop && (request.shop.supportEmail === "" || !meansShop(turn))) return false;
  if (one.in_support && request.type !== "support") return false;
  // What is clearly asked is answered before what the words sound like.
  const clear = frame.asks.filter(
    ({ id, sure }) => sure && QUESTIONS[id] !== "talk" && (!ofShop || QUESTIONS[id] === "shop"),
  );
  if (one.over && clear.length > 0 && !clear.some(({ id }) => one.over?.includes(id))) return false;
  if (one.of_none && (about.hand || shown.length > 0)) return false;
  if (one.of_return && !(turn.dialogue.matter && RETURNS.has(turn.dialogue.matter))) return false;
  if (one.of_treated && !told.justTreated) return false;
  if (one.in_talk && !about.hand && shown.length === 0) return false;
  if (one.of_skin && own.kind === "support") return false;
  if (one.bare && (own.category !== undefined || own.concerns.some(({ strength }) => strength >= 1)))
    return false;
  if (one.of_other && told.person.relation === "self" && told.wish !== "gift") return false;
  if (
    one.in_hand &&
    !(about.hand && isStrong(about.hand)) &&
    !frame.ingredients.some(({ irritation }) => irritation >= 2)
  )
    return false;
  return !one.only_if || (frame.isQuestion && !asksForCare(frame));
}

function found(turn: Turn) {
  const { text, tongue } = turn.frame;
  if (text.length > LONGEST) return undefined;
  return compiled(tongue).find(({ one, pattern }) => pattern.test(text) && fits(one, turn));
}

/** The topic a message is about, if any. */
export const topicIn = (turn: Turn): Topic | undefined => found(turn)?.one;

/** How many words of the message matched the topic. */
export const topicWords = (turn: Turn): number =>
  found(turn)?.pattern.exec(turn.frame.text)?.[0].trim().split(" ").length ?? 0;
