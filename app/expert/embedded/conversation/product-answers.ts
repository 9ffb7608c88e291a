import { LOW_STOCK, type Product } from "#app/features/catalogue/product.ts";
import type { Language } from "#app/i18n/language.ts";
import type { ExclusionReason } from "../choosing/may-be-named.ts";
import { mayAnswer, verdictFor } from "../choosing/verdict.ts";
import { canonicalInci, isScent } from "../choosing/inci.ts";
import { factsOf } from "../choosing/product-facts.ts";
import { withAim } from "../choosing/aims.ts";
import { rankProducts } from "../choosing/choose.ts";
import { type Scored, scoreProduct } from "../choosing/score.ts";
import { EXCLUSION_RULES } from "../knowledge/knowledge.ts";
import { findSubstances, inciOf, matchesInci } from "../person/substances.ts";
import { wordsOf } from "../person/words.ts";
import { exclusionText } from "../wording/exclusion-text.ts";
import type { Tongue } from "../understanding/concepts.ts";
import { ingredientsNamed } from "../understanding/ingredients.ts";
import { tokenize } from "../understanding/normalize.ts";
import { CONCERNS, type Understanding } from "../understanding/understanding.ts";
import { type Copy, fill, inWords, priceText } from "../wording/copy.ts";
import { quotable } from "../wording/quote.ts";
import { ingredientName, roleOf, wordReasons } from "../wording/reasons.ts";
import { type Aspect, aspectOf, CONTAINS } from "./aspects.ts";
import { concernWords } from "./skin-answers.ts";

/** What makes a product what it is comes before what carries it. */
const LEADING: readonly ReadonlySet<string>[] = [
  new Set([
    "retinoid",
    "retinol_alternative",
    "aha",
    "bha",
    "pha",
    "dicarboxylic_acid",
    "antifungal_cosmetic",
  ]),
  new Set(["uv_filter_mineral", "uv_filter_organic", "vitamin_c", "plasmin_inhibitor", "enzyme_exfoliant"]),
  new Set(["vitamin_b3", "tyrosinase_inhibitor", "peptide", "vasoactive", "mineral", "blemish"]),
  new Set(["barrier_lipid", "antioxidant", "anti_ageing", "soothing", "botanical"]),
];

function leading(family: string): number {
  const place = LEADING.findIndex((families) => families.has(family));
  return place < 0 ? LEADING.length : place;
}

export function activeNames(product: Product, understanding: Understanding, most = 3): string[] {
  const actives = factsOf(product)
    .actives.filter((active) => active.presence >= 0.3)
    .sort((a, b) => leading(a.ingredient.family) - leading(b.ingredient.family) || a.place - b.place);
  return actives.slice(0, most).map((active) => ingredientName(active.ingredient, understanding.language));
}

export function stockLine(product: Product, copy: Copy): string {
  if (product.stock <= 0) return copy.chat.productSoldOut;
  return product.stock <= LOW_STOCK ? fill(copy.chat.productFew, product.stock) : copy.chat.productStock;
}

