import { memoizeWeakly } from "#app/memoize.ts";
import { addTo } from "../shelf/multimap.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { effort } from "./effort.ts";
import half from "../knowledge/half-names.json" with { type: "json" };
import { type Token, tokenize } from "./normalize.ts";

const words = (text: string): string =>
  ` ${tokenize(text)
    .map((token) => token.text)
    .join(" ")} `;

/** Words that say what kind of product it is; people leave them out. */
const KIND =
  / (serum|suero|gel|cream|creme|crema|balm|baume|balsamo|oil|huile|aceite|lotion|locion|fluid|fluide|fluido|foam|mousse|espuma|jelly|gelee|gelatina|powder|poudre|polvo|ampoules|ampollas|milk|lait|leche|spf|fps|eye|contour|yeux|ojos|\d+)(?= )/g;

/** "The amber oil", of Slow Amber Oil: the kind and the word before it, where that says more than the kind does. */
function withoutFirst(english: string): string[] {
  const name = english.replace(/^ \S+(?= )/, "");
  const telling = name.replace(KIND, "").trim();
  return / oil $/.test(name) && telling.length > 3 ? [name] : [];
}

/** "Piedra luna" for "Piedra de Luna". */
const withoutLinks = (name: string): string => name.replace(/ (de|du|des|d)(?= )/g, "");

/** As it is written, without the word for its kind, and in English by its id: labels are English in every language. */
const foldedNamesOf = memoizeWeakly((product: Product): string[] => {
  const full = words(product.name);
  const english = words(product.id.replaceAll("-", " "));
  const short = [full, english]
    .map((name) => name.replace(KIND, "").replace(/^ (de|du|des|d|la|le|el|al) /, " "))
    .filter((name) => name.length > 8);
  // "Salt Air Fluid", of Salt Air Fluid SPF 50.
  const unnumbered = [full, english].map((name) => name.replace(/ (spf|fps) \d+(?= )/, ""));
  const all = [full, english, ...unnumbered, ...short, ...withoutFirst(english)];
  return [...new Set([...all, ...all.map(withoutLinks)])].filter((name) => name.length > 3);
});

interface Name {
  product: Product;
  name: string;
  words: readonly string[];
}

/** Names by the word they begin with, so that a message is gone through once, however long the shelf is. */
const indexOf = memoizeWeakly((catalogue: readonly Product[]): Map<string, Name[]> => {
  const index = new Map<string, Name[]>();
  for (const product of catalogue) {
    for (const name of foldedNamesOf(product)) {
      const [first = "", ...rest] = name.trim().split(" ");
      addTo(index, first, { product, name, words: rest });
    }
  }
  return index;
});

const ARTICLE = new RegExp(`^(?:${half.article})$`, "u");
/** Words of names that say too much besides: they count beside the kind and an article alone, numbers never. */
const PLAIN = new RegExp(`^(?:${half.plain})$`, "u");
const NEVER = new RegExp(`^(?:${half.never})$`, "u");
const FORMS = half.kinds.map((words) => new RegExp(`^(?:${words})$`, "u"));
const formOf = (word: string | undefined): RegExp | undefined =>
  word === undefined ? undefined : FORMS.find((form) => form.test(word));

/** Whether a product's name or kind has a form, in whichever language: "cream", "suero". */
export function hasForm(text: string, word: string): boolean {
  const form = formOf(word);
  return (
    form !== undefined &&
    words(text)
      .split(" ")
      .some((one) => form.test(one))
  );
}

/** Least letters of a word that can identify a product. */
const TELLING = 3;

/** Products by each telling word of their names. */
const halvesOf = memoizeWeakly((catalogue: readonly Product[]): Map<string, Set<Product>> => {
  const halves = new Map<string, Set<Product>>();
  for (const product of catalogue)
    for (const word of `${words(product.name)}${words(product.id.replaceAll("-", " "))}`.split(" ")) {
      if (word.length < TELLING || formOf(word) || NEVER.test(word)) continue;
      halves.set(word, (halves.get(word) ?? new Set()).add(product));
    }
  return halves;
});

/** The kind named beside a word, "stone serum", "suero de piedra", and where the two begin and end. */
function formBeside(tokens: readonly Token[], at: number) {
  const after = formOf(tokens[at + 1]?.text);
  if (after) return { form: after, from: at, to: at + 2 };
  const linked = half.links.includes(tokens[at - 1]?.text ?? "");
  const from = linked ? at - 2 : at - 1;
  const before = formOf(tokens[from]?.text);
  return before && { form: before, from, to: at + 1 };
}

