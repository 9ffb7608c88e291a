import { memoizeWeakly } from "#app/memoize.ts";
import { LANGUAGES } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { fold } from "../../../../reading/normalize.ts";
import { factsOf } from "../../../../shelf/product-facts.ts";
import type { Ground, Rule } from "../ground.ts";
import { says } from "../phrases.ts";
import { focusOf, readingOf, type Reading } from "../reading.ts";
import { toNumber, type Token, tokensOf } from "../text.ts";

/** A figure of a sentence, and the tokens it takes. */
interface Figure {
  value: number;
  from: number;
  to: number;
}

const CURRENCY = /^(dollars?|usd|dolares|bucks)$/;
const FOREIGN = /^(euros?|eur|pounds?|livres|libras|£|€|pesos?|cents|centimes|centavos)$/;
const HUNDRED = 100;

/** Numbers written in words that stand together: "twenty five", "deux cents", "treinta y cinco". */
function valueAt(tokens: readonly Token[], at: number): Figure | undefined {
  const first = tokens[at];
  if (first?.value === undefined) return undefined;
  if (first.kind === "number") return { value: first.value, from: at, to: at + 1 };
  let value = first.value;
  let to = at + 1;
  for (let next = tokens[to]; next; next = tokens[to]) {
    const joined = /^(and|et|y)$/.test(next.text) ? tokens[to + 1] : next;
    if (joined?.value === undefined || joined.kind === "number") break;
    if (joined.value === HUNDRED && value < 10) value *= HUNDRED;
    else if (value >= 20 && joined.value < 20 && value % 10 === 0) value += joined.value;
    else if (value === 4 && joined.value === 20) value = 80;
    else break;
    to += joined === next ? 1 : 2;
  }
  return { value, from: at, to };
}

function figuresOf(tokens: readonly Token[]): Figure[] {
  const found: Figure[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const figure = valueAt(tokens, at);
    if (!figure) continue;
    found.push(figure);
    at = figure.to - 1;
  }
  return found;
}

const within = (reading: Reading, at: number) =>
  reading.mentions.some(({ from, to }) => at >= from && at < to);

/** What is said to be money, in cents. */
function moneyIn(reading: Reading): { amounts: Figure[]; foreign: boolean } {
  const { tokens } = reading;
  const amounts: Figure[] = [];
  let foreign = false;
  for (const figure of figuresOf(tokens)) {
    if (within(reading, figure.from)) continue;
    const [before, after] = [tokens[figure.from - 1]?.text ?? "", tokens[figure.to]?.text ?? ""];
    if (before === "$" || after === "$" || CURRENCY.test(after))
      amounts.push({ ...figure, value: Math.round(figure.value * 100) });
    else if (FOREIGN.test(before) || FOREIGN.test(after)) foreign = true;
  }
  // "A hundred dollars".
  tokens.forEach((token, at) => {
    if (
      /^(hundred|cent|cien)$/.test(token.text) &&
      CURRENCY.test(tokens[at + 1]?.text ?? "") &&
      !amounts.some(({ from, to }) => at >= from && at < to)
    )
      amounts.push({ value: HUNDRED * 100, from: at, to: at + 1 });
  });
  return { amounts, foreign };
}

/** Products with how many of each. */
type Basket = { product: Product; count: number }[];

const sumOf = (basket: Basket): number =>
  basket.reduce((sum, { product, count }) => sum + product.price * count, 0);

/** The products of a sentence, each with the number that stands before it: "two tubes of Salt Air Fluid". */
function basketOf({ mentions, tokens }: Reading): Basket {
  const seen = new Map<Product, number>();
  for (const { product, from } of mentions) {
    const before = tokens.slice(Math.max(0, from - 5), from);
    const number = before.findLast(
      ({ value, kind }, place) =>
        value !== undefined && kind !== "mark" && !/^(mark)$/.test(before[place + 1]?.kind ?? ""),
    );
    const isCount =
      number?.value !== undefined &&
      number.value >= 2 &&
      number.value <= 12 &&
      Number.isInteger(number.value);
    const far = number ? before.slice(before.indexOf(number) + 1).some(({ kind }) => kind === "mark") : true;
    seen.set(product, Math.max(seen.get(product) ?? 0, isCount && !far ? (number.value ?? 1) : 1));
  }
  return [...seen].map(([product, count]) => ({ product, count }));
}

