import type { Product } from "#app/features/catalogue/product.ts";
import { exclusionOf, holdsInci } from "../choosing/exclusions.ts";
import { isScent } from "../choosing/inci.ts";
import { factsOf } from "../choosing/product-facts.ts";
import { scoreProduct } from "../choosing/score.ts";
import { inciWordsFor } from "../understanding/allergens.ts";
import type { Tongue } from "../understanding/concepts.ts";
import { tokenize } from "../understanding/normalize.ts";
import type { Understanding } from "../understanding/understanding.ts";
import { type Copy, fill, inWords, priceText } from "../wording/copy.ts";
import { ingredientName, roleOf } from "../wording/reasons.ts";
import { ingredientsNamed } from "./mentions.ts";
import { concernWords } from "./skin-answers.ts";

const FEW_LEFT = 5;

type Aspect = "cheaper" | "price" | "use" | "scent" | "pregnancy" | "stock" | "allergen";
const ASPECTS: readonly [Aspect, Record<Tongue, RegExp>][] = [
  [
    "cheaper",
    {
      en: /\b(cheaper|less expensive|lower price|budget|too expensive|more affordable)\b/,
      fr: /\b(moins cher|moins chere|plus abordable|trop cher|budget)\b/,
      es: /\b(mas barat\w*|mas economic\w*|muy caro|menos caro)\b/,
    },
  ],
  [
    "scent",
    {
      en: /\b(fragrance|scent\w*|perfume\w*|smell\w*)\b/,
      fr: /\b(parfum\w*|odeur|sent)\b/,
      es: /\b(perfume|fragancia|huele|olor|aroma)\b/,
    },
  ],
  [
    "pregnancy",
    {
      en: /\b(pregnan\w*|expecting|breastfeed\w*)\b/,
      fr: /\b(enceinte|grossesse|allait\w*)\b/,
      es: /\b(embaraz\w*|lactancia)\b/,
    },
  ],
  [
    "stock",
    {
      en: /\b(stock|available|sold out)\b/,
      fr: /\b(stock|disponib\w*|rupture|epuise)\b/,
      es: /\b(stock|disponib\w*|agotad\w*|quedan)\b/,
    },
  ],
  [
    "price",
    {
      en: /\b(price|cost\w*|how much)\b/,
      fr: /\b(prix|coute\w*|combien)\b/,
      es: /\b(precio|cuesta\w*|vale|cuanto)\b/,
    },
  ],
  [
    "use",
    {
      en: /\b(use|apply|often|when|how (do|should|long))\b/,
      fr: /\b(utilis\w*|appliqu\w*|souvent|quand|comment)\b/,
      es: /\b(usa\w*|uso|aplic\w*|cuando|como|cada cuanto)\b/,
    },
  ],
];

/** What somebody wants to know about a product; a description when nothing in particular. */
function aspectOf(text: string, tongue: Tongue): Aspect | undefined {
  return ASPECTS.find(([, words]) => words[tongue].test(text))?.[0];
}

function activeNames(product: Product, understanding: Understanding, most = 3): string[] {
  const actives = factsOf(product).actives.filter((active) => active.presence >= 0.55);
  return actives.slice(0, most).map((active) => ingredientName(active.ingredient, understanding.language));
}

function stockLine(product: Product, copy: Copy): string {
  if (product.stock <= 0) return copy.chat.productSoldOut;
  return product.stock <= FEW_LEFT ? fill(copy.chat.productFew, product.stock) : copy.chat.productStock;
}

/** A cheaper product of the same category that suits the same person. */
function cheaperThan(
  product: Product,
  understanding: Understanding,
  catalogue: readonly Product[],
): Product | undefined {
  return catalogue
    .filter((other) => other.category === product.category && other.price < product.price)
    .filter(
      (other) =>
        factsOf(other).area === factsOf(product).area && exclusionOf(other, understanding) === undefined,
    )
    .map((other) => ({ other, score: scoreProduct(other, understanding).score }))
    .sort((a, b) => b.score - a.score || a.other.price - b.other.price)[0]?.other;
}

function answerCheaper(
  product: Product,
  understanding: Understanding,
  catalogue: readonly Product[],
  copy: Copy,
): string {
  const other = cheaperThan(product, understanding, catalogue);
  if (!other) return fill(copy.chat.cheapest, product.name, priceText(product.price));
  return fill(copy.chat.cheaper, other.name, priceText(other.price), priceText(product.price), product.name);
}

