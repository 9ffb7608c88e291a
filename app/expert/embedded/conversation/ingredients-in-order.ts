import type { Product } from "#app/features/catalogue/product.ts";
import { conflictBetween } from "../../shelf/conflicts.ts";
import type { Ingredient } from "../../shelf/inci.ts";
import { EXFOLIANTS } from "../../shelf/product-facts.ts";
import { hears, opensWith } from "../../knowledge/cues.ts";
import { ingredientsNamed } from "../../reading/ingredients.ts";
import { tokenize } from "../../reading/normalize.ts";
import { textOf } from "./earlier.ts";
import { capitalized, fill, inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { ingredientName } from "../../words/reasons.ts";
import layers from "./ingredient-layers.json" with { type: "json" };
import { answerIngredient, answerTogether } from "./ingredient.ts";
import { bestWith, ingredientsBefore, ingredientsLately } from "./ingredients-lately.ts";
import { isNotFor } from "./product.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

/** What has no place of its own goes on as a serum does. */
const AS_SERUM = layers.findIndex(({ layer }) => layer === "serum");

function layerOfIngredient({ family }: Ingredient): number {
  const own = layers.findIndex(({ families }) => families.some((one) => one === family));
  return own < 0 ? AS_SERUM : own;
}

/** Which goes on first; "which to begin with" is another question. */
const asksFirst = ({ heard, text, tongue }: State): boolean =>
  !hears("beginner", text, tongue) &&
  (heard.some(({ id }) => id === "order_of_layers" || id === "which_first") ||
    hears("in_order", text, tongue) ||
    (hears("either", text, tongue) && hears("order", text, tongue)));

/** "And vitamin C?", after an order was asked. */
const goesOnWith = (state: State): boolean =>
  state.ingredients.length === 1 &&
  state.heard.every(({ id }) => id === "ingredient" || id === "combine" || id === "order_of_layers") &&
  state.askedLast.some((id) => id === "order_of_layers" || id === "which_first") &&
  ingredientsBefore(state).length > 0;

/** The ingredients whose order is asked; nothing where products are meant. */
function inQuestion(state: State): readonly Ingredient[] {
  const { ingredients, named, pointsExactly, text, tongue } = state;
  if (named.length > 0 || pointsExactly || hears("one_of_ours", text, tongue)) return [];
  if (ingredients.length > 1 && asksFirst(state) && !hears("which_to_take", text, tongue)) return ingredients;
  // "Which first?", of two just asked about together.
  const bare = ingredients.length === 0 && state.shown.length === 0;
  if (bare && hears("in_order", text, tongue)) return ingredientsBefore(state);
  return goesOnWith(state) ? [...new Set([...ingredientsBefore(state), ...ingredients])] : [];
}

/** "Niacinamide or hyaluronic acid first?": of ingredients, and of no product that happens to hold them. */
export const asksIngredientOrder = (state: State): boolean => inQuestion(state).length > 1;

/** Two that do not go on one after the other: what is said of such a pair. */
function apart(all: readonly Ingredient[], state: State): string | undefined {
  const { understanding, copy, dialogue } = state;
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
  const clash = pairs.find(([one, other]) => {
    const level = conflictBetween(one.id, other.id)?.level;
    return level === "avoid" || level === "alternate" || one.family === other.family;
  });
  if (clash) return answerTogether(...clash, understanding, copy);
  // What takes skin off, and azelaic acid beside it: one of them an evening.
  const [one, other] = all.filter(({ id }) => EXFOLIANTS.has(id) || id === "azelaic_acid");
  if (one && other) {
    const { language } = understanding;
    return fill(
      copy.chat.together.alternate,
      capitalized(ingredientName(one, language)),
      ingredientName(other, language),
    );
  }
  const morning = all.filter(({ time_of_day: time }) => time === "AM");
  const evening = all.filter(({ time_of_day: time }) => time === "PM");
  if (morning.length === 0 || evening.length === 0) return undefined;
  const names = (some: readonly Ingredient[]) =>
    inWords(
      some.map((one) => ingredientName(one, understanding.language)),
      copy,
    );
  return capitalized(fill(dialogue.ingredients.apart, names(morning), names(evening)));
}

/** Which of ours hold them: one that holds all, else one for each. */
function whereFound(all: readonly Ingredient[], state: State): Said {
  const { understanding, dialogue } = state;
  const { language } = understanding;
  const found = all.map((one) => bestWith(one, state));
  const [shared] = found[0]?.filter((product) => found.every((some) => some.includes(product))) ?? [];
  const lines = all.flatMap((one, at) => {
    const product = found[at]?.[0];
    return product
      ? [
          say(
            language,
            dialogue.ingredients.holds,
            theName(product, language),
            capitalized(ingredientName(one, language)),
          ),
        ]
      : [];
  });
  const best = found.flatMap((some): Product[] => some.slice(0, 1));
  return {
    text: joined([
      ...new Set(lines),
      shared && new Set(best).size > 1 && say(language, dialogue.ingredients.all, theName(shared, language)),
    ]),
    offers: [...new Set([...best, ...(shared ? [shared] : [])])],
  };
}

/** In which order ingredients go on, or why not one after the other, and which of ours hold them. */
export function answerIngredientOrder(state: State): Said {
  const { understanding, talk, dialogue } = state;
  const { language } = understanding;
  const all = inQuestion(state);
  const refused = all.find((one) => isNotFor(one, state));
  if (refused) return answerIngredient(refused, state);
  const sorted = all.toSorted((a, b) => layerOfIngredient(a) - layerOfIngredient(b));
  const names = sorted.map((one) => ingredientName(one, language));
  const even = new Set(sorted.map(layerOfIngredient)).size === 1;
  const order = even
    ? fill(dialogue.ingredients.even, inWords(names, state.copy))
    : joined([fill(dialogue.ingredients.order, names.join(talk.order.next)), talk.order.rule]);
  const found = whereFound(sorted, state);
  return { text: joined([apart(all, state) ?? order, found.text]), offers: found.offers };
}

/** The message before this one was about ingredients. */
const askedOfIngredients = ({ request, tongue }: State): boolean => {
  const last = request.chatHistory.findLast(({ role }) => role === "user");
  return last !== undefined && ingredientsNamed(tokenize(textOf(last)), tongue).length > 0;
};

/** Words of "and the retinol, at night, on top of it?". */
const A_FURTHER_ONE = 9;

/** "And retinol at night on top?", after two that were asked about together: with both. */
function asksOneMore({ ingredients, named, text, tongue, asks, askedLast, request }: State): boolean {
  const [one, ...more] = ingredientsNamed(tokenize(request.message), tongue);
  const brief = text.trim().split(" ").length <= A_FURTHER_ONE;
  const alone = one !== undefined && more.length + named.length === 0 && ingredients.includes(one);
  return alone && asks && brief && askedLast.includes("combine") && opensWith("and_that", text, tongue);
}

/** "Can I use all three?": the ingredients spoken of, together. */
export function asksAllTogether(state: State): boolean {
  const { ingredients, named, pointsExactly, text, tongue, asks } = state;
  if (asksOneMore(state) && ingredientsLately(state).length > 1) return true;
  if (ingredients.length + named.length > 0 || pointsExactly || !asks) return false;
  // Where the talk has gone on to products, "all of them" are these.
  const spokenOf = askedOfIngredients(state) && !hears("has_it", text, tongue);
  return spokenOf && hears("all_of_them", text, tongue) && ingredientsLately(state).length > 1;
}

/** Whether all that were spoken of go together, or which two do not. */
export function answerAllTogether(state: State): Said {
  const { understanding, dialogue, copy } = state;
  const all = [...new Set([...ingredientsLately(state), ...state.ingredients])];
  const refused = all.find((one) => isNotFor(one, state));
  if (refused) return answerIngredient(refused, state);
  const names = inWords(
    all
      .toSorted((a, b) => layerOfIngredient(a) - layerOfIngredient(b))
      .map((one) => ingredientName(one, understanding.language)),
    copy,
  );
  return { text: apart(all, state) ?? fill(dialogue.ingredients.together, names), offers: [] };
}
