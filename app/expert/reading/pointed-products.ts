import type { LanguageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../shelf/product-facts.ts";
import { hears, wordsPattern } from "../knowledge/cues.ts";
import pointing from "../knowledge/pointing.json" with { type: "json" };
import { productsOfKindNamed } from "./kind-named.ts";
import { MEASURE, qualityIn } from "./measures.ts";

/** How a message points at products of the talk, the surest first. */
export type PointedBy = "place" | "superlative" | "attribute" | "kind" | "other" | "pronoun";

export interface Pointed {
  products: Product[];
  by: PointedBy | undefined;
}

const says = (words: Record<LanguageTag, string>, text: string, tongue: LanguageTag): boolean =>
  wordsPattern(words[tongue]).test(text);

/** True when a folded message points at all that was shown together: "each", "both". */
export const pointsAtAll = (text: string, tongue: LanguageTag): boolean => says(pointing.all, text, tongue);

/** "The other sunscreen", "l'autre". */
export const pointsAtOther = (text: string, tongue: LanguageTag): boolean =>
  says(pointing.other, text, tongue);

/** "The second one", "the last": by the place in our latest answer that named enough. */
function byPlace(text: string, answers: readonly (readonly Product[])[], tongue: LanguageTag): Product[] {
  // "Which one first?", "try it first": an order, not a place in a list.
  const places = says(pointing.no_place, text, tongue)
    ? []
    : pointing.ordinals[tongue].flatMap((words, place) => (wordsPattern(words).test(text) ? [place] : []));
  // "The second one" needs an answer that named two.
  const list = answers.find((shown) => shown.length > Math.max(...places, 1)) ?? answers[0] ?? [];
  const found = places.flatMap((place) => list[place] ?? []);
  const last = list.at(-1);
  return found.length > 0 || !last || !says(pointing.last, text, tongue) ? found : [last];
}

/** "The cheaper one", "la moins chère": the one of those last shown together that alone has most of it. */
function bySuperlative(
  text: string,
  answers: readonly (readonly Product[])[],
  tongue: LanguageTag,
): Product[] {
  const quality = qualityIn(text, tongue, pointing.most[tongue]);
  const list = answers.find((shown) => shown.length > 1) ?? [];
  if (!quality || list.length === 0) return [];
  const measure = MEASURE[quality];
  const most = Math.max(...list.map(measure));
  const found = list.filter((product) => measure(product) === most);
  return found.length === 1 ? found : [];
}

/** A sunscreen with at least this SPF is "the higher one" of two. */
const HIGH = 50;

const HAS: Record<keyof typeof pointing.attributes, (product: Product) => boolean> = {
  scented: (product) => factsOf(product).scented,
  unscented: (product) => !factsOf(product).scented,
  tinted: (product) => factsOf(product).ids.has("iron_oxides"),
  higher: (product) => factsOf(product).spf >= HIGH,
  untinted: (product) => factsOf(product).spf > 0 && !factsOf(product).ids.has("iron_oxides"),
};
const ATTRIBUTES = Object.keys(HAS) as (keyof typeof HAS)[];

/** "The scented one", "celui sans parfum": the only one of those last shown together. */
function byAttribute(
  text: string,
  answers: readonly (readonly Product[])[],
  catalogue: readonly Product[],
  tongue: LanguageTag,
): Product[] {
  const attribute = ATTRIBUTES.find((one) => says(pointing.attributes[one], text, tongue));
  const list = answers.find((shown) => shown.length > 1) ?? [];
  const found = attribute ? list.filter(HAS[attribute]) : [];
  if (found.length === 1) return found;
  // "And the tinted one?", where none was shown: the one there is.
  const all = attribute && OF_SHELF.has(attribute) ? catalogue.filter(HAS[attribute]) : [];
  return found.length === 0 && all.length === 1 ? all : [];
}

const OF_SHELF = new Set<keyof typeof HAS>(["tinted", "untinted"]);

/**
 * The products that "the second one", "the cheaper one", "the serum", "the other" or "it" refer to, given what was
 * shown before.
 */
export function pointedAt(
  text: string,
  answers: readonly (readonly Product[])[],
  spoken: Product | undefined,
  catalogue: readonly Product[],
  tongue: LanguageTag,
): Pointed {
  const place = byPlace(text, answers, tongue);
  if (place.length > 0) return { products: place, by: "place" };
  const most = bySuperlative(text, answers, tongue);
  if (most.length > 0) return { products: most, by: "superlative" };
  const only = byAttribute(text, answers, catalogue, tongue);
  if (only.length > 0) return { products: only, by: "attribute" };
  // "May I use it around the eyes?": a place, and no eye gel.
  const ofPlace = spoken !== undefined && hears("by_the_eyes", text, tongue);
  const kind = productsOfKindNamed(ofPlace ? "" : text, [...new Set(answers.flat())], catalogue, tongue);
  if (kind.length > 0) return { products: kind, by: "kind" };
  const list = answers.find((shown) => shown.length > 1) ?? answers[0] ?? [];
  const other = says(pointing.other, text, tongue) && list.find((product) => product !== spoken);
  if (other) return { products: [other], by: "other" };
  return spoken && says(pointing.pronoun, text, tongue)
    ? { products: [spoken], by: "pronoun" }
    : { products: [], by: undefined };
}
