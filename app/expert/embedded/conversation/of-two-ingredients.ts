import type { Ingredient } from "../../shelf/inci.ts";
import { strengthOf } from "../../shelf/strength.ts";
import { hears } from "../../knowledge/cues.ts";
import { ingredientName } from "../../words/reasons.ts";
import { capitalized, fill } from "../../words/copy.ts";
import { ingredientsBefore } from "./ingredients-lately.ts";
import { qualityIn } from "../../reading/measures.ts";
import { holding } from "./reasons-why.ts";
import type { Said } from "./said.ts";
import type { State } from "./state.ts";
import { canTake } from "./unsuitable.ts";

/** The two ingredients that were asked about last. */
function asked(state: State): [Ingredient, Ingredient] | undefined {
  const { ingredients } = state;
  const [first, second, ...more] = ingredients.length > 0 ? ingredients : ingredientsBefore(state);
  return first && second && more.length === 0 ? [first, second] : undefined;
}

/** "Which to begin with?", of two ingredients just compared, with nothing of ours on the table. */
export function asksWhichIngredient(state: State): boolean {
  const { named, pointed, ingredients, text, tongue, heard, own } = state;
  // "Retinal or retinol to begin with": both named in the question itself.
  const both = ingredients.length === 2 && hears("either", text, tongue) && hears("beginner", text, tongue);
  // "Lequel est le plus fort?": its little words point at nothing.
  const points = state.pointsExactly ? pointed.length : 0;
  const elsewhere = named.length + (both ? 0 : points + ingredients.length) > 0 || own.concerns.length > 0;
  const which =
    heard.some(({ id }) => id === "which_first") ||
    hears("beginner", text, tongue) ||
    hears("which_of_these", text, tongue) ||
    hears("which_to_take", text, tongue);
  return !elsewhere && which && asked(state) !== undefined;
}

/** The milder of the two, and the product that holds it where this person may have it. */
export function answerWhichIngredient(state: State): Said {
  const pair = asked(state);
  if (!pair) return { text: state.talk.whichProduct, offers: [] };
  const strong = (one: Ingredient) => {
    const product = holding({ ...state, ingredients: [one] });
    return product ? strengthOf(product) : 0;
  };
  const [mild, harsh] = pair.toSorted((a, b) => strong(a) - strong(b) || a.irritation - b.irritation);
  if (!mild || !harsh) return { text: state.talk.whichProduct, offers: [] };
  const { language } = state.understanding;
  const quality = qualityIn(state.text, state.tongue);
  // "Which is the stronger?"
  if (quality === "stronger" && !hears("beginner", state.text, state.tongue))
    return {
      text: fill(
        state.dialogue.qualities.stronger,
        capitalized(ingredientName(harsh, language)),
        ingredientName(mild, language),
      ),
      offers: [],
    };
  const product = holding({ ...state, ingredients: [mild] });
  const may = product !== undefined && canTake(product, state);
  const name = ingredientName(mild, language);
  return {
    text: fill(
      may ? state.dialogue.beginIngredientWith : state.dialogue.beginIngredient,
      name,
      product?.name ?? "",
    ),
    offers: may ? [product] : [],
  };
}
