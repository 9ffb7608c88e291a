import { LANGUAGES, type Language } from "#app/i18n/language.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import type { TapWords } from "../../words/guided.ts";
import { guidedFor } from "../../words/words.ts";
import type { ActId, Said } from "./act.ts";
import { cheaperThan } from "./acts/list.ts";
import type { Turn } from "./turn.ts";

/** A question to tap: it carries what it asks, so that it is never guessed at. */
export type Tap = TapWords;

/** What each tap asks; a wish, a fact or a type of skin is read from its words. */
const ASKS: Partial<Record<Tap, QuestionId>> = {
  choose: "recommend",
  routine: "routine",
  first: "which_first",
  order: "order_of_layers",
  total: "total",
  one: "only_one",
  cheaper: "cheaper",
  use: "how_to_use",
  when: "when",
  sting: "sting",
  weeks: "how_long",
  status: "order_status",
  shipping: "delivery_cost",
  returns: "return",
  payment: "payment",
  person: "contact",
};

const written = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/[\s.?!¿¡]+/gu, " ")
    .trim();

const byWords = new Map(
  LANGUAGES.flatMap((language) =>
    (Object.entries(guidedFor(language).taps) as [Tap, string][]).map(
      ([tap, words]) => [written(words), tap] as const,
    ),
  ),
);

/** The tap whose words a message is, in any of the shop's languages; whoever types them leaves out capitals and the dot. */
export const tapIn = (message: string): Tap | undefined => byWords.get(written(message));

/** What a tapped message asks. */
export function askOfTap(message: string): QuestionId | undefined {
  const tap = tapIn(message);
  return tap && ASKS[tap];
}

export const tapWords = (tap: Tap, language: Language): string => guidedFor(language).taps[tap];

const MOST_TAPS = 3;

const OF_SEVERAL: readonly Tap[] = ["order", "total", "first", "unscented", "cheaper", "one"];
const OF_ONE: readonly Tap[] = ["use", "weeks", "cheaper", "sting", "when", "unscented"];
const OF_SHOP: readonly Tap[] = ["status", "shipping", "returns", "payment", "person"];
const OF_NOTHING: readonly Tap[] = ["choose", "routine"];

/** What each tap has said already, by act. */
const SAID_BY: Partial<Record<Tap, ActId>> = {
  order: "order",
  total: "total",
  first: "which",
  one: "onlyOne",
  cheaper: "cheaper",
  routine: "routine",
  weeks: "howLong",
};

/** Whether a tap holds in this state: it would be answered, and by something new. */
function holds(tap: Tap, turn: Turn, said: Said): boolean {
  const list = said.stands ?? (said.offers && said.offers.length > 0 ? said.offers : turn.table);
  if (tap === "unscented") return list.some((product) => factsOf(product).scented);
  if (tap === "cheaper") return list.some((product) => cheaperThan(turn, product, list) !== undefined);
  if (tap === "routine") return turn.told.places.every((place) => place === "face");
  return true;
}

/** After these nothing is offered: first things first. */
const QUIET = new Set<ActId>(["alarm", "sign", "over", "afterEmergency", "calm", "medicineHurts", "goodbye"]);

/** At most three follow-up questions that fit the reply and were not answered lately. */
export function tapsAfter(turn: Turn, act: ActId, said: Said): Tap[] {
  if (QUIET.has(act)) return [];
  const { request, dialogue, table, about } = turn;
  const list = said.stands ?? (said.offers && said.offers.length > 0 ? said.offers : table);
  const ofShop = request.type === "support" && list.length === 0;
  const one =
    list.length === 1 ||
    (said.focus !== undefined && (said.offers ?? []).length < 2) ||
    (list.length === 0 && about.hand !== undefined && !ofShop);
  const pool = ofShop ? OF_SHOP : one ? OF_ONE : list.length > 1 ? OF_SEVERAL : OF_NOTHING;
  const lately = new Set<ActId>([act, ...dialogue.said.slice(-2)]);
  const asked = new Set(turn.frame.asks.filter(({ sure }) => sure).map(({ id }) => id));
  const isNew = (tap: Tap) =>
    !(act === "shop" && ASKS[tap] !== undefined && asked.has(ASKS[tap] as QuestionId)) &&
    tapIn(request.message) !== tap &&
    !(SAID_BY[tap] && lately.has(SAID_BY[tap] as ActId));
  const opened: readonly Tap[] =
    said.open === "type" ? ["dry", "oily", "upset"] : said.open === "after" ? ["notExpecting", "upset"] : [];
  const all = [...(said.taps ?? []), ...opened, ...pool, ...OF_NOTHING];
  return [...new Set(all)].filter((tap) => isNew(tap) && holds(tap, turn, said)).slice(0, MOST_TAPS);
}
