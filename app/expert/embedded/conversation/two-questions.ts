import type { HistoryEntry, Reply } from "#app/expert/expert.ts";
import { hears, opensWith } from "../../knowledge/cues.ts";
import { productsNamed } from "../../reading/product-names.ts";
import { decide } from "./decide.ts";
import { isPlausible, newConcern } from "./plausible.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { QUESTIONS, type QuestionId } from "../../reading/questions/questions.ts";
import { joined } from "./said.ts";
import { type Request, readState, type State } from "./state.ts";
import type { Wanted } from "./wanted.ts";

/** Where one question may end and another begin. */
const BREAK = /[?¿!.;,]+\s*|\s(?=(?:and|also|plus|et|y|tambien|también|ademas|además)\s)/giu;
/** Longer messages tell a story. */
const MOST_WORDS = 40;
const LEAST_WORDS = 2;

/** Beside what is asked of a product, these have an answer of their own that a second one may follow. */
const BESIDE = new Set<Wanted>([
  "combine",
  "how_long",
  "total",
  "removes_makeup",
  "order_of_layers",
  "stock",
  "compare",
  "which_is",
  "for_someone",
]);
/** What a wish sounds like as well: its answer is a choice, and no second question. */
const AS_CHOICE = new Set<Wanted>(["suits", "for_someone", "why_this", "cheaper", "compare", "which_is"]);

const wordsOf = (text: string): number => phraseText(text).trim().split(" ").length;

const subjectOf = (wanted: Wanted) => QUESTIONS[wanted as QuestionId];
const isOfShop = (wanted: Wanted): boolean => subjectOf(wanted) === "shop";
const isOfThings = (wanted: Wanted): boolean => BESIDE.has(wanted) || subjectOf(wanted) === "product";

/** Asked together, questions of one of these are one matter of the shop: "I paid twice, give me my money back". */
const MATTERS: readonly (readonly QuestionId[])[] = [
  ["payment", "card_refused", "double_charge", "refund"],
  ["delivery_to", "delivery_time", "delivery_cost", "tax"],
  ["order_status", "delay", "others_order"],
  ["return", "return_opened", "opened", "return_cost", "dislike", "refund", "exchange"],
  ["broken", "wrong_item", "refund", "exchange", "return"],
  ["cancel", "change_order", "change_address", "order_status", "refund"],
  ["code", "store_credit", "gift_card"],
  ["account", "password", "data", "delete_account"],
  ["house_vegan", "house_cruelty"],
];

const isOneMatter = (one: Wanted, other: Wanted): boolean =>
  isOfShop(one) &&
  isOfShop(other) &&
  (one === "contact" ||
    other === "contact" ||
    MATTERS.some((ids) => ids.includes(one as QuestionId) && ids.includes(other as QuestionId)));

/** Known by rules of their own, in whichever words they are asked. */
const BY_RULE = new Set<Wanted>([
  "sun",
  "advice",
  "week",
  "spread",
  "without_sun",
  "own_sunscreen",
  "combine",
  "storage",
  "safe",
  "rinse",
]);

/** What a part of a message asks of a thing, in words of its own; nothing where it only sounds like it. */
function askedOf(state: State): Wanted | undefined {
  const [wanted] = decide(state);
  // "Is it for sensitive skin?" tells of none where it asks of a thing.
  const told = newConcern(state) && wanted !== "suits" && wanted !== "sting";
  if (!wanted || told || state.own.redFlags.length > 0) return undefined;
  if (BY_RULE.has(wanted)) return wanted;
  const heard = state.heard.some(({ id }) => state.surely.has(id) || isPlausible(id, state));
  return heard && (isOfThings(wanted) || isOfShop(wanted)) ? wanted : undefined;
}

const turn = (role: HistoryEntry["role"], text: string): HistoryEntry => ({ role, parts: [{ text }] });

/** True where what stands after a break may be a question by itself. */
function opensQuestion(part: string, mark: string, { tongue }: State): boolean {
  const text = phraseText(part);
  return (
    opensWith("opens_question", text, tongue) || (/[?¿]/u.test(mark) && hears("opens_question", text, tongue))
  );
}

/** A message that asks two things of ours, cut where the second begins; nothing where it asks one. */
function partsOf(state: State, answer: (request: Request) => Reply): [Reply, Reply] | undefined {
  const { request } = state;
  const { message } = request;
  const heard = decide(state);
  for (const { index, 0: mark } of message.matchAll(BREAK)) {
    const [first, second] = [message.slice(0, index), message.slice(index + mark.length)];
    if (wordsOf(first) < LEAST_WORDS || wordsOf(second) < LEAST_WORDS) continue;
    // "If I use it today, when may I …": one question.
    if (opensWith("if_or_when", phraseText(first), state.tongue)) continue;
    if (!opensQuestion(second, mark, state)) continue;
    const alone = readState({ ...request, message: first });
    const plainly =
      /\?/u.test(mark) || alone.asks || hears("opens_question", phraseText(first), alone.tongue);
    const asked = plainly ? askedOf(alone) : undefined;
    if (!asked || productsNamed(second, request.catalogue).length > 1) continue;
    const said = answer({ ...request, message: first });
    const [product, ...others] = productsNamed(first, request.catalogue);
    const asksAnew = others.length > 0 || readState({ ...request, message: second }).named.length > 0;
    const next = {
      ...request,
      // Of the same thing, whatever the first answer named instead.
      message: product && !asksAnew ? `${second.replace(/[\s?!.]+$/u, "")} (${product.name})?` : second,
      chatHistory: [...request.chatHistory, turn("user", first), turn("model", said.reply)],
    };
    const also = askedOf(readState(next));
    if (!also || also === asked || isOneMatter(also, asked)) continue;
    // Both are heard in it as it stands.
    if (heard.includes(asked) && heard.includes(also)) return undefined;
    if (AS_CHOICE.has(also) && AS_CHOICE.has(asked)) continue;
    return [said, answer(next)];
  }
  return undefined;
}

/** "Is it scented, and how much is it?": both answered, one after the other; nothing where one thing is asked. */
export function answerBoth(state: State, answer: (request: Request) => Reply): Reply | undefined {
  const { own, text } = state;
  if (own.redFlags.length > 0 || text.trim().split(" ").length > MOST_WORDS) return undefined;
  const parts = partsOf(state, answer);
  if (!parts) return undefined;
  const [first, second] = parts;
  const rest = second.reply.split("\n").filter((line) => !first.reply.includes(line));
  return {
    ...second,
    reply: joined([first.reply, ...rest], "\n"),
    products: [...new Set([...(first.products ?? []), ...(second.products ?? [])])],
  };
}
