import type { Ingredient } from "../choosing/inci.ts";
import { ingredientsNamed } from "../understanding/ingredients.ts";
import { tokenize } from "../understanding/normalize.ts";
import { inWords } from "../wording/copy.ts";
import { say, theName } from "../wording/names.ts";
import { textOf } from "./earlier.ts";
import { answerIngredient, productsWith } from "./ingredient.ts";
import type { Said } from "./said.ts";
import type { State } from "./state.ts";

/** Messages before this one in which an ingredient still counts as spoken of. */
const LATELY = 2;

/** The ingredient that the messages before this one were about. */
export function ingredientBefore({ request, tongue }: State): Ingredient | undefined {
  const said = request.chatHistory.filter(({ role }) => role === "user").slice(-LATELY);
  return said.flatMap((entry) => ingredientsNamed(tokenize(textOf(entry)), tongue)).at(-1);
}

/** Where the ingredient just spoken of is found, as far as that is for this person. */
export function answerHasIt(state: State): Said {
  const ingredient = ingredientBefore(state);
  const { language } = state.understanding;
  const products = ingredient ? productsWith(ingredient, state) : [];
  const names = products.map((product) => theName(product, language));
  if (!ingredient || names.length === 0)
    return ingredient ? answerIngredient(ingredient, state) : { text: state.talk.whichProduct, offers: [] };
  return {
    text: say(language, state.copy.chat.ingredientProducts, inWords(names, state.copy)),
    offers: products,
  };
}
