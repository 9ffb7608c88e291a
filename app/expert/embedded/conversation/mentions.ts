import type { Product } from "#app/features/catalogue/product.ts";
import type { HistoryEntry } from "#app/expert/expert.ts";
import { fold, tokenize } from "../understanding/normalize.ts";
import type { Tongue } from "../understanding/concepts.ts";

const words = (text: string): string =>
  ` ${tokenize(text)
    .map((token) => token.text)
    .join(" ")} `;

const foldedNames = new WeakMap<Product, string[]>();

/** Words that say what kind of product it is; people leave them out. */
const KIND =
  / (serum|suero|gel|cream|creme|crema|balm|baume|balsamo|oil|huile|aceite|lotion|locion|fluid|fluide|fluido|foam|mousse|espuma|jelly|gelee|gelatina|powder|poudre|polvo|ampoules|ampollas|milk|lait|leche|spf|fps|eye|contour|yeux|ojos|\d+)(?= )/g;

/** As it is written, without the word for its kind, and in English by its id: labels are English in every language. */
function foldedNamesOf(product: Product): string[] {
  let names = foldedNames.get(product);
  if (!names) {
    const full = words(product.name);
    const english = words(product.id.replaceAll("-", " "));
    const short = [full, english]
      .map((name) => name.replace(KIND, "").replace(/^ (de|du|des|d|la|le|el|al) /, " "))
      .filter((name) => name.length > 8);
    names = [...new Set([full, english, ...short])].filter((name) => name.length > 3);
    foldedNames.set(product, names);
  }
  return names;
}

/** The longest of a product's names that stands in the text, and where. */
function foundIn(folded: string, product: Product): { product: Product; name: string; at: number }[] {
  const name = foldedNamesOf(product)
    .filter((one) => folded.includes(one))
    .sort((a, b) => b.length - a.length)[0];
  return name === undefined ? [] : [{ product, name, at: folded.indexOf(name) }];
}

/** Products named in a text, in the order they are named; a name inside a longer one does not count twice. */
export function productsNamed(text: string, catalogue: readonly Product[]): Product[] {
  const folded = words(text);
  const found = catalogue.flatMap((product) => foundIn(folded, product));
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
    .sort((a, b) => a.at - b.at)
    .map(({ product }) => product);
}

/** The message without the names of products: "Quiet Harbor" says nothing about a harbor, "Ampoules" nothing of blisters. */
export function withoutProductNames(message: string, catalogue: readonly Product[]): string {
  const tokens = tokenize(message);
  let masked = message;
  const folded = ` ${tokens.map((token) => token.text).join(" ")} `;
  for (const product of catalogue) {
    const [found] = foundIn(folded, product);
    if (!found) continue;
    const first = folded.slice(0, found.at + 1).split(" ").length - 2;
    const last = first + found.name.trim().split(" ").length - 1;
    const [from, to] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
    masked = masked.slice(0, from) + " ".repeat(to - from) + masked.slice(to);
  }
  return masked;
}

const ORDINALS: Record<Tongue, readonly RegExp[]> = {
  en: [
    /\b(first|1st|number 1|no 1)\b/,
    /\b(second|2nd|number 2)\b/,
    /\b(third|3rd|number 3)\b/,
    /\b(fourth|4th)\b/,
    /\b(fifth|5th)\b/,
  ],
  fr: [
    /\b(premier|premiere|1er|1ere|numero 1|le 1|la 1)\b/,
    /\b(deuxieme|second|seconde|2e|2eme|numero 2|le 2|la 2)\b/,
    /\b(troisieme|3e|3eme|numero 3|le 3)\b/,
    /\b(quatrieme|4e|4eme)\b/,
    /\b(cinquieme|5e)\b/,
  ],
  es: [
    /\b(primer|primero|primera|el 1|la 1)\b/,
    /\b(segundo|segunda|el 2|la 2)\b/,
    /\b(tercer|tercero|tercera|el 3|la 3)\b/,
    /\b(cuarto|cuarta)\b/,
    /\b(quinto|quinta)\b/,
  ],
};
const LAST: Record<Tongue, RegExp> = {
  en: /\b(last|latter) (one|product)?/,
  fr: /\b(dernier|derniere)\b/,
  es: /\b(ultimo|ultima)\b/,
};
const POINTING: Record<Tongue, RegExp> = {
  en: /\b(it|this|that|this one|that one|them|those|these)\b/,
  fr: /\b(il|elle|ca|cela|celui|celle|ce produit|ceux|l utilis\w*|l appliqu\w*)\b/,
  es: /\b(este|esta|ese|esa|eso|esto|lo|estos|(usar|aplicar|poner|comprar|ponerme|mezclar)(lo|la)|la (uso|aplico|puedo)|lleva|contiene)\b/,
};

/** Products of our answers that named any, the latest answer first. */
export function productsShown(history: readonly HistoryEntry[], catalogue: readonly Product[]): Product[][] {
  return history
    .filter((entry) => entry.role === "model")
    .map((entry) => [...new Set(productsNamed(entry.parts.map((part) => part.text).join("\n"), catalogue))])
    .filter((named) => named.length > 0)
    .reverse();
}

/** What "the second one", "the last" or "it" stands for, given what was shown before. */
export function productsPointedAt(
  message: string,
  answers: readonly (readonly Product[])[],
  tongue: Tongue,
): Product[] {
  const text = fold(message).replace(/['’]/g, " ");
  const places = ORDINALS[tongue].flatMap((ordinal, place) => (ordinal.test(text) ? [place] : []));
  // "The second one" needs an answer that named two.
  const list = answers.find((shown) => shown.length > Math.max(...places, 1)) ?? [];
  const found = places.flatMap((place) => list[place] ?? []);
  if (found.length > 0) return found;
  const shown = answers[0] ?? [];
  const last = shown.at(-1);
  if (last && LAST[tongue].test(text)) return [last];
  const first = shown[0];
  return first && POINTING[tongue].test(text) ? [first] : [];
}
