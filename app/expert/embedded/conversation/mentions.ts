import type { HistoryEntry } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Tongue } from "../understanding/concepts.ts";
import { fold } from "../understanding/normalize.ts";
import { productsNamed } from "../understanding/product-names.ts";

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