function answerPregnancy(product: Product, understanding: Understanding, copy: Copy): string {
  const unsafe = factsOf(product).actives.filter(({ ingredient }) =>
    ["avoid", "ask"].includes(ingredient.pregnancy),
  );
  const names = unsafe.map(({ ingredient }) => ingredientName(ingredient, understanding.language));
  if (names.length === 0) return fill(copy.chat.pregnancyYes, product.name);
  return fill(copy.chat.pregnancyNo, product.name, inWords(names.slice(0, 2), copy));
}

function answerScent(product: Product, copy: Copy): string {
  const scent = product.ingredients.find((name) => isScent(name.toLowerCase()));
  if (!factsOf(product).scented || !scent) return fill(copy.chat.scentedNo, product.name);
  return fill(copy.chat.scentedYes, product.name, scent);
}

/** Asks after one thing in a list. */
export const CONTAINS: Record<Tongue, RegExp> = {
  en: /\b(contain\w*|any|free|without|is there|has|have|in it)\b/,
  fr: /\b(contien\w*|y a|sans|a t il|comporte|dedans)\b/,
  es: /\b(contien\w*|lleva\w*|tiene\w*|sin|hay)\b/,
};

/** Whether a product holds what was asked after: an active, or a plain word such as "alcohol" or "silicones". */
function answerContains(
  product: Product,
  message: string,
  tongue: Tongue,
  understanding: Understanding,
  copy: Copy,
): string | undefined {
  const facts = factsOf(product);
  const tokens = tokenize(message);
  const active = ingredientsNamed(tokens, tongue)[0];
  const plain = tokens.find((token) => inciWordsFor(token).length > 0);
  const word = active ? ingredientName(active, understanding.language) : plain?.typed.toLocaleLowerCase();
  if (word === undefined) return undefined;
  const words = plain ? inciWordsFor(plain) : [];
  const held = active
    ? facts.ids.has(active.id) && word
    : product.ingredients[
        facts.inci.findIndex((name) => words.some((one) => holdsInci({ ...facts, inci: [name] }, one)))
      ];
  return held
    ? fill(copy.chat.containsYes, product.name, held)
    : fill(copy.chat.containsNo, word, product.name);
}

function inShort(product: Product, understanding: Understanding, copy: Copy): string {
  const names = activeNames(product, understanding);
  const scored = { product, facts: factsOf(product) };
  return [
    fill(copy.chat.product, product.name, copy.categories[product.category], priceText(product.price)),
    ...(names.length > 0 ? [fill(copy.chat.productActives, inWords(names, copy))] : []),
    copy.use[roleOf(scored)],
    stockLine(product, copy),
  ].join(" ");
}

/** Answers a question about one product: price, use, fragrance, pregnancy, stock, contents, or all in short. */
export function answerProduct(
  product: Product,
  message: string,
  text: string,
  tongue: Tongue,
  understanding: Understanding,
  catalogue: readonly Product[],
  copy: Copy,
): string {
  const answers: Partial<Record<Aspect, () => string>> = {
    cheaper: () => answerCheaper(product, understanding, catalogue, copy),
    price: () => fill(copy.chat.price, product.name, priceText(product.price)),
    use: () =>
      fill(
        copy.chat.productUse,
        `${product.name}. ${copy.use[roleOf({ product, facts: factsOf(product) })]}`,
      ),
    scent: () => answerScent(product, copy),
    pregnancy: () => answerPregnancy(product, understanding, copy),
    stock: () => `${product.name}. ${stockLine(product, copy)}`,
  };
  const aspect = aspectOf(text, tongue);
  const contains =
    aspect !== "scent" && CONTAINS[tongue].test(text)
      ? answerContains(product, message, tongue, understanding, copy)
      : undefined;
  return contains ?? (aspect && answers[aspect]?.()) ?? inShort(product, understanding, copy);
}

/** Two products side by side, and which one for this person. */
export function answerComparison(
  first: Product,
  second: Product,
  understanding: Understanding,
  copy: Copy,
): string {
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
    pickBetween(first, second, understanding, copy),
  ]
    .filter((part) => part !== "")
    .join("\n");
}

function pickBetween(first: Product, second: Product, understanding: Understanding, copy: Copy): string {
  if (understanding.concerns.length === 0) return copy.chat.compareEqual;
  const fitting = [first, second]
    .filter((product) => exclusionOf(product, understanding) === undefined)
    .sort((a, b) => scoreProduct(b, understanding).score - scoreProduct(a, understanding).score)[0];
  return fitting
    ? fill(copy.chat.comparePick, concernWords(understanding, copy), fitting.name)
    : copy.chat.none;
}
