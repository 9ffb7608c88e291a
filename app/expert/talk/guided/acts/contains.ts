import type { Product } from "#app/features/catalogue/product.ts";
import { EXCLUSION_RULES } from "../../../knowledge/knowledge.ts";
import { findSubstances, inciOf, matchesInci, substanceById } from "../../../reading/person/substances.ts";
import { wordsOf } from "../../../reading/person/words.ts";
import { canonicalInci } from "../../../shelf/inci.ts";
import { factsOf } from "../../../shelf/product-facts.ts";
import { capitalized, fill, inWords } from "../../../words/copy.ts";
import { ingredientName, tellingNames } from "../../../words/reasons.ts";
import { nameOf, tell, type Turn } from "../turn.ts";

/** Most ingredients listed when none in particular is asked about. */
const MOST = 5;
/** Letters by which an INCI name is known to be of a plant. */
const STEM = 3;

const bearsName = (inci: string, word: string): boolean =>
  inci.toLowerCase().includes(word.toLowerCase().slice(0, STEM));

/** A soft wax, though its name says alcohol. */
const isFatty = (inci: string): boolean =>
  matchesInci(inci.toLowerCase(), substanceById("fatty_alcohols")?.inci ?? []);

interface Sought {
  word: string;
  ids: readonly string[];
  inci: readonly string[];
}

/** Substances asked about in everyday words: alcohol, silicones, almond. */
function substancesIn({ frame }: Turn): Sought[] {
  const words = wordsOf(frame.masked, frame.tongue);
  return findSubstances(words, frame.tongue)
    .map(({ ids, start, end }) => ({
      word: words
        .slice(start, end)
        .map(({ typed }) => typed)
        .join(" ")
        .toLocaleLowerCase(),
      ids,
      inci: inciOf(ids),
    }))
    .filter(({ inci }) => inci.length > 0);
}

/** Whether a list names a substance, or what is often made from it. */
function ofSubstance(turn: Turn, product: Product, { word, ids, inci }: Sought): string {
  const { phrases, copy } = turn.words;
  const facts = factsOf(product);
  const name = nameOf(turn, product);
  const held = product.ingredients[facts.inci.findIndex((one) => matchesInci(one, inci))];
  const has = (field: "source" | "akin") => ids.some((id) => substanceById(id)?.[field]);
  if (held && has("source") && !bearsName(held, word))
    return tell(turn, phrases.mayComeFrom, name, held, word);
  if (held && ids.includes("alcohol") && isFatty(held)) return tell(turn, phrases.fattyAlcohol, name, held);
  if (held && has("akin") && !bearsName(held, word)) return tell(turn, phrases.akin, name, held, word);
  if (held) return tell(turn, copy.chat.containsYes, name, held);
  const may = ids.flatMap((id) => substanceById(id)?.maybe ?? []);
  const maybe = product.ingredients.find((one) => may.includes(one.toLowerCase()));
  return [
    tell(turn, copy.chat.containsNo, word, name),
    maybe && tell(turn, phrases.mayComeFrom, name, maybe, word),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Whether a product contains each thing asked about; if nothing in particular is asked, names its main ingredients. */
export function contains(turn: Turn, product: Product): string {
  const { frame, language, words } = turn;
  const { chat } = words.copy;
  const facts = factsOf(product);
  const name = nameOf(turn, product);
  const ofActives = frame.ingredients.map((ingredient) => {
    // An INCI name that is asked for must itself be on the list; a synonym does not count.
    const literal = ingredient.inci.find((inci) => frame.message.toLowerCase().includes(inci.toLowerCase()));
    const word = literal ?? ingredientName(ingredient, language);
    const there =
      literal && ingredient.inci.length > 1
        ? facts.inci.includes(canonicalInci(literal))
        : facts.ids.has(ingredient.id);
    return there ? tell(turn, chat.containsYes, name, word) : tell(turn, chat.containsNo, word, name);
  });
  const known = new Set(frame.ingredients.flatMap(({ inci }) => inci.map((one) => one.toLowerCase())));
  const ofOthers = substancesIn(turn)
    .filter(({ inci }) => !inci.some((one) => known.has(one.toLowerCase())))
    .map((sought) => ofSubstance(turn, product, sought));
  const answers = [...ofActives, ...ofOthers];
  if (answers.length > 0) return [...new Set(answers)].join(" ");
  const names = tellingNames(facts, language).slice(0, MOST);
  const listed = names.length > 0 ? names : product.ingredients.slice(0, MOST);
  return `${capitalized(name)}. ${fill(chat.productActives, inWords(listed, words.copy))}`;
}

/** Whether the ingredient list names something of animal origin, and what it cannot tell. */
export function origin(turn: Turn, product: Product): string {
  const { talk } = turn.words;
  const found = product.ingredients.find((name) =>
    matchesInci(name.toLowerCase(), EXCLUSION_RULES.vegan.inci ?? []),
  );
  return found
    ? tell(turn, talk.veganNo, nameOf(turn, product), found)
    : tell(turn, talk.veganUnknown, nameOf(turn, product));
}

/** The products that contain nothing of what is asked about. */
export function allWithout(turn: Turn, products: readonly Product[]): readonly Product[] {
  const sought = substancesIn(turn);
  return products.filter((product) => {
    const { inci, ids } = factsOf(product);
    return (
      !sought.some((one) => inci.some((name) => matchesInci(name, one.inci))) &&
      !turn.frame.ingredients.some(({ id }) => ids.has(id))
    );
  });
}
