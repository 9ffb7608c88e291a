import { memoize, memoizeWeakly } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../shelf/product-facts.ts";
import { wordsPattern } from "../knowledge/cues.ts";
import kinds from "../knowledge/kinds.json" with { type: "json" };
import type { OwnedKind } from "./owned.ts";
import { roleOf } from "../shelf/role.ts";
import { phraseText } from "./questions/phrases.ts";

/** A kind of product, as people name it. */
export type Kind = keyof typeof kinds;

export const KINDS = Object.entries(kinds) as [Kind, Record<LanguageTag, string>][];

/** A pattern of the data, made once. */
export const patternOf = memoize((source: string) => new RegExp(source));

export const namesOf = (kind: Kind): RegExp[] =>
  Object.values(kinds[kind]).map((words) => patternOf(` ${words} `));

/** The pattern of a kind's names in a language. */
export const kindWords = (kind: Kind, tongue: LanguageTag): string => kinds[kind][tongue];

/** Kinds that are what a product is for. */
const ROLES = new Set<string>(["sunscreen", "exfoliant", "retinoid", "vitaminC", "eyes", "body", "lips"]);

/** What a product is called, as phrases are looked for in it. */
const calledText = memoizeWeakly(({ name, id, kind }: Product) =>
  phraseText(`${name} ${id.replaceAll("-", " ")} ${kind}`),
);

/** Whether people would call a product by this kind. */
export function isOfKind(product: Product, kind: Kind | OwnedKind): boolean {
  const facts = factsOf(product);
  const role = roleOf({ product, facts });
  if (kind === "hydrating") return role === "serum" && facts.ids.has("hyaluronic_acid");
  if (kind === "serum") return product.category === "Serum";
  if (kind === "cream") return role === "cream" || role === "body";
  if (kind === "cleanser") return product.category === "Cleanser";
  if (ROLES.has(kind)) return role === kind;
  return namesOf(kind).some((pattern) => pattern.test(calledText(product)));
}

/** Kinds one may ask of the whole shelf, the telling ones first: "sun cream" is no cream, a cleansing gel no gel. */
const KINDS_OF_SHELF: readonly Kind[] = ["sunscreen", "cleanser", "serum", "oil", "balm", "cream", "gel"];

/** Kinds one may wish for in so many words, the telling ones first; a gel alone may be for anything. */
const KINDS_WISHED: readonly Kind[] = [
  "sunscreen",
  "eyes",
  "lips",
  "body",
  "exfoliant",
  "ampoules",
  "cleanser",
  "serum",
  "oil",
  "balm",
  "cream",
];

/** The kind of product that a wish of a few words names, if any. */
export function kindWished(text: string, tongue: LanguageTag): Kind | undefined {
  return KINDS_WISHED.find((kind) => wordsPattern(kindWords(kind, tongue)).test(text));
}

/** The kind of product a folded text names, if any. */
export function kindIn(text: string, tongue: LanguageTag): Kind | undefined {
  return KINDS_OF_SHELF.find((kind) => wordsPattern(kindWords(kind, tongue)).test(text));
}
