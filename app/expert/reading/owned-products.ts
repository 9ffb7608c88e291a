import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import type { HistoryEntry } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import owned from "../knowledge/owned.json" with { type: "json" };
import { OWNED, wordsFor } from "./owned.ts";
import { productsNamed, withoutProductNames } from "./product-names.ts";
import { textOf } from "./context.ts";
import { phraseText } from "./questions/phrases.ts";

/** Placeholder for a product name while the words around it are read; no longer than the shortest name. */
const NAME = "ourthing";

/** Said of a product of ours by its name: "I use Smooth Stone already". Several may be joined. */
const saysOwned = memoize((tongue: LanguageTag): RegExp => {
  // "I have a sunscreen and Smooth Stone": a product joined by "and" to something owned is owned too.
  const kinds = OWNED.map((kind) => wordsFor(kind, tongue)).join("|");
  const beside = `(?:${owned.gap[tongue]}(?:${kinds}) (?:[0-9]+ )?(?:${owned.and[tongue]}) (?:\\S+ )??)?`;
  const says = owned.named[tongue].map((source) => source.replaceAll("{name}", `${beside}${NAME}`));
  // "First Light, Silk Milk and Night Current".
  const [and, article] = [owned.and[tongue], owned.article[tongue]];
  const joins = `(?:${and})(?: \\S+)?? |(?:(?:${and}) )?(?:${article}) (?:\\S+ )??`;
  const more = `(?: (?:${joins})?${NAME})*`;
  return new RegExp(` (?:${says.join("|")})${more}(?= )`, "du");
});

/** A longer message tells a story. */
const LONGEST = 400;

/** Products of ours that a message says are owned already. */
function ownedProductsIn(message: string, catalogue: readonly Product[], tongue: LanguageTag): Product[] {
  if (message.length > LONGEST) return [];
  const named = productsNamed(message, catalogue);
  if (named.length === 0) return [];
  const text = phraseText(withoutProductNames(message, catalogue, NAME));
  const span = saysOwned(tongue).exec(text);
  if (!span) return [];
  const countIn = (part: string) => part.split(NAME).length - 1;
  const first = countIn(text.slice(0, span.index));
  return named.slice(first, first + countIn(span[0]));
}

/** Our products that the shopper has said they own. One that they ask for by name is still offered. */
export function ownedProducts(
  history: readonly HistoryEntry[],
  message: string,
  catalogue: readonly Product[],
  tongue: LanguageTag,
): ReadonlySet<Product> {
  const said = history.filter(({ role }) => role === "user").map(textOf);
  return new Set([...said, message].flatMap((text) => ownedProductsIn(text, catalogue, tongue)));
}
