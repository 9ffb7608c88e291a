import { memoizeWeakly } from "#app/memoize.ts";
import { addTo } from "../multimap.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { effort } from "./effort.ts";
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

/** As it is written, without the word for its kind, and in English by its id: labels are English in every language. */
const foldedNamesOf = memoizeWeakly((product: Product): string[] => {
  const full = words(product.name);
  const english = words(product.id.replaceAll("-", " "));
  const short = [full, english]
    .map((name) => name.replace(KIND, "").replace(/^ (de|du|des|d|la|le|el|al) /, " "))
    .filter((name) => name.length > 8);
  return [...new Set([full, english, ...short, ...withoutFirst(english)])].filter((name) => name.length > 3);
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

interface Found {
  product: Product;
  name: string;
  /** The word it begins with, and how many it has. */
  at: number;
  count: number;
}

/** For each product that is named the longest of its names, where it stands first; in no order. */
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
  return [...found.values()];
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
 * The message without the names of products: "Quiet Harbor" says nothing about a harbor, "Ampoules" nothing of blisters.
 * A word in their stead is filled up with spaces: what follows stays where it stood.
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
