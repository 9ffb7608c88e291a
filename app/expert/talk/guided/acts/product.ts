import { formatMoney } from "#app/i18n/format.ts";
import { LOW_STOCK, type Product } from "#app/features/catalogue/product.ts";
import type { QuestionId } from "../../../reading/questions/questions.ts";
import { factsOf } from "../../../shelf/product-facts.ts";
import { roleOf } from "../../../shelf/role.ts";
import { insteadOf } from "../../../shelf/suitable.ts";
import { capitalized, fill, inWords } from "../../../words/copy.ts";
import { quotable } from "../../../words/quote.ts";
import { ingredientName } from "../../../words/reasons.ts";
import type { Act, Said } from "../act.ts";
import { labelAnswer, quoted } from "../label.ts";
import { nameOf, suits, tell, type Turn } from "../turn.ts";
import { contains, origin } from "./contains.ts";
import { unsuitable } from "./unsuitable.ts";
import { clogs, makeup, purge, smell, sting, sun, texture } from "./feel.ts";
import { lasts, use } from "./use.ts";

/** What makes a product what it is comes before what carries it. */
const CARRIERS = new Set(["humectant", "emollient", "solvent", "surfactant"]);

function activeNames({ language }: Turn, product: Product): string[] {
  const lead = (family: string, concerns: number) => Number(CARRIERS.has(family)) + Number(concerns === 0);
  return factsOf(product)
    .actives.filter(({ presence }) => presence >= 0.3)
    .toSorted(
      (a, b) =>
        lead(a.ingredient.family, a.ingredient.concerns.length) -
          lead(b.ingredient.family, b.ingredient.concerns.length) ||
        b.ingredient.irritation - a.ingredient.irritation ||
        a.place - b.place,
    )
    .slice(0, 3)
    .map(({ ingredient }) => ingredientName(ingredient, language));
}

function stockLine({ words }: Turn, product: Product): string {
  const { chat } = words.copy;
  if (product.stock <= 0) return chat.productSoldOut;
  return product.stock <= LOW_STOCK ? fill(chat.productFew, product.stock) : chat.productStock;
}

/** A product in three or four sentences: what it is, its own description, what counts in it, whether it is there. */
export function inShort(turn: Turn, product: Product): string {
  const { chat, categories } = turn.words.copy;
  const [description] = quotable(product.description, turn.language);
  const names = activeNames(turn, product);
  return [
    tell(turn, chat.product, nameOf(turn, product), categories[product.category], formatMoney(product.price)),
    description,
    names.length > 0 && fill(chat.productActives, inWords(names, turn.words.copy)),
    stockLine(turn, product),
  ]
    .filter(Boolean)
    .join(" ");
}

/** That nobody here knows it, and who does. */
function notStated(turn: Turn, product: Product): Said {
  const { talk } = turn.words;
  return {
    lines: [
      `${tell(turn, talk.notStated, nameOf(turn, product))} ${fill(talk.write, turn.request.shop.supportEmail)}`,
    ],
    focus: product,
  };
}

function stock(turn: Turn, product: Product): Said {
  const { phrases } = turn.words;
  if (product.stock > 0)
    return {
      lines: [`${capitalized(nameOf(turn, product))}. ${stockLine(turn, product)}`],
      offers: [product],
    };
  const role = roleOf({ product, facts: factsOf(product) });
  const alike = turn.shelf.find(
    (other) =>
      other.stock > 0 && suits(turn, other) && roleOf({ product: other, facts: factsOf(other) }) === role,
  );
  const near = alike ?? insteadOf(product, turn.told, turn.request.catalogue);
  return {
    lines: [
      tell(turn, phrases.soldOut, nameOf(turn, product), turn.request.shop.supportEmail),
      near && tell(turn, phrases.meanwhile, nameOf(turn, near)),
    ],
    offers: near ? [near] : [],
  };
}

/** Answered for everybody; if the product is not for this person, that is added. */
const PLAIN = new Set<QuestionId>([
  "price",
  "size",
  "stock",
  "vegan",
  "cruelty",
  "origin",
  "smell",
  "contains",
  "strength",
  "evidence",
]);

