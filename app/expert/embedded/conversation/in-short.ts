import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Ingredient } from "../../shelf/inci.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { fill, inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { quotable } from "../../words/quote.ts";
import { ingredientName } from "../../words/reasons.ts";
import { joined } from "./said.ts";
import type { State } from "./state.ts";
import { stockLine } from "./product-questions.ts";

/** What makes a product what it is comes before what carries it. */
const CARRIERS = new Set(["humectant", "emollient", "solvent", "surfactant"]);

export function activeNames(product: Product, state: State): string[] {
  const actives = factsOf(product).actives.filter(({ presence }) => presence >= 0.3);
  const lead = (ingredient: Ingredient) =>
    Number(CARRIERS.has(ingredient.family)) + Number(ingredient.concerns.length === 0);
  return [...actives]
    .sort(
      (a, b) =>
        lead(a.ingredient) - lead(b.ingredient) ||
        b.ingredient.irritation - a.ingredient.irritation ||
        a.place - b.place,
    )
    .slice(0, 3)
    .map(({ ingredient }) => ingredientName(ingredient, state.understanding.language));
}

export function inShortText(product: Product, state: State): string {
  const { copy, understanding } = state;
  const { language } = understanding;
  const [description] = quotable(product.description, language);
  const names = activeNames(product, state);
  return joined([
    say(
      language,
      copy.chat.product,
      theName(product, language),
      copy.categories[product.category],
      formatMoney(product.price),
    ),
    description,
    names.length > 0 && fill(copy.chat.productActives, inWords(names, copy)),
    stockLine(product, state),
  ]);
}
