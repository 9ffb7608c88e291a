import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import type { HistoryEntry } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../choosing/product-facts.ts";
import { productsNamed } from "../understanding/product-names.ts";
import { roleOf } from "../wording/reasons.ts";
import kinds from "../knowledge/kinds.json" with { type: "json" };
import { phraseText } from "./questions/phrases.ts";
import { spelledOut } from "./questions/spelling.ts";

const ORDINALS: Record<LanguageTag, readonly RegExp[]> = {
  en: [
    / (first|1st|number (1|one)|no 1) /,
    / (second|2nd|number (2|two)|no 2) /,
    / (third|3rd|number (3|three)|no 3) /,
    / (fourth|4th) /,
    / (fifth|5th) /,
  ],
  fr: [
    / (premier|premiere|1er|1ere|numero (1|un)|le 1|la 1) /,
    / (deuxieme|second|seconde|2e|2eme|numero (2|deux)|le 2|la 2) /,
    / (troisieme|3e|3eme|numero (3|trois)|le 3|la 3) /,
    / (quatrieme|4e|4eme) /,
    / (cinquieme|5e) /,
  ],
  es: [
    / (primer|primero|primera|numero (1|uno)|el 1|la 1) /,
    / (segundo|segunda|numero (2|dos)|el 2|la 2) /,
    / (tercer|tercero|tercera|numero (3|tres)|el 3|la 3) /,
    / (cuarto|cuarta) /,
    / (quinto|quinta) /,
  ],
};
/** "Which one first?", "try it first": an order, not a place in a list. */
const NO_PLACE: Record<LanguageTag, RegExp> = {
  en: / (which|what|one|it|them|him|that|this|buy|try|start|use|go|goes|come|comes|at) (one )?first | (first|second) time | first (of all|thing) /,
  fr: / (en|d abord|au|lequel|laquelle|quoi) premier | premiere fois | en (premier|second) /,
  es: / (cual|que|lo|la|primera vez|empezar) primero | primera vez | de primero /,
};
const LAST: Record<LanguageTag, RegExp> = {
  en: / (last|latter) (one|product|of) | the last /,
  fr: / (le|la) (dernier|derniere) /,
  es: / (el|la) (ultimo|ultima) /,
};
const OTHER: Record<LanguageTag, RegExp> = {
  en: / the other (one)? ?/,
  fr: / l autre /,
  es: / (el otro|la otra) /,
};
/** "How often each", "les deux", "cada cosa": all that was shown together. */
const ALL: Record<LanguageTag, RegExp> = {
  en: / (each|both|all (of )?(them|these|those|three|four|two)|them all|the (two|three|lot)|every one of (them|these|those)) /,
  fr: / (chacune?|chaque (produit|soin|chose|creme)|les (deux|trois|quatre|2|3)|tous les (deux|trois|produits|soins)|tout(es)? (ca|cela)|l un et l autre) /,
  es: / (cada (uno|una|cosa|producto)|ambos|ambas|l[oa]s (dos|tres|cuatro|2|3)|tod[oa]s (esos|esas|ellos|ellas|l[oa]s)|un[oa] y otr[oa]) /,
};

/** True when a message points at all that was shown together. */
export const pointsAtAll = (message: string, tongue: LanguageTag): boolean =>
  ALL[tongue].test(spelledOut(phraseText(message), tongue));

/** Words that point at what was spoken of. */
const POINTING: Record<LanguageTag, RegExp> = {
  en: / (it|its|this|that|this one|that one|them|these|those|they) /,
  fr: / (il|elle|ca|cela|celui|celle|ce (produit|soin)|cette creme|le|la|l|les) /,
  es: / (este|esta|ese|esa|eso|esto|lo|la|los|las|\S+(lo|la|melo|mela|selo|sela)) /,
};

/** Products of our answers that named any, the latest answer first, each in the order of its first naming. */
export function productsShown(history: readonly HistoryEntry[], catalogue: readonly Product[]): Product[][] {
  return history
    .filter((entry) => entry.role === "model")
    .map((entry) => [...new Set(productsNamed(entry.parts.map((part) => part.text).join("\n"), catalogue))])
    .filter((named) => named.length > 0)
    .reverse();
}

/** A kind of product, as people name it. */
export type Kind = keyof typeof kinds;

const KINDS = Object.entries(kinds) as [Kind, Record<LanguageTag, string>][];

/** A pattern of the data, made once. */
const patternOf = memoize((source: string) => new RegExp(source));

const namesOf = (kind: Kind): RegExp[] => Object.values(kinds[kind]).map((words) => patternOf(` ${words} `));

/** The pattern of a kind's names in a language. */
export const kindWords = (kind: Kind, tongue: LanguageTag): string => kinds[kind][tongue];

export function isOfKind(product: Product, kind: Kind): boolean {
  const facts = factsOf(product);
  const role = roleOf({ product, facts });
  if (kind === "serum") return product.category === "Serum";
  if (kind === "cream") return role === "cream" || role === "body";
  if (kind === "cleanser") return product.category === "Cleanser";
  if (["sunscreen", "exfoliant", "retinoid", "vitaminC", "eyes", "body", "lips"].includes(kind))
    return role === kind;
  const name = phraseText(`${product.name} ${product.id.replaceAll("-", " ")}`);
  return namesOf(kind).some((pattern) => pattern.test(name));
}

/** Kinds that one product of a shelf may be: named so, it is meant even when it was not shown. */
const TELLING = new Set<Kind>(["foam", "powder", "ampoules", "milk", "jelly", "lips", "body", "eyes"]);

