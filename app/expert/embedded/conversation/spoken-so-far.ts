import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { ingredientsNamed } from "../../reading/ingredients.ts";
import { tokenize } from "../../reading/normalize.ts";
import { productsNamed } from "../../reading/product-names.ts";
import type { State } from "./state.ts";

/** More than traces of it. */
const MUCH = 0.3;

/** Everything of ours that was spoken of: shown, named, or meant by what it holds. */
export function spokenSoFar({ shown, request, tongue }: State): Product[] {
  const texts = request.chatHistory
    .filter(({ role }) => role === "user")
    .map(({ parts }) => parts.map(({ text }) => text).join(" "));
  const asked = new Set(texts.flatMap((text) => ingredientsNamed(tokenize(text), tongue)));
  const holds = (product: Product) =>
    factsOf(product).actives.some(({ ingredient, presence }) => presence > MUCH && asked.has(ingredient));
  const named = texts.flatMap((text) => productsNamed(text, request.catalogue));
  return [...new Set([...shown.flat(), ...named, ...request.catalogue.filter(holds)])];
}
