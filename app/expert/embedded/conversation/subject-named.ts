import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../choosing/product-facts.ts";
import { hears } from "../knowledge/cues.ts";
import pointing from "../knowledge/pointing.json" with { type: "json" };
import { productsNamed, withoutProductNames } from "../understanding/product-names.ts";
import { tellingKinds } from "./kind-named.ts";
import { phraseText } from "./questions/phrases.ts";

/** A pattern over a message as it was typed: signs of money count. */
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

/** Products a message names: by their names, else by a sun factor or a price that one alone has. */
export function namedIn(message: string, catalogue: readonly Product[], tongue: LanguageTag): Product[] {
  const byName = productsNamed(message, catalogue);
  const ofSun = byName.length > 0 ? byName : byFactor(message, catalogue);
  const called = ofSun.length > 0 ? ofSun : byPrice(message, catalogue, tongue);
  if (called.length !== 1) return called;
  // "Silk Milk or the jelly": a kind that one product alone is, beside a name.
  const rest = phraseText(withoutProductNames(message, catalogue));
  return [...new Set([...called, ...tellingKinds(rest, catalogue, tongue)])];
}
