import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Ingredient } from "../shelf/inci.ts";
import { factsOf } from "../shelf/product-facts.ts";
import { hears } from "../knowledge/cues.ts";
import heldBy from "../knowledge/held-by.json" with { type: "json" };
import pointing from "../knowledge/pointing.json" with { type: "json" };
import { ingredientsNamed, withIngredientsAs } from "./ingredients.ts";
import { tokenize } from "./normalize.ts";
import { hasForm, productsNamed, withoutProductNames } from "./product-names.ts";
import { tellingKinds } from "./kind-named.ts";
import { phraseText } from "./questions/phrases.ts";

/** A pattern for the message as typed, where currency signs still count. */
const typed = memoize((source: string) => new RegExp(source, "giu"));

/** "The 50", "el 30": a sunscreen by its factor. */
function byFactor(message: string, catalogue: readonly Product[]): Product[] {
  return [...message.matchAll(typed(pointing.factor))].flatMap(([, factor]) => {
    const of = catalogue.filter((product) => factsOf(product).spf === Number(factor));
    return of.length === 1 ? of : [];
  });
}

/** Below this a sum is as likely what may be spent, in cents. */
const DEAR_ENOUGH = 7_000;

/** "The $260 cream": named by a price that one product alone has. */
function byPrice(message: string, catalogue: readonly Product[], tongue: LanguageTag): Product[] {
  if (!hears("costs", phraseText(message), tongue)) return [];
  const sums = pointing.price.flatMap((source) =>
    [...message.matchAll(typed(source))].map(([, sum]) => Number(sum) * 100),
  );
  return [...new Set(sums)].flatMap((cents) => {
    const of = catalogue.filter(({ price }) => price === cents);
    return of.length === 1 && cents >= DEAR_ENOUGH ? of : [];
  });
}

const heldPattern = memoize((tongue: LanguageTag) => new RegExp(` (?:${heldBy[tongue]})(?= )`, "gu"));

/** "The azelaic serum", "la crème au rétinol", "the retinol one": a thing of ours by what it holds, and its form. */
function byIngredient(message: string, catalogue: readonly Product[], tongue: LanguageTag): Product[] {
  const tokens = tokenize(message);
  const ingredients = ingredientsNamed(tokens, tongue);
  if (ingredients.length === 0) return [];
  const text = ` ${withIngredientsAs(ACTIVE, tokens, tongue)} `;
  const places = [...text.matchAll(everyActive)].map(({ index }) => index);
  return [...text.matchAll(heldPattern(tongue))].flatMap(({ 0: words, index, groups }) => {
    const at = places.findIndex((place) => place >= index && place < index + words.length);
    const ingredient = ingredients[at];
    return ingredient ? mostOf(ingredient, groups?.["form"], catalogue, tongue) : [];
  });
}

/** Placeholder for an ingredient in the patterns of `held-by.json`. */
const ACTIVE = "theactive";
const everyActive = / theactive(?= )/gu;

/** Among products of the named form, the one named after the ingredient, else the one with most of it. */
function mostOf(
  ingredient: Ingredient,
  form: string | undefined,
  catalogue: readonly Product[],
  tongue: LanguageTag,
): Product[] {
  const isOfForm = ({ name, kind, category }: Product): boolean =>
    form === undefined || hasForm(`${name} ${kind} ${category}`, form);
  const held = catalogue.flatMap((product) => {
    const active = factsOf(product).actives.find((one) => one.ingredient === ingredient);
    if (!active || active.presence < LEAST_PRESENCE || !isOfForm(product)) return [];
    const called = ingredientsNamed(tokenize(product.kind), tongue).includes(ingredient);
    return [{ product, weight: active.presence + Number(called) - Number(product.stock <= 0) }];
  });
  const [most] = held.toSorted((one, other) => other.weight - one.weight);
  return most ? [most.product] : [];
}

const LEAST_PRESENCE = 0.3;

/** Products a message names: by their names, else by a sun factor or a price that one alone has. */
export function namedIn(message: string, catalogue: readonly Product[], tongue: LanguageTag): Product[] {
  const byName = productsNamed(message, catalogue);
  const ofSun = [...byName, ...byFactor(withoutProductNames(message, catalogue), catalogue)];
  const held = byIngredient(withoutProductNames(message, catalogue), catalogue, tongue);
  const known = [...new Set([...held, ...ofSun])];
  const called = known.length > 0 ? known : byPrice(message, catalogue, tongue);
  if (called.length !== 1) return called;
  // "Silk Milk or the jelly": a kind that one product alone is, beside a name.
  const rest = phraseText(withoutProductNames(message, catalogue));
  return [...new Set([...called, ...tellingKinds(rest, catalogue, tongue)])];
}
