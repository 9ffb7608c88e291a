import type { Product } from "#app/features/catalogue/product.ts";
import type { Language } from "#app/i18n/language.ts";
import { fill } from "./copy.ts";

/** By the first word of a name; names that begin otherwise stand without an article. */
const ARTICLES: Record<Language, readonly (readonly [article: string, words: RegExp])[]> = {
  en: [],
  fr: [
    ["le ", /^(Lait|Gel|Sérum|Baume|Voile|Fluide|Courant|Jusant|Soin|Nettoyant)(?!\p{L})/u],
    ["la ", /^(Gelée|Poussière|Mousse|Crème|Lotion|Eau)(?!\p{L})/u],
    ["l’", /^(Huile|Essence|Émulsion)(?!\p{L})/u],
    ["les ", /^(Ampoules)(?!\p{L})/u],
  ],
  sp: [
    ["el ", /^(Gel|Polvo|Bálsamo|Sérum|Aceite|Velo|Fluido|Limpiador)(?!\p{L})/u],
    ["la ", /^(Leche|Jalea|Espuma|Crema|Loción|Corriente|Bajamar|Emulsión)(?!\p{L})/u],
    ["las ", /^(Ampollas)(?!\p{L})/u],
  ],
};

/** A product's name as it stands in a sentence: "le Lait de Soie", "la Crema Mil Capas", "Silk Milk". */
export function theName({ name }: Pick<Product, "name">, language: Language): string {
  const article = ARTICLES[language].find(([, words]) => words.test(name))?.[0] ?? "";
  return `${article}${name}`;
}

/** What articles do after a preposition: "du", "au", "del". */
const CONTRACTIONS: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [],
  fr: [
    [/(?<!\p{L})([Pp]as) de (?=[aâeéèêhiîoôuœ])/gu, "$1 d’"],
    [/(?<!\p{L})de le (?=\p{Lu})/gu, "du "],
    [/(?<!\p{L})de les (?=\p{Lu})/gu, "des "],
    [/(?<!\p{L})à le (?=\p{Lu})/gu, "au "],
    [/(?<!\p{L})à les (?=\p{Lu})/gu, "aux "],
  ],
  sp: [
    [/(?<!\p{L})de el (?=\p{Lu})/gu, "del "],
    [/(?<!\p{L})a el (?=\p{Lu})/gu, "al "],
  ],
};

/** Fills a sentence and makes it one: articles drawn together, a capital at the beginning of each sentence. */
export function say(language: Language, sentence: string, ...values: (string | number)[]): string {
  let text = fill(sentence, ...values);
  for (const [pattern, drawn] of CONTRACTIONS[language]) text = text.replace(pattern, drawn);
  return text.replace(/(^|[.!?]\s|\n)(\p{Ll})/gu, (_, before: string, letter: string) => {
    return before + letter.toLocaleUpperCase();
  });
}
