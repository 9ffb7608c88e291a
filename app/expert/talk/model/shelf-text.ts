import { memoizeWeakly } from "#app/memoize.ts";
import { LOW_STOCK, type Product } from "#app/features/catalogue/product.ts";
import type { Language } from "#app/i18n/language.ts";
import { activesOf, type NotFor, notFor } from "../../shelf/about-product.ts";
import packaging from "../../knowledge/packaging.json" with { type: "json" };
import { factsOf } from "../../shelf/product-facts.ts";

/** As many products as a model is shown at once; of more it is shown a choice and finds the others. */
export const WHOLE_SHELF = 60;

const NOT_FOR: Record<NotFor, string> = {
  pregnant: "pregnancy or trying",
  breastfeeding: "nursing",
  teen: "12 to 17",
  child: "under 12",
};

export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Coarse on purpose: a text that changed with every sale could not be kept by a provider. */
function stockText({ stock }: Product): string {
  if (stock <= 0) return "sold out";
  return stock < LOW_STOCK ? "few left" : "in stock";
}

function traits(product: Product): string[] {
  const facts = factsOf(product);
  const against = notFor(product).map((who) => NOT_FOR[who]);
  return [
    facts.scented ? "scented" : "no perfume in its list",
    ...(facts.spf > 0 ? [`SPF ${facts.spf}${facts.mineralOnly ? ", mineral filters" : ""}`] : []),
    ...(facts.strong.size > 0 ? [`strong: ${[...facts.strong].join(", ").replaceAll("_", " ")}`] : []),
    `for ${[...facts.places].join(", ")}`,
    ...(against.length > 0 ? [`not for: ${against.join("; ")}`] : []),
  ];
}

/** What products come in, where it is known. */
const PACKAGING: Readonly<Record<string, string>> = packaging;

/** A product in a few lines: what it is and comes in, whom it is not for, its label and its list. */
export function productText(product: Product, language: Language, names: readonly string[] = []): string {
  const { id, name, kind, category, size, price, description, usage, ingredients, concerns } = product;
  const others = names.filter((one) => one !== name);
  const actives = activesOf(product, language).map(({ name: active }) => active);
  const lines = [
    `${name} [${id}]: ${[kind, category, PACKAGING[id], size, dollars(price), stockText(product)].filter(Boolean).join(", ")}`,
    ...(others.length > 0 ? [`In other languages: ${others.join(", ")}`] : []),
    [concerns.length > 0 ? `helps with ${concerns.join(", ")}` : "", ...traits(product)]
      .filter(Boolean)
      .join("; "),
    description,
    `Use: ${usage}`,
    ...(actives.length > 0 ? [`Does the work: ${actives.join(", ")}`] : []),
    `INCI: ${ingredients.join(", ")}`,
  ];
  return lines.join("\n");
}

const byId = (one: Product, other: Product): number => (one.id < other.id ? -1 : 1);

const SHELF = "# The shelf";

/** The shelf in an order that stays, worked out once for each state of it. */
const wholeShelf = memoizeWeakly((catalogue: readonly Product[]) => {
  const texts = new Map<string, string>();
  return (language: Language, names: Names): string => {
    const key = `${language} ${[...names.values()].flat().join(",")}`;
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = `${SHELF}\nEverything the shop sells:\n\n${catalogue
      .toSorted(byId)
      .map((product) => productText(product, language, names.get(product.id)))
      .join("\n\n")}`;
    texts.set(key, text);
    return text;
  };
});

/** What products are called in all of the shop's languages. */
type Names = ReadonlyMap<Product["id"], readonly string[]>;

/** The description of the shelf in the constant part of a request. */
export function shelfText(
  catalogue: readonly Product[],
  language: Language,
  names: Names = new Map(),
): string {
  if (catalogue.length <= WHOLE_SHELF) return wholeShelf(catalogue)(language, names);
  return `${SHELF}\nThe shop sells ${catalogue.length} products. The house’s note names those that fit a message best by its own rules; find_products finds others.`;
}
