import { memoizeWeakly } from "#app/memoize.ts";
import { LANGUAGES } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { fold } from "../../../../reading/normalize.ts";
import { matchesInci } from "../../../../reading/person/substances.ts";
import { factsOf } from "../../../../shelf/product-facts.ts";
import type { Ground, Rule } from "../ground.ts";
import { isOneOf, says } from "../phrases.ts";
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

/** The amounts of money in a sentence, in cents. */
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

/** Sentences back, and products, from which sums may be made. */
const ADDED = { sentences: 16, products: 10 };

/** The products that were named, in order: by the sentences before and by this one. */
function namedUpTo(reading: Reading, ground: Ground, before: readonly string[]): Product[] {
  const sentences = [...(ground.earlier ?? []), ...before].slice(-ADDED.sentences);
  const earlier = sentences.flatMap((one) => readingOf(one, ground).mentions);
  const last = new Set([...earlier, ...reading.mentions].map(({ product }) => product).toReversed());
  return [...last].slice(0, ADDED.products).toReversed();
}

const onceEach = (products: readonly Product[]): Basket => products.map((product) => ({ product, count: 1 }));

/** What may be added up: what the sentence names, what was named one after the other before, with one left out. */
function baskets(reading: Reading, ground: Ground, before: readonly string[]): Basket[] {
  const own = basketOf(reading);
  const named = namedUpTo(reading, ground, before);
  const others = named.filter((product) => !own.some((one) => one.product === product));
  const runs = named.flatMap((_, from) =>
    named.slice(from).map((__, more) => named.slice(from, from + more + 1)),
  );
  const told = basketOf(readingOf((ground.said.at(-1) ?? "").slice(0, 600), ground));
  const whole = named.map((_, left) => named.toSpliced(left, 1));
  return [
    own,
    onceEach(own.map(({ product }) => product)),
    ...others.map((_, from) => [...onceEach(others.slice(from)), ...own]),
    ...[...runs, ...whole].map(onceEach),
    told,
    [...told, ...own.filter(({ product }) => !told.some((one) => one.product === product))],
  ].filter((basket) => basket.length > 0);
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

/** Words from a product to the amount that is its price, or from an amount to what it is the price of. */
const NEAR = { after: 4, before: 6 };
/** Between a product and its price stands nothing that says something else: "Silk Milk, at just $38". */
const BETWEEN =
  /^ (?:(?:,|\(|:|at|for|is|just|only|costs?|priced|a|an|the|and|still|comes|in|to|de|du|pour|coute|est|seulement|vaut|le|la|el|por|cuesta|vale|es|son|solo|sale|en|que|qui|which|\$|\d+|ml|g|oz) )*$/;

const wordsOfTokens = (tokens: readonly Token[]): string => ` ${tokens.map(({ text }) => text).join(" ")} `;

/** The last names of a list: "Silk Milk and Deep Water Serum". */
function listBefore(reading: Reading, at: number): Product[] {
  const list: Reading["mentions"][number][] = [];
  for (const mention of reading.mentions.filter(({ to }) => to <= at).toReversed()) {
    const next = list[0];
    if (
      next &&
      !/^ (?:(?:,|;|and|plus|with|then|et|puis|avec|y|e|con|mas|the|le|la|el|l|los|les) )*$/.test(
        wordsOfTokens(reading.tokens.slice(mention.to, next.from)),
      )
    )
      break;
    list.unshift(mention);
  }
  return list.map(({ product }) => product);
}

/** Whose price an amount must be by where it stands: "Silk Milk ($38)", "$38 for Silk Milk"; nothing where it may be a sum. */
function priceOf(
  amount: Figure,
  amounts: readonly Figure[],
  reading: Reading,
  ground: Ground,
): Product | undefined {
  const { mentions, tokens } = reading;
  const begin = tokens[amount.from - 1]?.text === "$" ? amount.from - 1 : amount.from;
  const preceding = mentions.findLast(({ to }) => to <= begin);
  const next = mentions.find(({ from }) => from >= amount.to);
  const isAmountBetween = (from: number, to: number) =>
    amounts.some((one) => one !== amount && one.from >= from && one.to <= to);
  if (preceding && !isAmountBetween(preceding.to, begin)) {
    const between = tokens.slice(preceding.to, begin);
    const segment = reading.segments.find(({ from, to }) => begin >= from && begin < to);
    const isSame = segment !== undefined && preceding.to >= segment.from;
    const near =
      between.filter(({ kind }) => kind !== "mark").length <= NEAR.after &&
      BETWEEN.test(wordsOfTokens(between));
    const priced =
      isSame &&
      says("priced", ground.language, ` ${wordsOfTokens(between).trim().split(" ").slice(-2).join(" ")} `);
    if (near || priced) {
      const list = listBefore(reading, begin);
      return list.length > 1 ? undefined : preceding.product;
    }
  }
  if (next && !isAmountBetween(amount.to, next.from) && next.from - amount.to <= NEAR.before) {
    const between = tokens.slice(amount.to, next.from);
    if (
      /^ (?:\$ |dollars? |dolares )?(?:for|pour|por|per)(?= )(?!.*[,;:.])/.test(wordsOfTokens(between)) &&
      !/(?<= )(both|two|three|four|deux|trois|quatre|dos|tres|cuatro|together|ensemble|juntos?)(?= )/.test(
        wordsOfTokens(between),
      )
    )
      return next.product;
  }
  return undefined;
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
  const nearText = wordsOfTokens(tokens.slice(Math.max(0, amount.from - 6), amount.from));
  const all = baskets(reading, ground, before);
  const focus = mentions.length > 0 ? mentions.map(({ product }) => product) : focusOf(ground, before);
  // What something costs is not the shopper's to say, and nothing is free.
  if (value === 0) return shop.shippingFee === 0 && says("shipping", language, reading.plain);
  const lastTwo = tokens
    .slice(0, amount.from)
    .filter(({ text: one }) => one !== "$")
    .slice(-2);
  const told = amountsIn(ground).said.has(value) && !says("priced", language, wordsOfTokens(lastTwo));

  if (says("under", language, nearText)) {
    const sums =
      says("sums", language, text) &&
      !/(?<= )(each|all|chac|cada|todos|tous|toutes|trois|three|tres)(?= )/.test(text);
    const basket = mentions.length > 0 ? basketOf(reading) : onceEach(namedUpTo(reading, ground, before));
    return sums
      ? sumOf(basket) <= value
      : focus.length > 0
        ? focus.every(({ price }) => price <= value)
        : told;
  }
  if (says("shipping", language, reading.plain) && value === shop.shippingFee) return true;
  if (shop.lastOrder?.totalAmount === value && says("orders", language, reading.plain)) return true;
  // "Silk Milk and Deep Water Serum cost $38 and $58".
  const firstAmount = Math.min(...amounts.map(({ from }) => from));
  const zipped = listBefore(reading, firstAmount);
  const counted = basketOf(reading).map((one) => sumOf([one]));
  // "With shipping" the fee is in it.
  const isWhole = amounts.length === 1 && says("withShipping", language, reading.plain);
  const fees = isWhole ? [shop.shippingFee] : [0, shop.shippingFee];
  const isSum = all.some((basket) => fees.some((fee) => sumOf(basket) + fee === value));
  const inTurn = zipped.length > 1 && amounts.length >= zipped.length ? zipped[place] : undefined;
  if (inTurn && !isSum) return inTurn.price === value;
  const owner = priceOf(amount, amounts, reading, ground);
  const adds = says(
    "sums",
    language,
    ` ${tokens.map((one, at) => (within(reading, at) ? "§" : one.text)).join(" ")} `,
  );
  if (owner)
    return (
      owner.price === value ||
      counted.includes(value) ||
      (isSum &&
        adds &&
        all.some(
          (basket) =>
            basket.length > 1 && sumOf(basket) === value && basket.some(({ product }) => product === owner),
        ))
    );
  if (isSum || told) return true;
  if (isWhole) return false;
  if (isDifference(value, text, all, focus, ground)) return true;
  if (adds && addsDescribed(value, reading, ground, all)) return true;
  // "It brings your basket to $100": to what the shopper said is in it.
  const basketSaid = [...amountsIn(ground).said];
  if (
    adds &&
    all.some((basket) => fees.some((fee) => basketSaid.some((one) => one + sumOf(basket) + fee === value)))
  )
    return true;
  return (
    says("orders", language, reading.plain) &&
    ground.known.texts.some((known) => known.includes((value / 100).toFixed(2)))
  );
}

/** "$20 less", "that leaves $26". */
function isDifference(
  value: number,
  text: string,
  all: readonly Basket[],
  focus: readonly Product[],
  ground: Ground,
): boolean {
  if (!says("difference", ground.language, text)) return false;
  const prices = [...focus, ...all.flatMap((basket) => basket.map(({ product }) => product))].map(
    ({ price }) => price,
  );
  if (prices.some((one) => prices.some((other) => one - other === value))) return true;
  const budgets = [...amountsIn(ground).said];
  return all.some((basket) => budgets.some((budget) => Math.abs(budget - sumOf(basket)) === value));
}

/** "Our sunscreen with it would come to $96": what is added is called by what it is. */
function addsDescribed(value: number, { tokens }: Reading, ground: Ground, all: readonly Basket[]): boolean {
  if (!tokens.some(({ text }) => isOneOf("our", ground.language, text))) return false;
  const fees = [0, ground.shop.shippingFee];
  return ground.catalogue.some(({ price }) =>
    all.some((basket) => fees.some((fee) => sumOf(basket) + price + fee === value)),
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
    const own = reading.mentions.map(({ product }) => product);
    const named = [...own, ...namedUpTo(reading, ground, before)];
    const isOwn = preceding !== undefined && from - preceding.to <= NEAR.before;
    const meant = isOwn ? [preceding.product] : named.length > 0 ? [...named, ...focus] : ground.catalogue;
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

/** "0.3 % retinol" without a name, where something of ours holds as much of it. */
function isShareOfOurs(value: number, at: number, { named }: Reading, { catalogue }: Ground): boolean {
  const near = named.filter(
    ({ from, to }) => Math.min(Math.abs(from - at), Math.abs(at - to)) <= NEAR.before,
  );
  return catalogue.some(
    (product) =>
      figuresOfProduct(product).percents.has(value) &&
      near.some(({ inci }) => factsOf(product).inci.some((name) => matchesInci(name, inci))),
  );
}

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
const PLAIN = new Set([15, 18, 20, 24, 30, 48]);
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
      const own = preceding ? mentions.map(({ product }) => product) : focus;
      if (own.some((product) => figuresOfProduct(product).percents.has(value))) return false;
      if (preceding && preceding.to <= from) return true;
      return !isShareOfOurs(value, from, reading, ground) && (own.length > 0 || !isKnown(value, ground));
    }
    const isFactor = /^(spf|fps)$/.test(tokens[from - 1]?.text ?? "");
    // "SPF 30 rather than 50".
    const isOtherFactor =
      /(?<= )(spf|fps) \d+ (\S+ ){0,6}\d+ $/.test(wordsOfTokens(tokens.slice(0, to))) &&
      ground.catalogue.some((product) => factsOf(product).spf === value);
    if (isFactor || isOtherFactor) {
      const spfs = (
        isFactor && meant.some((product) => factsOf(product).spf > 0) ? meant : ground.catalogue
      ).map((product) => factsOf(product).spf);
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