/** Products by what they are, of two words or more: "le sérum hydratant", "the cleansing milk". */
const byWhatTheyAre = memoizeWeakly((catalogue: readonly Product[]): Map<string, Name[]> => {
  const index = new Map<string, Name[]>();
  for (const product of catalogue) {
    const name = words(product.kind).replace(/ (de|du|des|d|con|au|a la|aux) .*/, " ");
    const [first = "", ...rest] = name.trim().split(" ");
    if (rest.length > 0) addTo(index, first, { product, name, words: rest });
  }
  return index;
});

/** With an article a kind means our product ("the serum"); without one it is a wish. */
function findKinds(tokens: readonly Token[], catalogue: readonly Product[]): Found[] {
  const index = byWhatTheyAre(catalogue);
  return tokens.flatMap(({ text }, at) => {
    const said = DEFINITE.test(tokens[at - 1]?.text ?? "");
    const found = (said ? (index.get(text) ?? []) : []).filter(({ words: rest }) =>
      rest.every((word, offset) => tokens[at + 1 + offset]?.text === word),
    );
    const [only, ...more] = found;
    return only && more.length === 0
      ? [{ product: only.product, name: only.name, at, count: only.words.length + 1 }]
      : [];
  });
}

/** Words that nobody says but of our things. */
const ALONE = new RegExp(`^(?:${half.alone})$`, "u");
const DEFINITE = new RegExp(`^(?:${half.definite})$`, "u");

/** "La Bajamar", "your stone serum": a product named by one word of its name, next to an article or its kind. */
function findHalves(tokens: readonly Token[], catalogue: readonly Product[]): Found[] {
  const halves = halvesOf(catalogue);
  return tokens.flatMap(({ text }, at) => {
    const called = halves.get(text);
    if (!called) return [];
    const beside = formBeside(tokens, at);
    const form = beside?.form;
    const isOfForm = (product: Product): boolean =>
      form !== undefined &&
      words(`${product.name} ${product.category}`)
        .split(" ")
        .some((one) => form.test(one));
    const before = tokens.slice(Math.max(0, at - 3), at).some((token) => ARTICLE.test(token.text));
    const article = ARTICLE.test(tokens[at - 1]?.text ?? "");
    const found = form ? [...called].filter(isOfForm) : [...called];
    const said = PLAIN.test(text)
      ? form !== undefined && before
      : form !== undefined || article || ALONE.test(text);
    const [product, ...more] = found;
    const { from = at, to = at + 1 } = beside ?? {};
    return product && said && more.length === 0
      ? [{ product, name: ` ${text} `, at: from, count: to - from }]
      : [];
  });
}

interface Found {
  product: Product;
  name: string;
  /** The word it begins with, and how many it has. */
  at: number;
  count: number;
}

/** For each named product, its longest name and where that first occurs; in no particular order. */
function findNames(tokens: readonly Token[], catalogue: readonly Product[]): Found[] {
  const index = indexOf(catalogue);
  const found = new Map<Product, Found>();
  tokens.forEach(({ text }, at) => {
    for (const { product, name, words } of index.get(text) ?? []) {
      effort.steps += 1;
      if ((found.get(product)?.name.length ?? 0) >= name.length) continue;
      if (words.every((word, offset) => tokens[at + 1 + offset]?.text === word))
        found.set(product, { product, name, at, count: words.length + 1 });
    }
  });
  const whole = [...found.values()];
  const within = ({ at }: Found): boolean => whole.some((one) => at >= one.at && at < one.at + one.count);
  return [
    ...whole,
    ...[...findKinds(tokens, catalogue), ...findHalves(tokens, catalogue)].filter(
      (one) => !found.has(one.product) && !within(one),
    ),
  ];
}

/** Products named in a text, in the order they are named; a name inside a longer one does not count twice. */
export function productsNamed(text: string, catalogue: readonly Product[]): Product[] {
  const found = findNames(tokenize(text), catalogue);
  const place = (product: Product) => (found.length > 1 ? catalogue.indexOf(product) : 0);
  return found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other !== one &&
            other.name.length > one.name.length &&
            other.name.includes(one.name) &&
            other.at <= one.at,
        ),
    )
    .sort((a, b) => a.at - b.at || place(a.product) - place(b.product))
    .map(({ product }) => product);
}

/**
 * The message without product names: "Quiet Harbor" says nothing about a harbor, "Ampoules" nothing about blisters. A
 * replacement is padded with spaces, so that positions stay the same.
 */
export function withoutProductNames(message: string, catalogue: readonly Product[], instead = ""): string {
  const tokens = tokenize(message);
  let masked = message;
  for (const { at, count } of findNames(tokens, catalogue)) {
    const [from, to] = [tokens[at]?.start ?? 0, tokens[at + count - 1]?.end ?? 0];
    masked = masked.slice(0, from) + instead.slice(0, to - from).padEnd(to - from) + masked.slice(to);
  }
  return masked;
}
