import { memoize } from "#app/memoize.ts";
import { addTo } from "../../shelf/multimap.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import { effort } from "../effort.ts";
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import { type CompiledPhrase, compilePhrase, phraseText } from "./phrases.ts";
import { spelledOut } from "./spelling.ts";

/**
 * What a question is about: care for this skin, a product in hand, an ingredient, a doctor's matter, the shop, or
 * the talk itself.
 */
export type Subject = "care" | "product" | "ingredient" | "medical" | "shop" | "talk";

/**
 * Every question the chats can answer, with its subject. Asked anything else, they say that they did not understand.
 */
export const QUESTIONS = {
  recommend: "care",
  routine: "care",
  compare: "care",
  which_first: "care",
  only_one: "care",
  total: "care",
  order_of_layers: "care",
  combine: "care",
  how_long: "care",
  others: "care",
  alternative: "care",
  for_someone: "care",
  why_not: "care",
  what_to_avoid: "care",
  what_is_left: "care",
  cheaper: "care",
  price: "product",
  when: "product",
  how_often: "product",
  amount: "product",
  how_to_use: "product",
  lasts: "product",
  needs_cream: "product",
  clogs: "product",
  removes_makeup: "product",
  sting: "product",
  purge: "product",
  makeup: "product",
  sun: "product",
  place: "product",
  smell: "product",
  texture: "product",
  contains: "product",
  vegan: "product",
  cruelty: "product",
  origin: "product",
  pregnancy: "product",
  age: "product",
  suits: "product",
  why_this: "product",
  stock: "product",
  size: "product",
  strength: "product",
  evidence: "product",
  samples: "shop",
  add_to_cart: "shop",
  ingredient: "ingredient",
  word: "ingredient",
  worth: "product",
  keep_own: "care",
  own_sunscreen: "care",
  i_use: "care",
  upset_skin: "care",
  stop_what: "care",
  bring_back: "care",
  stronger: "care",
  start_age: "care",
  diagnosis: "medical",
  wound: "medical",
  wound_closed: "medical",
  medicine: "medical",
  find_allergen: "medical",
  my_medicine: "medical",
  cure: "medical",
  spoiled: "medical",
  order_status: "shop",
  delay: "shop",
  delivery_time: "shop",
  delivery_to: "shop",
  delivery_cost: "shop",
  return: "shop",
  return_opened: "shop",
  opened: "shop",
  return_cost: "shop",
  dislike: "shop",
  refund: "shop",
  exchange: "shop",
  broken: "shop",
  wrong_item: "shop",
  cancel: "shop",
  change_address: "shop",
  change_order: "shop",
  payment: "shop",
  card_refused: "shop",
  double_charge: "shop",
  code: "shop",
  store_credit: "shop",
  gift_card: "shop",
  gift_wrap: "shop",
  invoice: "shop",
  tax: "shop",
  delete_account: "shop",
  data: "shop",
  password: "shop",
  account: "shop",
  contact: "shop",
  shops: "shop",
  how_to_order: "shop",
  others_order: "shop",
  house_vegan: "shop",
  house_cruelty: "shop",
  how_are_you: "talk",
  favorite: "talk",
  hello: "talk",
  thanks: "talk",
  good_wishes: "talk",
  goodbye: "talk",
  who_are_you: "talk",
  complaint: "talk",
  off_topic: "talk",
} as const satisfies Record<string, Subject>;
export type QuestionId = keyof typeof QUESTIONS;

export const QUESTION_IDS = Object.keys(QUESTIONS) as QuestionId[];

/** Some questions are known by the trained reader alone. */
const PHRASES: Record<LanguageTag, Partial<Record<QuestionId, readonly string[]>>> = { en, fr, es };

type Known = CompiledPhrase & { id: QuestionId };

/** Phrases by what they begin with, so that few are tried at each word. */
interface Index {
  exact: Map<string, Known[]>;
  stems: Map<string, Known[]>;
  any: Known[];
}

