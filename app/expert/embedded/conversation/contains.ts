import type { Product } from "#app/features/catalogue/product.ts";
import { canonicalInci } from "../../shelf/inci.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { findSubstances, inciOf, matchesInci, substanceById } from "../../reading/person/substances.ts";
import { wordsOf } from "../../reading/person/words.ts";
import { capitalized, fill, inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { ingredientName, tellingNames } from "../../words/reasons.ts";
import { labelAbout, questionOf } from "./label.ts";
import { kindIn } from "./of-kind.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { joined } from "./said.ts";
import type { Asked } from "./product-questions.ts";

/** Whether a product holds what was asked after: an active, or a plain word such as "alcohol" or "silicones". */
function contains({ product, state }: Asked): string | undefined {
  const { masked, tongue, understanding, copy, ingredients, request } = state;
  const { language } = understanding;
  const facts = factsOf(product);
  const name = theName(product, language);
  const active = ingredients[0];
  const words = wordsOf(masked, tongue);
  const substances = findSubstances(words, tongue).filter(({ ids }) => inciOf(ids).length > 0);
  if (substances.length > 1 && ingredients.length === 0) return containsEach({ product, state }, substances);
  const [substance] = findSubstances(words, tongue);
  const typed = substance && words.slice(substance.start, substance.end).map((one) => one.typed);
  const word = active ? ingredientName(active, language) : typed?.join(" ").toLocaleLowerCase();
  // "May I use it with sunscreen?" asks for nothing in a list.
  if (word === undefined || kindIn(` ${phraseText(word).trim()} `, tongue) === "sunscreen") return undefined;
  // "Sodium PCA" and "betaine" are one entry of the knowledge base: an INCI name asked for must stand there itself.
  const literal = active?.inci.find((inci) => request.message.toLowerCase().includes(inci.toLowerCase()));
  if (active && literal && active.inci.length > 1) {
    const there = facts.inci.includes(canonicalInci(literal));
    return there
      ? say(language, copy.chat.containsYes, name, literal)
      : say(language, copy.chat.containsNo, literal, name);
  }
  const inci = inciOf(substance?.ids ?? []);
  const held = active
    ? facts.ids.has(active.id) && word
    : product.ingredients[facts.inci.findIndex((one) => matchesInci(one, inci))];
  const sourced = substance?.ids.some((id) => substanceById(id)?.source) === true;
  // What is often made from it, and does not bear its name: no list tells the source.
  if (held && sourced && !active && !bearsName(held, word))
    return say(language, state.dialogue.mayComeFrom, name, held, word);
  // "Is there alcohol in it?": what dries skin is meant, and no wax.
  if (held && substance?.ids.includes("alcohol") && isFatty(held))
    return say(language, state.dialogue.fattyAlcohol, name, held);
  const akin = substance?.ids.some((id) => substanceById(id)?.akin) === true;
  if (held && akin && !bearsName(held, word)) return say(language, state.dialogue.akin, name, held, word);
  if (held) return say(language, copy.chat.containsYes, name, held);
  const maybe = substance && madeFrom(product, substance.ids);
  return joined([
    say(language, copy.chat.containsNo, word, name),
    maybe && say(language, state.dialogue.mayComeFrom, name, maybe, word),
  ]);
}

/** An alcohol by its name alone: a soft wax. */
export const isFatty = (inci: string): boolean =>
  matchesInci(inci.toLowerCase(), substanceById("fatty_alcohols")?.inci ?? []);

/** What a product holds that is often made from a substance, and is another thing. */
function madeFrom({ ingredients }: Product, ids: readonly string[]): string | undefined {
  const maybe = ids.flatMap((id) => substanceById(id)?.maybe ?? []);
  return ingredients.find((name) => maybe.includes(name.toLowerCase()));
}

/** Letters by which an INCI name is known to be of a plant: "Cocos", "Coco-". */
const STEM = 3;
const bearsName = (inci: string, word: string): boolean =>
  inci.toLowerCase().includes(word.toLowerCase().slice(0, STEM));

/** "No beeswax or lanolin?": each is looked for; what is there is named alone. */
function containsEach({ product, state }: Asked, substances: ReturnType<typeof findSubstances>): string {
  const { masked, tongue, understanding, copy } = state;
  const words = wordsOf(masked, tongue);
  const facts = factsOf(product);
  const name = theName(product, understanding.language);
  const held = substances.flatMap(({ ids }) => {
    const inci = inciOf(ids);
    return product.ingredients[facts.inci.findIndex((one) => matchesInci(one, inci))] ?? [];
  });
  if (held.length > 0)
    return say(understanding.language, copy.chat.containsYes, name, inWords([...new Set(held)], copy));
  const typed = substances.map(({ start, end }) =>
    words
      .slice(start, end)
      .map((one) => one.typed)
      .join(" "),
  );
  return say(understanding.language, copy.chat.containsNo, typed.join(", ").toLocaleLowerCase(), name);
}

/** Of what sets a product apart, as much as one remembers. */
const MOST_TOLD = 5;

export function containsOrList(asked: Asked): string {
  const { state, product } = asked;
  const answer = contains(asked);
  const label = answer && labelAbout(product, questionOf(state), state.understanding.language);
  if (answer) return joined([answer, label && fill(state.talk.labelSays, label)]);
  const names = tellingNames(factsOf(product), state.understanding.language).slice(0, MOST_TOLD);
  const listed = names.length > 0 ? names : product.ingredients.slice(0, MOST_TOLD);
  return joined([
    `${capitalized(theName(product, state.understanding.language))}.`,
    fill(state.copy.chat.productActives, inWords(listed, state.copy)),
  ]);
}
