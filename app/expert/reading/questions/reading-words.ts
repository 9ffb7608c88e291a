import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { withIngredientsAs } from "../ingredients.ts";
import { findConcepts, indexOfFamilies } from "../concepts.ts";
import { type Feature, featuresOf } from "../features.ts";
import { type Token, tokenize } from "../normalize.ts";
import { withoutProductNames } from "../product-names.ts";
import askingWords from "./asking-words.json" with { type: "json" };
import { phraseText } from "./phrases.ts";
import { questionsIn } from "./questions.ts";
import { spelledOut } from "./spelling.ts";

/** Placeholders for any of our products and any ingredient: which one is named does not change the question. */
export const ANY_PRODUCT = "zprod";
const ANY_INGREDIENT = "zingr";

/** A sentence as the learned reader sees it, in training and in use. */
function readingWords(sentence: string, tongue: LanguageTag): readonly Token[] {
  const spelled = tokenize(spelledOut(phraseText(sentence), tongue));
  return tokenize(withIngredientsAs(ANY_INGREDIENT, spelled, tongue));
}

const indexFor = memoize((tongue: LanguageTag) => indexOfFamilies(askingWords, tongue));

/** The features of a sentence for the trained reader: its words, their families, and the phrases that match. */
export function askingFeatures(sentence: string, tongue: LanguageTag): Feature[] {
  const tokens = readingWords(sentence, tongue);
  const families = [...new Set(findConcepts(tokens, tongue, indexFor(tongue)).map(({ concept }) => concept))];
  const pairs = families.flatMap((one, at) =>
    families.slice(at + 1).map((other) => [one, other].sort().join("&")),
  );
  const phrases = questionsIn(sentence, tongue);
  const rules = phrases.flatMap(({ id }, place) => [`phrase ${id}`, ...(place === 0 ? [`first ${id}`] : [])]);
  return featuresOf(tokens, tongue, [
    ...families,
    ...pairs,
    ...rules,
    ...(phrases.length === 0 ? ["silent"] : []),
  ]);
}

/** Fewer words than this are read with their neighbour. */
const FEWEST_WORDS = 2;
const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** A longer message tells a story; only its beginning and end are searched for questions. */
const LONGEST_END = 240;

function endsOf(text: string): string {
  if (text.length <= 2 * LONGEST_END) return text;
  return `${text.slice(0, LONGEST_END)}\n${text.slice(-LONGEST_END)}`;
}

/** The sentences of a message, names of our products as one word each. */
export function sentencesOf(message: string, catalogue: readonly Product[]): string[] {
  const masked = endsOf(withoutProductNames(message, catalogue, ANY_PRODUCT));
  const parts = masked.split(/(?<=[.!?…\n;])\s+|[¿¡\n]/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.reduce<string[]>((kept, part) => {
    const last = kept.at(-1);
    if (last !== undefined && (wordCount(last) < FEWEST_WORDS || wordCount(part) < FEWEST_WORDS))
      kept[kept.length - 1] = `${last} ${part}`;
    else kept.push(part);
    return kept;
  }, []);
}