/** A cheaper product of the same category that suits the same person. */
function cheaperThan(
  product: Product,
  understanding: Understanding,
  catalogue: readonly Product[],
): Product | undefined {
  return catalogue
    .filter((other) => other.category === product.category && other.price < product.price)
    .filter((other) => factsOf(other).area === factsOf(product).area && mayAnswer(other, understanding))
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

/** The sentence of the label that speaks of pregnancy. */
function labelOnPregnancy({ usage }: Product, language: Language): string | undefined {
  return quotable(usage, language).find((sentence) => /pregnan|enceinte|grossesse|embaraz/i.test(sentence));
}

/** What is left out for a reason of the shop's, not of this person's. */
const NOT_PERSONAL = new Set<ExclusionReason>(["out_of_stock", "price", "texture", "alarm", "gift", "place"]);

/** What the person said, else what the product is best at. */
function aimsOf(product: Product, understanding: Understanding): Understanding["concerns"] {
  if (understanding.concerns.length > 0) return understanding.concerns;
  const all = CONCERNS.map((id) => ({ id, strength: 1, because: [] }));
  const { byConcern } = scoreProduct(product, { ...understanding, concerns: all });
  return all.sort((a, b) => (byConcern.get(b.id) ?? 0) - (byConcern.get(a.id) ?? 0)).slice(0, 2);
}

/** A warning, when what this person said before speaks against the product that is asked about; and what instead. */
export function answerUnsuitable(
  product: Product,
  understanding: Understanding,
  catalogue: readonly Product[],
  copy: Copy,
): string | undefined {
  const verdict = verdictFor(product, understanding, { concerns: [], evenSoldOut: true });
  if (verdict.ok || NOT_PERSONAL.has(verdict.reason)) return undefined;
  const reason = exclusionText(verdict.reason, copy);
  const ranked = rankProducts({ ...understanding, concerns: aimsOf(product, understanding) }, catalogue);
  const instead =
    ranked.find((other) => other.product.category === product.category && other.facts.area === "face") ??
    ranked[0];
  return [
    fill(copy.chat.notForYou, product.name, reason),
    ...(instead ? [fill(copy.chat.instead, instead.product.name)] : []),
  ].join(" ");
}

function answerPercent(product: Product, language: Language, copy: Copy): string {
  const sentences = [...quotable(product.description, language), ...quotable(product.usage, language)];
  const told = sentences.filter((sentence) => /%|percent|por ciento|pour cent/i.test(sentence));
  if (told.length === 0) return fill(copy.chat.notStated, product.name);
  return fill(copy.chat.label, product.name, told.join(" "));
}

function answerVegan(product: Product, copy: Copy): string {
  const found = product.ingredients.find((name) =>
    matchesInci(name.toLowerCase(), EXCLUSION_RULES.vegan.inci ?? []),
  );
  return found ? fill(copy.chat.veganNo, product.name, found) : fill(copy.chat.veganYes, product.name);
}

/** Why it was chosen: the reason again, for what this person said. */
function answerWhy(
  product: Product,
  understanding: Understanding,
  copy: Copy,
  catalogue: readonly Product[],
): string {
  const person = withAim(understanding);
  const scored = rankProducts(person, catalogue).find((one) => one.product === product);
  return scored ? reasonFor(scored, person, copy) : inShort(product, understanding, copy);
}

function reasonFor(scored: Scored, person: Understanding, copy: Copy): string {
  return fill(copy.chat.label, scored.product.name, wordReasons([scored], person, person.language).join(" "));
}

/** "Is it good for dry skin?": yes with the reason, or what is better. */
function answerFit(
  product: Product,
  own: Understanding,
  understanding: Understanding,
  catalogue: readonly Product[],
  copy: Copy,
): string | undefined {
  if (own.concerns.length === 0) return undefined;
  const ranked = rankProducts({ ...understanding, concerns: own.concerns }, catalogue);
  const scored = ranked.find((one) => one.product.id === product.id);
  const [best] = ranked;
  const about = concernWords(own, copy);
  if (scored && best && scored.score >= 0.25 * best.score)
    return fill(copy.chat.fits, about, reasonFor(scored, { ...understanding, concerns: own.concerns }, copy));
  return best ? fill(copy.chat.fitsNot, product.name, about, best.product.name) : undefined;
}

function answerPregnancy(product: Product, understanding: Understanding, copy: Copy): string {
  const unsafe = factsOf(product).actives.filter(({ ingredient }) =>
    ["avoid", "ask"].includes(ingredient.pregnancy),
  );
  const names = unsafe.map(({ ingredient }) => ingredientName(ingredient, understanding.language));
  const label = labelOnPregnancy(product, understanding.language);
  if (names.length === 0)
    return label ? fill(copy.chat.pregnancyCare, label) : fill(copy.chat.pregnancyYes, product.name);
  return fill(copy.chat.pregnancyNo, product.name, inWords(names.slice(0, 2), copy));
}

function answerScent(product: Product, copy: Copy): string {
  const scent = product.ingredients.find((name) => isScent(name.toLowerCase()));
  if (!factsOf(product).scented || !scent) return fill(copy.chat.scentedNo, product.name);
  return fill(copy.chat.scentedYes, product.name, scent);
}

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
  const asked = wordsOf(message, tongue);
  const [plain] = findSubstances(asked, tongue);
  const typed = plain && asked.slice(plain.start, plain.end).map((one) => one.typed.toLocaleLowerCase());
  const word = active ? ingredientName(active, understanding.language) : typed?.join(" ");
  if (word === undefined) return undefined;
  const inci = inciOf(plain?.ids ?? []);
  // "Sodium PCA" and "betaine" are one entry of the knowledge base: an INCI name asked for must stand there itself.
  const literal = active?.inci.find((name) => message.toLowerCase().includes(name.toLowerCase()));
  if (active && literal && active.inci.length > 1) {
    const there = facts.inci.includes(canonicalInci(literal));
    return fill(
      there ? copy.chat.containsYes : copy.chat.containsNo,
      ...(there ? [product.name, literal] : [literal, product.name]),
    );
  }
  const held = active
    ? facts.ids.has(active.id) && word
    : product.ingredients[facts.inci.findIndex((name) => matchesInci(name, inci))];
  return held
    ? fill(copy.chat.containsYes, product.name, held)
    : fill(copy.chat.containsNo, word, product.name);
}