/** Sentences back from which products may be added up. */
const ADDED = 16;

/** What may be added up: what the sentence names, with the last ones that were named before it. */
function baskets(reading: Reading, ground: Ground, before: readonly string[]): Basket[] {
  const own = basketOf(reading);
  const all: Basket[] = own.length > 0 ? [own, own.map(({ product }) => ({ product, count: 1 }))] : [];
  let basket = own;
  for (const sentence of [...(ground.earlier ?? []), ...before].slice(-ADDED).toReversed()) {
    const earlier = basketOf(readingOf(sentence, ground)).filter(
      ({ product }) => !basket.some((one) => one.product === product),
    );
    if (earlier.length === 0) continue;
    // One after the other, from the last.
    for (const one of earlier.toReversed()) {
      basket = [one, ...basket];
      all.push(basket);
    }
  }
  const told = basketOf(readingOf((ground.said.at(-1) ?? "").slice(0, 600), ground));
  if (told.length > 0)
    all.push(told, [...told, ...own.filter(({ product }) => !told.some((one) => one.product === product))]);
  return all;
}

const amountsIn = memoizeWeakly((ground: Ground) => {
  const cents = (text: string) =>
    [...text.matchAll(/\$\s?(\d+(?:[.,]\d+)*)|(\d+(?:[.,]\d+)*)\s?(?:\$|dollars?|dólares)/gi)].map(
      ([, one, other]) => Math.round(toNumber(one ?? other ?? "0") * 100),
    );
  return {
    said: new Set(
      ground.said.flatMap((text) => [
        ...cents(text),
        ...(text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((one) => Math.round(toNumber(one) * 100)),
      ]),
    ),
  };
});

/** The two words before an amount, between blanks: "costs just". */
function lastWords(tokens: readonly Token[], at: number): string {
  const end = tokens[at - 1]?.text === "$" ? at - 1 : at;
  const words = tokens.slice(Math.max(0, end - 2), end).map(({ text }) => text);
  return ` ${words.join(" ")} `;
}

/** Whether an amount is right where it stands. */
function isRight(
  amount: Figure,
  place: number,
  amounts: readonly Figure[],
  reading: Reading,
  ground: Ground,
  before: readonly string[],
): boolean {
  const { language, shop } = ground;
  const { tokens, mentions } = reading;
  const { value } = amount;
  const segment =
    reading.segments.find(({ from, to }) => amount.from >= from && amount.from < to) ?? reading.segments[0];
  const text = segment?.plain ?? reading.plain;
  const nearText = ` ${tokens
    .slice(Math.max(0, amount.from - 6), amount.from)
    .map((one) => one.text)
    .join(" ")} `;
  const all = baskets(reading, ground, before);
  const focus = mentions.length > 0 ? mentions.map(({ product }) => product) : focusOf(ground, before);
  // What something costs is not the shopper's to say, and nothing is free.
  if (value === 0) return shop.shippingFee === 0 && says("shipping", language, reading.plain);
  const told = amountsIn(ground).said.has(value) && !says("priced", language, lastWords(tokens, amount.from));

  if (says("under", language, nearText)) {
    const priced = focus.length > 0 ? focus : [];
    const sums =
      says("sums", language, text) &&
      !/(?<= )(each|all|chac|cada|todos|tous|toutes|trois|three|tres)(?= )/.test(text);
    const basket = mentions.length > 0 ? basketOf(reading) : (all.at(-1) ?? []);
    return sums
      ? sumOf(basket) <= value
      : priced.length > 0
        ? priced.every(({ price }) => price <= value)
        : told;
  }
  const earlier = mentions.filter(({ to }) => to <= amount.from);
  const preceding = earlier.at(-1);
  const next = mentions.find(({ from }) => from >= amount.to);
  const adds = says(
    "sums",
    language,
    ` ${tokens.map((one, at) => (within(reading, at) ? "§" : one.text)).join(" ")} `,
  );
  // "… for $34, and you are at $72".
  const goesOn =
    preceding !== undefined && amounts.some((one) => one.from >= preceding.to && one.to <= amount.from);
  if (adds || goesOn) {
    const with_ = [0, shop.shippingFee];
    if (
      all.some(
        (basket) =>
          basket.length > 0 &&
          (basket.length > 1 || (basket[0]?.count ?? 1) > 1 || says("shipping", language, reading.plain)) &&
          with_.some((fee) => sumOf(basket) + fee === value),
      )
    )
      return true;
  }
  if (says("shipping", language, reading.plain) && value === shop.shippingFee) return true;
  if (says("difference", language, text)) {
    const prices = [...new Set([...focus, ...(all.at(-1) ?? []).map(({ product }) => product)])].map(
      ({ price }) => price,
    );
    if (prices.some((one) => prices.some((other) => one - other === value))) return true;
    // "That leaves $26".
    const budgets = [...amountsIn(ground).said];
    if (all.some((basket) => budgets.some((budget) => budget - sumOf(basket) === value))) return true;
  }
  if (told && !(preceding && preceding.to === amount.from)) return true;
  if (shop.lastOrder?.totalAmount === value && says("orders", language, reading.plain)) return true;
  if (preceding) {
    // "Silk Milk and Deep Water Serum cost $38 and $58".
    const firstAmount = Math.min(...amounts.map(({ from }) => from));
    const zipped = mentions.filter(({ to }) => to <= firstAmount);
    if (zipped.length === amounts.length && zipped.length > 1) return zipped[place]?.product.price === value;
    if (preceding.product.price === value) return true;
    return next !== undefined && next.from - amount.to <= 4 && next.product.price === value;
  }
  if (next) return next.product.price === value;
  if (focus.length > 0) return focus.some(({ price }) => price === value);
  return (
    says("orders", language, reading.plain) &&
    ground.known.texts.some((known) => known.includes((value / 100).toFixed(2)))
  );
}

function isPriceWrong(reading: Reading, ground: Ground, before: readonly string[]): boolean {
  const { amounts, foreign } = moneyIn(reading);
  if (foreign) return true;
  return amounts.some((amount, place) => !isRight(amount, place, amounts, reading, ground, before));
}

/** "Both for 92", said without a sign, goes unread here and as a number below. */
const UNITS = /^(ml|cl|g|grams?|grammes?|gramos?|oz|ounces?|onces?|liters?|litres?|litros?|kg)$/;

function sizesIn(reading: Reading): Figure[] {
  return figuresOf(reading.tokens).filter(
    ({ from, to }) => !within(reading, from) && UNITS.test(reading.tokens[to]?.text ?? ""),
  );
}

function isSizeWrong(reading: Reading, ground: Ground, before: readonly string[]): boolean {
  const focus = focusOf(ground, before);
  return sizesIn(reading).some(({ value, from }) => {
    const preceding = reading.mentions.findLast(({ to }) => to <= from) ?? reading.mentions[0];
    const meant = preceding ? [preceding.product] : focus.length > 0 ? focus : ground.catalogue;
    return !meant.some(
      (product) => numbersIn(product.size, ground).has(value) || numbersIn(product.usage, ground).has(value),
    );
  });
}

const numbersIn = (text: string, ground: Ground): Set<number> =>
  new Set(figuresOf(tokensOf(text, ground.language)).map(({ value }) => value));

/** The figures that a product's own texts hold, and those of them that are percents. */
const figuresOfProduct = memoizeWeakly((product: Product) => {
  const texts = `${product.name}. ${product.kind}. ${product.description} ${product.usage} ${product.size}`;
  const percents = new Set<number>(
    /half a percent|demi pour cent|medio por ciento/.test(fold(texts)) ? [0.5] : [],
  );
  const all = new Set([product.price / 100]);
  for (const language of LANGUAGES) {
    const tokens = tokensOf(texts, language);
    for (const { value, to } of figuresOf(tokens)) {
      all.add(value);
      if (isPercentAt(tokens, to)) percents.add(value);
    }
  }
  return { all, percents };
});

const PERCENT = /^(%|percent|pourcent|porciento)$/;

function isPercentAt(tokens: readonly Token[], to: number): boolean {
  const [one, two] = [tokens[to]?.text ?? "", tokens[to + 1]?.text ?? ""];
  return PERCENT.test(one) || (/^(per|pour|por)$/.test(one) && /^(cent|ciento)$/.test(two));
}

/** Numbers that the shopper wrote out: "thirteen". */
const spelledBy = memoizeWeakly(
  (ground: Ground) =>
    new Set(
      ground.said.flatMap((text) =>
        figuresOf(tokensOf(text.slice(0, 4000), ground.language)).map((one) => one.value),
      ),
    ),
);

/** The figures that stand in what was given and said. */
function isKnown(value: number, ground: Ground): boolean {
  if (spelledBy(ground).has(value)) return true;
  const texts = [...ground.known.texts, ...ground.said, ground.shop.supportPhone];
  const pattern = new RegExp(`(?<![\\d.,])0*${String(value).replace(".", "[.,]")}(?![\\d]|[.,]\\d)`);
  return texts.some((text) => pattern.test(text));
}

/** Counts, times and spans that anybody may say. */
const PLAIN_COUNT = 12;
const PLAIN = new Set([15, 20, 24, 30, 48]);
const MOST_OFTEN = 3;

function isNumberInvented(reading: Reading, ground: Ground, before: readonly string[]): boolean {
  const { tokens, mentions } = reading;
  const money = moneyIn(reading).amounts;
  const sizes = sizesIn(reading);
  const focus = focusOf(ground, before);
  return figuresOf(tokens).some(({ value, from, to }) => {
    if (within(reading, from) || [...money, ...sizes].some((one) => one.from === from)) return false;
    const preceding = mentions.findLast((one) => one.to <= from) ?? mentions[0];
    const meant = preceding ? mentions.map(({ product }) => product) : focus;
    const ofProduct = meant.some((product) => figuresOfProduct(product).all.has(value));
    if (isPercentAt(tokens, to)) {
      const own = preceding ? [preceding.product] : focus;
      if (own.length > 0) return !own.some((product) => figuresOfProduct(product).percents.has(value));
      return !isKnown(value, ground);
    }
    if (/^(spf|fps)$/.test(tokens[from - 1]?.text ?? "")) {
      const spfs = (meant.some((product) => factsOf(product).spf > 0) ? meant : ground.catalogue).map(
        (product) => factsOf(product).spf,
      );
      return !spfs.includes(value);
    }
    const after = ` ${tokens
      .slice(to, to + 5)
      .map(({ text }) => text)
      .join(" ")} `;
    const often =
      says("quantities", ground.language, after) &&
      after.search(
        /(?<= )(times|drops|pumps|pipettes|layers|fois|gouttes|pressions|couches|veces|gotas|dosis|pipetas|capas)(?= )/,
      ) === 1;
    if (often && value > MOST_OFTEN) return !ofProduct;
    if (value <= PLAIN_COUNT || PLAIN.has(value)) return false;
    if (tokens[from]?.kind === "word" && value >= HUNDRED) return false;
    return !(ofProduct || isKnown(value, ground));
  });
}

/** Prices, sizes and other figures. */
export function figureRules(reading: Reading, ground: Ground, before: readonly string[]): Rule[] {
  return [
    ...(isPriceWrong(reading, ground, before) ? (["wrong-price"] as const) : []),
    ...(isSizeWrong(reading, ground, before) ? (["wrong-size"] as const) : []),
    ...(isNumberInvented(reading, ground, before) ? (["invented-number"] as const) : []),
  ];
}
