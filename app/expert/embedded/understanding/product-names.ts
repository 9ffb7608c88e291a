import type { Product } from "#app/features/catalogue/product.ts";
import { tokenize } from "./normalize.ts";

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
