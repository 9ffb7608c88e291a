import { LANGUAGES } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { talkFor } from "../../words/words.ts";
import type { Talk, Tapped } from "../../words/talk.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";
import type { Said } from "./said.ts";
import type { State } from "./state.ts";

/** Most questions to tap beneath one reply. */
export const MOST_TAPS = 3;

/** What is asked next of several products, of one, of the shop, and of nothing yet: the most useful first. */
const OF_SEVERAL = ["which_first", "order_of_layers", "total", "unscented", "only_one", "cheaper"] as const;
const OF_ONE = ["how_to_use", "when", "cheaper", "sting", "how_long", "unscented"] as const;
const OF_SHOP = ["order_status", "delivery_cost", "return", "payment", "contact"] as const;
const OF_NOTHING = ["recommend", "routine", "ingredient"] as const;

const byWords = new Map<string, Exclude<Tapped, "unscented">>(
  LANGUAGES.flatMap((language) =>
    entries(talkFor(language).tap).flatMap(([id, words]) =>
      id === "unscented" ? [] : [[words, id] as const],
    ),
  ),
);

function entries(tap: Talk["tap"]): [Tapped, string][] {
  return Object.entries(tap) as [Tapped, string][];
}

/** The question that was tapped, known by its exact words in any of the shop's languages: a tap is never guessed at. */
export const tappedIn = (message: string): QuestionId | undefined => byWords.get(message.trim());

const isScented = (product: Product): boolean => factsOf(product).scented;

function holds(id: Tapped, offers: readonly Product[], { catalogue }: State["request"]): boolean {
  if (id === "unscented") return offers.some(isScented);
  if (id !== "cheaper") return true;
  return offers.some(({ category, price }) =>
    catalogue.some((other) => other.category === category && other.stock > 0 && other.price < price),
  );
}

/** What may be asked of a reply, without what the talk has asked already: a question that holds, at most three. */
export function tapsAfter(
  state: State,
  { offers = [], taps = [] }: Said,
  asked: readonly string[],
): Tapped[] {
  const { request, earlier, spoken } = state;
  if (asked.includes("goodbye")) return [];
  const ofShop = request.type === "support" && offers.length === 0;
  const pool: readonly Tapped[] =
    offers.length > 1
      ? OF_SEVERAL
      : offers.length === 1 || (spoken && !ofShop)
        ? OF_ONE
        : ofShop
          ? OF_SHOP
          : OF_NOTHING;
  const about = offers.length > 0 ? offers : spoken ? [spoken] : [];
  const done = new Set<string>([...asked, ...earlier]);
  const next = pool.filter((id) => !done.has(id) && holds(id, about, request));
  // All that could be asked was: what begins anew is never used up.
  const onward = next.length > 0 ? next : OF_NOTHING.filter((id) => !asked.includes(id));
  return [...new Set([...taps, ...onward])].slice(0, MOST_TAPS);
}
