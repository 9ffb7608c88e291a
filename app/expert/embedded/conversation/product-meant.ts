import type { Product } from "#app/features/catalogue/product.ts";
import { holding } from "./reasons-why.ts";
import { strengthOf } from "../../shelf/strength.ts";
import { canTake } from "./unsuitable.ts";
import { asksIfItUpsets } from "./plausible.ts";
import type { State } from "./state.ts";

/** The product a question is about: named, pointed at, or last spoken of. */
export function meantProduct(state: State): Product | undefined {
  const { named, pointed, pointsExactly, pointedBy, spoken, shown, ingredients } = state;
  // "And if it stings?", of two just laid one on the other: the stronger of them may.
  const two = shown[0]?.length === 2 && named.length === 0 && !pointsExactly && asksIfItUpsets(state);
  if (two) return shown[0]?.toSorted((a, b) => strengthOf(b) - strengthOf(a))[0];
  if (named[0] ?? (pointsExactly && pointed[0])) return named[0] ?? pointed[0];
  // "Does that have peptides too?": of that one, whichever else holds them.
  if (pointedBy === "pronoun" && state.heard.some(({ id }) => id === "contains")) return pointed[0] ?? spoken;
  // "Will the retinol sting": the product spoken of that holds it.
  const held = ingredients.length > 0 ? holding(state) : undefined;
  const before = held && shown.flat().includes(held) ? held : undefined;
  return before ?? pointed[0] ?? spoken ?? held;
}

/** "Something cheaper?": than what is in hand, or, where that was refused, than the dearest of what took its place. */
export function inItsStead(state: State): Product | undefined {
  const product = meantProduct(state);
  if (state.named.length > 0 || !product || canTake(product, state)) return product;
  return state.table.toSorted((a, b) => b.price - a.price)[0] ?? product;
}
