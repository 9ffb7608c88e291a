import type { Product } from "#app/features/catalogue/product.ts";
import { conflictOfProducts } from "../../shelf/conflicts.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import type { Said } from "./said.ts";
import type { State } from "./state.ts";
import { canTake } from "./unsuitable.ts";

/** Takes skin off or is an acid that works as hard, and stays on. */
export const isAcidLeftOn = (product: Product): boolean => {
  const { exfoliates, rinsedOff, ids } = factsOf(product);
  return !rinsedOff && (exfoliates || ids.has("azelaic_acid"));
};

/** Two acids that stay on, or an acid and a retinoid: not in one evening. */
function clashes(one: Product, other: Product): boolean {
  if (one === other) return false;
  if (isAcidLeftOn(one) && isAcidLeftOn(other)) return true;
  const level = conflictOfProducts(factsOf(one), factsOf(other))?.level;
  return level === "avoid" || level === "alternate";
}

/** Of several, those that do not go on in one evening with another of them. */
const clashing = (products: readonly Product[]): Product[] =>
  products.filter((one) => products.some((other) => clashes(one, other)));

/** That these want an evening each; nothing where all go together. */
export function eveningsApart(products: readonly Product[], state: State): Said | undefined {
  const apart = clashing(products);
  if (apart.length === 0) return undefined;
  const { understanding, copy, dialogue } = state;
  const names = apart.map((product) => theName(product, understanding.language));
  return {
    text: say(understanding.language, dialogue.combining.eveningsApart, inWords(names, copy)),
    offers: apart.filter((product) => canTake(product, state)),
  };
}
