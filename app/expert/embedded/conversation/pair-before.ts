import type { Product } from "#app/features/catalogue/product.ts";
import type { Ingredient } from "../../shelf/inci.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import { ingredientsNamed } from "../../reading/ingredients.ts";
import { tokenize } from "../../reading/normalize.ts";
import { productsNamed } from "../../reading/product-names.ts";
import { say, theName } from "../../words/names.ts";
import { personNotices } from "../../words/notices.ts";
import { textOf } from "./earlier.ts";
import { joined, type Said } from "./said.ts";
import { answerCombine } from "./combine.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";
import { answerUnsuitable, canTake } from "./unsuitable.ts";

/** Messages over which a pair is told: "I use retinol, may I use the gel?", "and the serum?". */
const TOLD_OVER = 3;
/** Words of a message that asks no more than when. */
const FEW = 8;

/** A product just asked about, with a second one or with something of the shopper's own. */
interface Pair {
  product: Product;
  other: Product | Ingredient;
}

/** The two that the latest messages asked about together, of which one may be the shopper's own cream or medicine. */
function pairBefore({ request, spoken, tongue }: State): Pair | undefined {
  const messages = request.chatHistory.filter(({ role }) => role === "user").map(textOf);
  const told = messages.slice(-TOLD_OVER).toReversed();
  const named = [...new Set(told.flatMap((text) => productsNamed(text, request.catalogue)))];
  const product = named[0] ?? spoken;
  if (!product) return undefined;
  const held = factsOf(product).ids;
  const theirs = told
    .flatMap((text) => ingredientsNamed(tokenize(text), tongue))
    .find(({ id }) => !held.has(id));
  // Named in one breath, they are the two; else what is the shopper's own goes before another of ours.
  const [latest = ""] = told;
  const beside = productsNamed(latest, request.catalogue).find((one) => one !== product);
  const other = beside ?? theirs ?? named.find((one) => one !== product);
  return other && { product, other };
}

const onMedicine = ({ understanding }: State): boolean =>
  understanding.person.facts.some(({ kind }) => kind === "medicine");

/** "The same evening?", of two just asked about, or of one beside a medicine. */
export const asksSameTime = (state: State): boolean =>
  state.named.length === 0 &&
  ingredientsNamed(tokenize(state.masked), state.tongue).length === 0 &&
  state.text.trim().split(" ").length <= FEW &&
  hears("same_time", state.text, state.tongue) &&
  (pairBefore(state) !== undefined || (onMedicine(state) && inHand(state) !== undefined));

/** A product that goes with what the doctor prescribed; the order is theirs to say. */
function besideMedicine(product: Product, state: State): Said {
  if (!canTake(product, state)) return answerUnsuitable(product, state);
  const { understanding, talk, copy } = state;
  const { language } = understanding;
  const suits = say(language, talk.mayUse, theName(product, language));
  const text = joined([suits, ...personNotices(understanding, copy)]);
  return { text, offers: [product] };
}

/** Whether the two that were asked about go on at one time. */
export function answerSameTime(state: State): Said {
  const pair = pairBefore(state);
  const hand = inHand(state);
  if (!pair && hand && onMedicine(state)) return besideMedicine(hand, state);
  if (!pair) return answerCombine(state);
  const { product, other } = pair;
  if (!canTake(product, state)) return answerUnsuitable(product, state);
  const isProduct = "category" in other;
  return answerCombine({
    ...state,
    named: isProduct ? [product, other] : [product],
    pointed: [],
    pointsExactly: false,
    ingredients: isProduct ? [] : [other],
  });
}