/** What the label says about its use, else what its formula asks for. */
function howToUse(product: Product, language: Language, copy: Copy): string {
  const label = quotable(product.usage, language).join(" ");
  return label || copy.use[roleOf({ product, facts: factsOf(product) })];
}

function inShort(product: Product, understanding: Understanding, copy: Copy): string {
  const names = activeNames(product, understanding);
  return [
    fill(copy.chat.product, product.name, copy.categories[product.category], priceText(product.price)),
    ...(names.length > 0 ? [fill(copy.chat.productActives, inWords(names, copy))] : []),
    howToUse(product, understanding.language, copy),
    stockLine(product, copy),
  ].join(" ");
}

interface ProductQuestion {
  product: Product;
  message: string;
  /** The message, folded, apostrophes as spaces. */
  text: string;
  tongue: Tongue;
  /** The message alone, and with what was said before. */
  own: Understanding;
  understanding: Understanding;
  catalogue: readonly Product[];
  copy: Copy;
}

/** What may be said of a product whoever asks. */
const HARMLESS = new Set<Aspect | undefined>(["price", "size", "stock", "vegan", "scent"]);

/**
 * Answers a question about one product: price, use, strength, fragrance, pregnancy, stock, contents, or all in short.
 * Before anything that could lead to its use, what was said before is held against it.
 */
export function answerProduct(question: ProductQuestion): string {
  const { product, message, text, tongue, own, understanding, catalogue, copy } = question;
  const answers: Partial<Record<Aspect, () => string>> = {
    cheaper: () => answerCheaper(product, understanding, catalogue, copy),
    price: () => fill(copy.chat.price, product.name, priceText(product.price)),
    why: () => answerWhy(product, understanding, copy, catalogue),
    percent: () => answerPercent(product, understanding.language, copy),
    size: () =>
      product.size
        ? fill(copy.chat.size, product.name, product.size)
        : fill(copy.chat.notStated, product.name),
    vegan: () => answerVegan(product, copy),
    use: () => fill(copy.chat.label, product.name, howToUse(product, understanding.language, copy)),
    scent: () => answerScent(product, copy),
    pregnancy: () => answerPregnancy(product, understanding, copy),
    stock: () => `${product.name}. ${stockLine(product, copy)}`,
  };
  const aspect = aspectOf(text, tongue);
  const unsuitable = HARMLESS.has(aspect)
    ? undefined
    : answerUnsuitable(product, understanding, catalogue, copy);
  if (unsuitable) return unsuitable;
  const contains =
    aspect !== "scent" && aspect !== "percent" && CONTAINS[tongue].test(text)
      ? answerContains(product, message, tongue, understanding, copy)
      : undefined;
  const answer = contains ?? (aspect && answers[aspect]?.());
  return (
    answer ?? answerFit(product, own, understanding, catalogue, copy) ?? inShort(product, understanding, copy)
  );
}