const indexFor = memoize((tongue: LanguageTag): Index => {
  const index: Index = { exact: new Map(), stems: new Map(), any: [] };
  for (const id of QUESTION_IDS) {
    for (const phrase of PHRASES[tongue][id] ?? []) {
      const known = { id, ...compilePhrase(phrase) };
      if (!known.firsts) index.any.push(known);
      for (const first of new Set(known.firsts)) {
        if (first.endsWith("*")) addTo(index.stems, first.slice(0, -1), known);
        else addTo(index.exact, first, known);
      }
    }
  }
  return index;
});

/** Beyond this no word of ours begins. */
const LONGEST_STEM = 14;

function candidatesAt(word: string, { exact, stems, any }: Index): Known[] {
  const found = [...any, ...(exact.get(word) ?? [])];
  for (let length = 1; length <= Math.min(word.length, LONGEST_STEM); length += 1)
    found.push(...(stems.get(word.slice(0, length)) ?? []));
  return found;
}

/** Asked in passing in nearly every message: they yield to a more specific question. */
const GENERAL = new Set<QuestionId>([
  "recommend",
  "suits",
  "ingredient",
  "why_this",
  "price",
  "others",
  "contains",
  "hello",
  "thanks",
  "goodbye",
  "payment",
  "off_topic",
  "word",
]);
const GENERAL_SHARE = 0.5;

/** A question heard in a message, and the words that asked it. */
export interface Heard {
  id: QuestionId;
  words: string;
  /** Where the words begin in the message's folded text. */
  at: number;
}

/** A longer message tells a story; its questions are at its beginning and end. */
const LONGEST = 600;

/** The ends of a long message, cut between words. */
function endsOf(text: string): string {
  if (text.length <= 2 * LONGEST) return text;
  return `${text.slice(0, LONGEST).replace(/\S+$/, "")}${text.slice(-LONGEST).replace(/^\S+/, "")}`;
}

/** The longest words that ask each question in a text. */
function hearAll(text: string, tongue: LanguageTag): Heard[] {
  const index = indexFor(tongue);
  const longest = new Map<QuestionId, Heard>();
  for (const { 0: word, index: at } of text.matchAll(/\S+/g)) {
    for (const { id, pattern, opens } of candidatesAt(word, index)) {
      if (opens && at > 1) continue;
      effort.steps += 1;
      pattern.lastIndex = at;
      const words = pattern.exec(text)?.[0].trim() ?? "";
      if (words.length > (longest.get(id)?.words.length ?? 0)) longest.set(id, { id, words, at });
    }
  }
  return [...longest.values()];
}

/** Kept even when their words lie within those of another question. */
const KEPT = new Set<QuestionId>(["others_order", "total", "i_use", "upset_skin"]);
/** These do not hide another question asked in the same words. */
const TOLD = new Set<QuestionId>(["i_use", "upset_skin"]);

const NOT_PAID = new Set<QuestionId>(["delivery_cost", "delivery_time", "delivery_to", "refund"]);

/** True when the words of one lie within the other's and its question is no more specific. */
function lies(one: Heard, other: Heard): boolean {
  const within = one.at >= other.at && one.at + one.words.length <= other.at + other.words.length;
  // "Pay on delivery" is about paying, not about a delivery.
  const pays = other.id === "payment" && NOT_PAID.has(one.id) && other.words.length >= 1.5 * one.words.length;
  return (
    within &&
    !KEPT.has(one.id) &&
    !TOLD.has(other.id) &&
    (GENERAL.has(one.id) || !GENERAL.has(other.id) || pays)
  );
}

function weightOf({ id, words }: Heard): number {
  return words.length * (GENERAL.has(id) ? GENERAL_SHARE : 1);
}

/**
 * Questions in a message in one language, the most telling first: the longer the words that ask, the surer.
 * Words already taken by a longer question ask no other ("how much should I use" is not "how much").
 */
export function questionsIn(message: string, tongue: LanguageTag): Heard[] {
  const text = endsOf(spelledOut(phraseText(message), tongue));
  const heard = hearAll(text, tongue).sort(
    (a, b) => b.words.length - a.words.length || weightOf(b) - weightOf(a),
  );
  return heard
    .filter((one, place) => !heard.slice(0, place).some((longer) => lies(one, longer)))
    .sort((a, b) => weightOf(b) - weightOf(a));
}
