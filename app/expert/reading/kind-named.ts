import type { LanguageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { hears } from "../knowledge/cues.ts";
import pointing from "../knowledge/pointing.json" with { type: "json" };
import { isOfKind, type Kind, KINDS, kindWords, namesOf, patternOf } from "./kinds.ts";
import { phraseText } from "./questions/phrases.ts";

const ONE_ALONE: readonly Kind[] = ["foam", "powder", "ampoules", "jelly"];

/** Products named by a kind ("the jelly", "jalea") that only one product on the shelf belongs to. */
export function tellingKinds(text: string, catalogue: readonly Product[], tongue: LanguageTag): Product[] {
  return ONE_ALONE.filter((kind) => patternOf(` ${kindWords(kind, tongue)} `).test(text)).flatMap((kind) => {
    const all = catalogue.filter((product) => isOfKind(product, kind));
    return all.length === 1 ? all : [];
  });
}

/** Kinds that mean our product even without an article: "can I put sunscreen near the eye". */
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

/** Least letters of a word that can identify a name. */
const TELLING_WORD = 4;

/** Whether the text contains a word of the product's name besides its kind. */
function sharesName({ name }: Product, kind: Kind, text: string): boolean {
  const rest = namesOf(kind).reduce((left, pattern) => left.replace(pattern, " "), phraseText(name));
  return rest.split(" ").some((word) => word.length >= TELLING_WORD && text.includes(` ${word} `));
}

/** Kinds that one product of a shelf may be: named so, it is meant even when it was not shown. */
const TELLING = new Set<Kind>(["foam", "powder", "ampoules", "milk", "jelly", "lips", "body", "eyes"]);

const FEW_WORDS = 6;

/** Kinds named with an article; an acid by its name is no product of ours. */
function kindsNamed(text: string, tongue: LanguageTag): Kind[] {
  const acid = hears("an_acid", text, tongue);
  const lips = patternOf(` ${kindWords("lips", tongue)} `).test(text);
  return KINDS.filter(
    ([kind, words]) =>
      !(acid && kind === "exfoliant") &&
      // "The lip balm" is no cleansing one.
      !(lips && kind === "balm") &&
      patternOf(` ${pointing.article[tongue]} ${words[tongue]} `).test(text),
  ).map(([kind]) => kind);
}

/** "The serum", "la crème": what of the products shown is of that kind; "the ampoules" whatever was shown. */
export function productsOfKindNamed(
  text: string,
  shown: readonly Product[],
  catalogue: readonly Product[],
  tongue: LanguageTag,
): Product[] {
  const found = kindsNamed(text, tongue).flatMap((kind) => {
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
    // "So the oil then?" means a product in so short a message; in longer ones oil may be the skin's own. "Et de
    // l'huile?" asks about ingredients.
    const some = / (?:de l|d) huiles? /.test(text);
    const alone = kind === "oil" && !some && text.trim().split(" ").length <= FEW_WORDS;
    if (!TELLING.has(kind) && besides.length === 0 && !alone) return [];
    const all = [kind, ...besides.map(([id]) => id)];
    const only = catalogue.filter((product) =>
      TELLING.has(kind) ? isOfKind(product, kind) : all.every((id) => isOfKind(product, id)),
    );
    return only.length === 1 ? only : [];
  });
  return [...new Set(found)];
}