const ANSWERS: Partial<Record<QuestionId, (turn: Turn, product: Product) => Said | string | undefined>> = {
  price: (turn, product) =>
    tell(turn, turn.words.copy.chat.price, nameOf(turn, product), formatMoney(product.price)),
  size: (turn, product) => fill(turn.words.copy.chat.size, product.name, product.size),
  stock,
  when: use,
  how_often: use,
  amount: use,
  how_to_use: use,
  lasts,
  smell,
  texture,
  sting,
  purge,
  makeup,
  sun,
  clogs,
  contains,
  vegan: origin,
  cruelty: notStated,
  origin: notStated,
  strength: (turn, product) => quoted(turn, product, "strength"),
};

const asSaid = (answer: Said | string, product: Product): Said =>
  typeof answer === "string"
    ? { lines: [answer], offers: [product], focus: product }
    : { focus: product, ...answer };

/** Several products asked about at once are answered one by one; more than these are not. */
const MOST = 4;

function ofOne(turn: Turn, product: Product, ask: QuestionId): Said {
  const may = suits(turn, product);
  if (!may && !PLAIN.has(ask)) return unsuitable(turn, product);
  const answer = ANSWERS[ask]?.(turn, product) ?? labelAnswer(turn, product);
  const said = answer === undefined ? notStated(turn, product) : asSaid(answer, product);
  if (may) return said;
  const warning = unsuitable(turn, product);
  return { ...warning, lines: [...warning.lines, ...said.lines] };
}

/** Answers a question about a product: a fact, its use, how it feels, what it contains. */
export const ofProduct: Act = (turn, ask = "how_to_use") => {
  const { about, table } = turn;
  const each = about.exactly.length > 1 ? about.exactly : about.all && table.length > 1 ? table : [];
  if (each.length > 1) {
    const all = each.slice(0, MOST).map((product) => ofOne(turn, product, ask));
    return {
      lines: all.flatMap(({ lines }) => lines),
      offers: [...new Set(all.flatMap(({ offers = [] }) => offers))],
    };
  }
  return about.hand && ofOne(turn, about.hand, ask);
};

/** The same answer for each product on the list, if none in particular is meant. */
export const ofEach: Act = (turn, ask = "how_to_use") => {
  const all = turn.table.slice(0, MOST).map((product) => ofOne(turn, product, ask));
  return all.length === 0 ? undefined : { lines: all.flatMap(({ lines }) => lines), offers: turn.table };
};

/** A product that is named without a question. */
export const presented: Act = (turn) => {
  const [product, ...more] = turn.about.exactly;
  if (!product || more.length > 0) return undefined;
  if (!suits(turn, product)) return unsuitable(turn, product);
  return { lines: [inShort(turn, product)], offers: [product], focus: product };
};

/** Answers a question that no act knows from the product's label. */
export const onLabel: Act = (turn) => {
  const product = turn.about.hand;
  if (!product) return undefined;
  if (!suits(turn, product)) return unsuitable(turn, product);
  const line = labelAnswer(turn, product);
  return line ? { lines: [line], offers: [product], focus: product } : undefined;
};

/** What the dearer of the two last shown pays for, and what the other does. */
export const worthOfTwo: Act = (turn) => {
  const [dear, cheap] = (
    turn.about.exactly.length === 2 ? turn.about.exactly : (turn.shown[0] ?? turn.table)
  ).toSorted((a, b) => b.price - a.price);
  if (!dear || !cheap) return undefined;
  const { phrases } = turn.words;
  const names = inWords(activeNames(turn, dear), turn.words.copy);
  return {
    lines: [
      `${tell(turn, phrases.worth, nameOf(turn, dear), formatMoney(dear.price), names)} ${tell(turn, phrases.worthLess, nameOf(turn, cheap), formatMoney(cheap.price))}`,
    ],
    offers: [dear, cheap].filter((product) => suits(turn, product)),
  };
};

/** What the price pays for. */
export const worth: Act = (turn) => {
  const product = turn.about.hand;
  if (!product) return undefined;
  if (!suits(turn, product)) return unsuitable(turn, product);
  const names = activeNames(turn, product);
  const { phrases } = turn.words;
  const line =
    names.length > 0
      ? tell(
          turn,
          phrases.worth,
          nameOf(turn, product),
          formatMoney(product.price),
          inWords(names, turn.words.copy),
        )
      : tell(turn, phrases.worthPlain, nameOf(turn, product), formatMoney(product.price));
  return { lines: [line], offers: [product], focus: product };
};
