import type { Product } from "#app/features/catalogue/product.ts";
import type { HistoryEntry } from "#app/expert/expert.ts";
import { ALL_INGREDIENTS, type Ingredient } from "../choosing/inci.ts";
import { fold, type Token, tokenize } from "../understanding/normalize.ts";
import type { Tongue } from "../understanding/concepts.ts";

const words = (text: string): string =>
  ` ${tokenize(text)
    .map((token) => token.text)
    .join(" ")} `;

const foldedNames = new WeakMap<Product, string>();

function foldedName(product: Product): string {
  let name = foldedNames.get(product);
  if (name === undefined) {
    name = words(product.name);
    foldedNames.set(product, name);
  }
  return name;
}

/** Products named in a text, in the order they are named; a name inside a longer one does not count twice. */
export function productsNamed(text: string, catalogue: readonly Product[]): Product[] {
  const folded = words(text);
  const found = catalogue
    .filter((product) => foldedName(product).length > 3)
    .map((product) => ({ product, name: foldedName(product), at: folded.indexOf(foldedName(product)) }))
    .filter(({ at }) => at >= 0);
  return found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other !== one &&
            other.name.length > one.name.length &&
            other.name.includes(one.name) &&
            other.at <= one.at,
        ),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ product }) => product);
}

const ORDINALS: Record<Tongue, readonly RegExp[]> = {
  en: [
    /\b(first|1st|number 1|no 1)\b/,
    /\b(second|2nd|number 2)\b/,
    /\b(third|3rd|number 3)\b/,
    /\b(fourth|4th)\b/,
    /\b(fifth|5th)\b/,
  ],
  fr: [
    /\b(premier|premiere|1er|1ere|numero 1|le 1|la 1)\b/,
    /\b(deuxieme|second|seconde|2e|2eme|numero 2|le 2|la 2)\b/,
    /\b(troisieme|3e|3eme|numero 3|le 3)\b/,
    /\b(quatrieme|4e|4eme)\b/,
    /\b(cinquieme|5e)\b/,
  ],
  es: [
    /\b(primer|primero|primera|el 1|la 1)\b/,
    /\b(segundo|segunda|el 2|la 2)\b/,
    /\b(tercer|tercero|tercera|el 3|la 3)\b/,
    /\b(cuarto|cuarta)\b/,
    /\b(quinto|quinta)\b/,
  ],
};
const LAST: Record<Tongue, RegExp> = {
  en: /\b(last|latter) (one|product)?/,
  fr: /\b(dernier|derniere)\b/,
  es: /\b(ultimo|ultima)\b/,
};
const POINTING: Record<Tongue, RegExp> = {
  en: /\b(it|this|that|this one|that one|them|those|these)\b/,
  fr: /\b(il|elle|ca|cela|celui|celle|ce produit|ceux|l utilis\w*|l appliqu\w*)\b/,
  es: /\b(este|esta|ese|esa|eso|esto|lo|estos|(usar|aplicar|poner|comprar|ponerme|mezclar)(lo|la)|la (uso|aplico|puedo))\b/,
};

/** Products of the last answer that named any. */
export function productsShown(history: readonly HistoryEntry[], catalogue: readonly Product[]): Product[] {
  for (const entry of history.toReversed()) {
    if (entry.role !== "model") continue;
    const named = productsNamed(entry.parts.map((part) => part.text).join("\n"), catalogue);
    if (named.length > 0) return [...new Set(named)];
  }
  return [];
}

/** What "the second one", "the last" or "it" stands for, given what was shown before. */
export function productsPointedAt(message: string, shown: readonly Product[], tongue: Tongue): Product[] {
  const text = fold(message).replace(/['’]/g, " ");
  const found = ORDINALS[tongue].flatMap((ordinal, place) =>
    ordinal.test(text) && shown[place] ? [shown[place]] : [],
  );
  if (found.length > 0) return found;
  const last = shown.at(-1);
  if (last && LAST[tongue].test(text)) return [last];
  const first = shown[0];
  return first && POINTING[tongue].test(text) ? [first] : [];
}

interface IngredientName {
  name: string;
  ingredient: Ingredient;
}

/** Words that are also everyday words; not taken for an ingredient. */
const EVERYDAY = new Set([
  " spf ",
  " sulfates ",
  " menta ",
  " creme solaire ",
  " crema solar ",
  " protector solar ",
  " ecran solaire ",
  " broad spectrum sunscreen ",
  " parfum ",
  " perfume ",
  " fragrance ",
  " fragancia ",
  " retinol serum ",
  " moisturizing cream ",
]);
let names: Record<Tongue, IngredientName[]> | undefined;

function ingredientNames(): Record<Tongue, IngredientName[]> {
  const all = (tongue: Tongue) =>
    ALL_INGREDIENTS.flatMap((ingredient) =>
      [...new Set([...ingredient.names[tongue], ...ingredient.names.en, ...ingredient.inci])].map((name) => ({
        name: words(name),
        ingredient,
      })),
    )
      .filter(({ name }) => name.length > 4 && name !== " aqua " && !EVERYDAY.has(name))
      .sort((a, b) => b.name.length - a.name.length);
  names ??= { en: all("en"), fr: all("fr"), es: all("es") };
  return names;
}

/** Ingredients named in a message, in order, the longest names first so that "retinal" is not "retin". */
export function ingredientsNamed(tokens: readonly Token[], tongue: Tongue): Ingredient[] {
  let text = ` ${tokens.map((token) => token.text).join(" ")} `;
  const found: { ingredient: Ingredient; at: number }[] = [];
  for (const { name, ingredient } of ingredientNames()[tongue]) {
    const at = text.indexOf(name);
    if (at < 0) continue;
    if (!found.some((one) => one.ingredient === ingredient)) found.push({ ingredient, at });
    // Blank the name out, so that a shorter one inside it is not found again.
    text = `${text.slice(0, at)} ${"_".repeat(name.length - 2)} ${text.slice(at + name.length)}`;
  }
  return found.sort((a, b) => a.at - b.at).map(({ ingredient }) => ingredient);
}
