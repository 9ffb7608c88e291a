import type { Product } from "#app/features/catalogue/product.ts";
import { hears } from "../../knowledge/cues.ts";
import { holding } from "./reasons-why.ts";
import { answerCombine } from "./combine.ts";
import { answerCompare } from "./side-by-side.ts";
import { bringsOwnRetinol, secondRetinoid } from "./retinoids.ts";
import { answerMedicine } from "./medical.ts";
import { answerProduct, isNotFor } from "./product.ts";
import { canTake } from "./unsuitable.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";
import { joined, type Said } from "./said.ts";
import { answerIngredient, answerTogether, PREPARED } from "./ingredient.ts";
import type { State } from "./state.ts";

export function answerIngredients(state: State): Said {
  const { ingredients, copy } = state;
  const [first] = ingredients;
  if (!first) return { text: copy.chat.askConcern, offers: [], taps: ["ingredient", "recommend", "routine"] };
  const prescribed = state.understanding.person.facts.some(({ kind }) => kind === "medicine");
  if (first.id === "hydroquinone" && !prescribed)
    return { text: state.talk.medical.hydroquinone, offers: [] };
  if (state.own.category && PREPARED.has(first.family)) return answerMedicine(state);
  const told = answerIngredient(first, state);
  const [use] = state.heard.filter(({ id }) => OF_USE.has(id) || OF_PACK.has(id));
  const product = use && holding(state);
  if (!product || !canTake(product, state)) return told;
  return { ...told, text: joined([told.text, answerProduct(product, [use.id], state).text]) };
}

/** Asked beside an ingredient, these are told of what holds it. */
const OF_PACK = new Set<QuestionId>(["strength", "price", "stock"]);

export const OF_USE = new Set<QuestionId>(["how_often", "when", "amount", "how_to_use"]);

/** Two ingredients side by side, each with what it does, where no two products are meant. */
export function compare(state: State): Said {
  const { ingredients, named, pointed, text } = state;
  const [first, second] = ingredients;
  // "The azelaic one and Moonstone": one of the two by what it holds.
  const [product] = named;
  const beside = product && named.length === 1 && first && holding(state);
  if (beside && beside !== product) return answerCompare({ ...state, named: [beside, product] });
  const ofProducts = named.length > 0 || (state.pointsExactly && pointed.length > 0);
  if (!first || !second || ofProducts) return answerCompare(state);
  const held = [first, second].flatMap((one) => holding({ ...state, ingredients: [one] }) ?? []);
  const [one, other] = held;
  // "Your retinol one and the bakuchiol one": products are meant.
  if (one && other && one !== other && hears("one_of_ours", text, state.tongue))
    return answerCompare({ ...state, named: [one, other] });
  const told = [first, second].map((ingredient) => answerIngredient(ingredient, state));
  return {
    text: joined(
      told.map((said) => said.text),
      "\n",
    ),
    offers: [...new Set(told.flatMap(({ offers = [] }) => offers.slice(0, 1)))],
  };
}

/** "Can I use vitamin C with it?", of the one of ours that holds it: beside what is had, and not beside itself. */
function besideOwned(state: State): readonly Product[] | undefined {
  const { ingredients, named, ownedProducts, spoken, text, tongue } = state;
  const ours = ingredients.length === 1 && named.length === 0 ? holding(state) : undefined;
  const other = [...ownedProducts].findLast((product) => product !== ours && canTake(product, state));
  const meant = ours !== undefined && (ours === spoken || hears("with_that", text, tongue));
  return meant && other ? [ours, other] : undefined;
}

export function combine(state: State): Said {
  const { ingredients, named, pointed, understanding, copy } = state;
  const [first, second] = ingredients;
  const twice = bringsOwnRetinol(state) ? secondRetinoid(state) : undefined;
  if (twice) return twice;
  const besides = besideOwned(state);
  if (besides) return answerCombine({ ...state, named: besides, ingredients: [] });
  // "Vitamin C and retinol", at eleven: what is nothing for them is said before what goes together.
  // "Bakuchiol instead of retinol, is that allowed?": of the one.
  if (first && second && hears("instead_of", state.text, state.tongue)) return answerIngredient(first, state);
  const refused = ingredients.find((ingredient) => isNotFor(ingredient, state));
  if (refused && named.length === 0) return answerIngredient(refused, state);
  if (first && second && named.length === 0 && !(pointed.length > 0 && state.pointsExactly))
    return { text: answerTogether(first, second, understanding, copy), offers: [] };
  // "What do I combine retinol with?": around ours that holds it.
  const held =
    first && named.length === 0 && hears("with_what", state.text, state.tongue) ? holding(state) : undefined;
  if (held) return answerCombine({ ...state, named: [held], ingredients: [] });
  if (first && named.length === 0 && pointed.length === 0 && state.spoken === undefined)
    return answerIngredients(state);
  return answerCombine(state);
}