const FEW_WORDS = 6;
const ONE_ALONE: readonly Kind[] = ["foam", "powder", "ampoules", "jelly"];

/** Products named by a kind that one of the shelf alone is: "the jelly", "jalea". */
export function tellingKinds(text: string, catalogue: readonly Product[], tongue: LanguageTag): Product[] {
  return ONE_ALONE.filter((kind) => patternOf(` ${kinds[kind][tongue]} `).test(text)).flatMap((kind) => {
    const all = catalogue.filter((product) => isOfKind(product, kind));
    return all.length === 1 ? all : [];
  });
}

/** Asked after without an article, these are things of ours all the same: "can I put sunscreen near the eye". */
const BARE = new Set<Kind>(["sunscreen", "retinoid", "vitaminC", "eyes", "lips"]);

/** The product of a kind named without an article: of those shown, else the first that may be had. */
export function productOfBareKind(
  text: string,
  shown: readonly Product[],
  shelf: readonly Product[],
  tongue: LanguageTag,
): Product | undefined {
  const kind = KINDS.find(([id, words]) => BARE.has(id) && patternOf(` ${words[tongue]} `).test(text))?.[0];
  return kind && [...shown, ...shelf].find((product) => isOfKind(product, kind));
}

/** A word of the product's name, beside the kind, stands in the text. */
function sharesName({ name }: Product, kind: Kind, text: string): boolean {
  const rest = namesOf(kind).reduce((left, pattern) => left.replace(pattern, " "), phraseText(name));
  return rest.split(" ").some((word) => word.length >= TELLING_WORD && text.includes(` ${word} `));
}

/** Letters of a word that tells one name from another. */
const TELLING_WORD = 4;

/** An acid by its name is no product of ours. */
const AN_ACID =
  / (glycolic|salicylic|lactic|mandelic) acid | acide (glycolique|salicylique|lactique|mandelique) | acido (glicolico|salicilico|lactico|mandelico) /;

/** "The serum", "la crème": what of the products shown is of that kind; "the ampoules" whatever was shown. */
function ofTheKind(
  text: string,
  shown: readonly Product[],
  catalogue: readonly Product[],
  tongue: LanguageTag,
): Product[] {
  const article = {
    en: "(the|that|this|your|those)",
    fr: "(le|la|l|les|ce|cette|cet|du|des|votre|vos)",
    es: "(el|la|los|las|ese|esa|este|esta|del|tu)",
  };
  const named = KINDS.filter(([kind]) => kind !== "exfoliant" || !AN_ACID.test(text)).filter(([, words]) =>
    patternOf(` ${article[tongue]} ${words[tongue]} `).test(text),
  );
  const found = named.flatMap(([kind]) => {
    // "The evening balm": one of a kind by another word of its name.
    const told = catalogue.filter((product) => isOfKind(product, kind) && sharesName(product, kind, text));
    if (told.length === 1) return told;
    const before = shown.find((product) => isOfKind(product, kind));
    if (before) return [before];
    // "And the balm?", of cleansers: the balm among them.
    const beside = catalogue.filter(
      (product) => isOfKind(product, kind) && product.category === shown[0]?.category,
    );
    if (beside.length === 1) return beside;
    // "The cleansing balm": of two kinds at once there may be one alone.
    const besides = KINDS.filter(([id, words]) => id !== kind && patternOf(` ${words[tongue]} `).test(text));
    // "So the oil then?": in so few words a thing of ours is meant; elsewhere it may be skin's own.
    const alone = kind === "oil" && text.trim().split(" ").length <= FEW_WORDS;
    if (!TELLING.has(kind) && besides.length === 0 && !alone) return [];
    const all = [kind, ...besides.map(([id]) => id)];
    const only = catalogue.filter((product) =>
      TELLING.has(kind) ? isOfKind(product, kind) : all.every((id) => isOfKind(product, id)),
    );
    return only.length === 1 ? only : [];
  });
  return [...new Set(found)];
}

export interface Pointed {
  products: Product[];
  /** A place or a kind was named, not only "it". */
  exactly: boolean;
}

/** What "the second one", "the serum", "the last" or "it" stands for, given what was shown before. */
export function productsPointedAt(
  message: string,
  answers: readonly (readonly Product[])[],
  spoken: Product | undefined,
  catalogue: readonly Product[],
  tongue: LanguageTag,
): Pointed {
  const text = spelledOut(phraseText(message), tongue);
  const places = NO_PLACE[tongue].test(text)
    ? []
    : ORDINALS[tongue].flatMap((ordinal, place) => (ordinal.test(text) ? [place] : []));
  // "The second one" needs an answer that named two.
  const list = answers.find((shown) => shown.length > Math.max(...places, 1)) ?? answers[0] ?? [];
  const found = places.flatMap((place) => list[place] ?? []);
  if (found.length > 0) return { products: found, exactly: true };
  const last = list.at(-1);
  if (last && LAST[tongue].test(text)) return { products: [last], exactly: true };
  const kind = ofTheKind(text, [...new Set(answers.flat())], catalogue, tongue);
  if (kind.length > 0) return { products: kind, exactly: true };
  const other = OTHER[tongue].test(text) && list.find((product) => product !== spoken);
  if (other) return { products: [other], exactly: true };
  return { products: spoken && POINTING[tongue].test(text) ? [spoken] : [], exactly: false };
}
