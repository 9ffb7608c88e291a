import type { Product } from "#app/features/catalogue/product.ts";
import type { Ingredient } from "../../shelf/inci.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { mayAnswer } from "../../shelf/verdict.ts";
import { ingredientsNamed } from "../../reading/ingredients.ts";
import { tokenize } from "../../reading/normalize.ts";
import { textOf } from "./earlier.ts";
import type { State } from "./state.ts";

/** Messages before this one in which an ingredient still counts as spoken of. */
const LATELY = 4;

/** What the messages before this one named of ingredients, those of one message together, the latest first. */
function namedLately({ request, tongue }: Pick<State, "request" | "tongue">): Ingredient[][] {
  return request.chatHistory
    .filter(({ role }) => role === "user")
    .slice(-LATELY)
    .map((entry) => ingredientsNamed(tokenize(textOf(entry)), tongue))
    .filter((named) => named.length > 0)
    .toReversed();
}

/** The ingredients of the latest message before this one that named any. */
export const ingredientsBefore = (state: Pick<State, "request" | "tongue">): readonly Ingredient[] =>
  namedLately(state)[0] ?? [];

/** All ingredients of the latest messages, in the order they came up. */
export const ingredientsLately = (state: Pick<State, "request" | "tongue">): Ingredient[] => [
  ...new Set(namedLately(state).toReversed().flat()),
];

/** More than a trace. */
const HOLDS = 0.3;

/** Made for the eyes or the body, or rinsed off, it is not what comes to mind first. */
export const aside = (product: Product): number =>
  Number(factsOf(product).area !== "face") + Number(factsOf(product).rinsedOff);

/** Of ours that hold an ingredient and may be named: where it stands first in the list, the plainest before the dearer. */
export function bestWith(
  ingredient: Ingredient | undefined,
  { request, understanding }: Pick<State, "request" | "understanding">,
): Product[] {
  const placed = request.catalogue.flatMap((product) => {
    const active = factsOf(product).actives.find((one) => one.ingredient === ingredient);
    return active && active.presence > HOLDS && mayAnswer(product, understanding)
      ? [{ product, place: active.place }]
      : [];
  });
  return placed
    .toSorted(
      (a, b) => aside(a.product) - aside(b.product) || a.place - b.place || a.product.price - b.product.price,
    )
    .map(({ product }) => product);
}
