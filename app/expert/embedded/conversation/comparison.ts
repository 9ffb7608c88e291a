import type { Product } from "#app/features/catalogue/product.ts";
import { scoreProduct } from "../choosing/score.ts";
import { mayAnswer } from "../choosing/verdict.ts";
import type { Understanding } from "../understanding/understanding.ts";
import { type Copy, fill, inWords, priceText } from "../wording/copy.ts";
import { activeNames, answerUnsuitable, stockLine } from "./product-answers.ts";
import { concernWords } from "./skin-answers.ts";

/** Two products side by side, and which one for this person, or what speaks against them. */
export function answerComparison(
  first: Product,
  second: Product,
  understanding: Understanding,
  catalogue: readonly Product[],
  copy: Copy,
): string {
  const warnings = [first, second].flatMap(
    (product) => answerUnsuitable(product, understanding, catalogue, copy) ?? [],
  );
  const line = (product: Product) => {
    const names = activeNames(product, understanding);
    const actives =
      names.length > 0 ? fill(copy.chat.compareActives, inWords(names, copy)) : stockLine(product, copy);
    return fill(
      copy.chat.compareLine,
      product.name,
      copy.categories[product.category],
      priceText(product.price),
      actives,
    );
  };
  const [cheap, dear] = first.price <= second.price ? [first, second] : [second, first];
  return [
    fill(copy.chat.compare, first.name, second.name),
    line(first),
    line(second),
    cheap.price < dear.price
      ? fill(copy.chat.comparePrice, cheap.name, priceText(dear.price - cheap.price))
      : "",
    ...(warnings.length > 0 ? warnings : [pickBetween(first, second, understanding, copy)]),
  ]
    .filter((part) => part !== "")
    .join("\n");
}

function pickBetween(first: Product, second: Product, understanding: Understanding, copy: Copy): string {
  if (understanding.concerns.length === 0) return copy.chat.compareEqual;
  const fitting = [first, second]
    .filter((product) => mayAnswer(product, understanding))
    .sort((a, b) => scoreProduct(b, understanding).score - scoreProduct(a, understanding).score)[0];
  return fitting
    ? fill(copy.chat.comparePick, concernWords(understanding, copy), fitting.name)
    : copy.chat.none;
}
