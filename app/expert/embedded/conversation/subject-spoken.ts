import { canTake } from "./unsuitable.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import type { HistoryEntry } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { verdictFor, verdictForPerson } from "../../shelf/verdict.ts";
import { ingredientsNamed } from "../../reading/ingredients.ts";
import { tokenize } from "../../reading/normalize.ts";
import { productsNamed } from "../../reading/product-names.ts";
import type { Understanding } from "../../reading/understanding.ts";
import { talkFor } from "../../words/words.ts";
import { type Earlier, textOf } from "./earlier.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";

/** What the talk was about before a message came. */
export interface TalkBefore {
  history: readonly HistoryEntry[];
  catalogue: readonly Product[];
  tongue: LanguageTag;
  earlier: readonly Earlier[];
  /** Products of our answers, the latest first. */
  shown: readonly (readonly Product[])[];
  understanding: Understanding;
  /** As it was understood before this message. */
  before: Understanding | undefined;
}

/** Asked of a product, these lead away from it: what we named instead is in hand. */
const AWAY = new Set<QuestionId>(["cheaper", "alternative", "others", "stronger", "why_not"]);

/** The product that a message named last, where no answer of ours since named any: "for wrinkles, yes". */
function lastNamed({ history, catalogue }: TalkBefore): Product | undefined {
  for (const entry of history.toReversed()) {
    const [first] = productsNamed(textOf(entry), catalogue);
    if (first) return entry.role === "user" ? first : undefined;
  }
  return undefined;
}

/** Words that turn the talk to something else. */
const TURNS = new Set<QuestionId>(["recommend", "routine", "others", "alternative", "cheaper", "compare"]);

/** What telling of one's skin sounds like. */
const AS_NEWS = new Set<QuestionId>(["i_use", "upset_skin", "texture", "suits", "age", "for_someone"]);

/**
 * What the talk itself is about: the product, or the one that holds the ingredient, a message asked for and none has
 * turned from since. A list that only took in news of the skin does not change it.
 */
function talkedOf({ earlier, shown, catalogue, tongue }: TalkBefore): Product | undefined {
  const list = shown[0] ?? [];
  const newsOnly = (earlier.at(-1)?.asked ?? []).every((id) => AS_NEWS.has(id));
  const turned = shown[0]?.length === 1 && list.includes(shown[0][0] as Product);
  if (list.length <= 1 || !newsOnly || turned) return undefined;
  const last = earlier.findLastIndex(
    ({ text }) =>
      productsNamed(text, catalogue).length > 0 || ingredientsNamed(tokenize(text), tongue).length > 0,
  );
  const said = earlier[last];
  if (!said || last === earlier.length - 1) return undefined;
  if (earlier.slice(last + 1).some(({ asked }) => asked.some((id) => TURNS.has(id)))) return undefined;
  const [named] = productsNamed(said.text, catalogue);
  const [ingredient] = ingredientsNamed(tokenize(said.text), tongue);
  const held = (product: Product) =>
    ingredient !== undefined &&
    factsOf(product).actives.some((active) => active.ingredient === ingredient && active.presence > 0.3);
  return named ?? shown.flat().find(held);
}

/** What an answer settled on: the one product of its last line, where it set several side by side. */
function settledOn({ history, catalogue, earlier }: TalkBefore): Product | undefined {
  if (!earlier.at(-1)?.asked.includes("compare")) return undefined;
  const last = history.findLast(({ role }) => role === "model");
  const line = last ? (textOf(last).split("\n").at(-1) ?? "") : "";
  const found = productsNamed(line, catalogue);
  return found.length === 1 ? found[0] : undefined;
}

/** What our last answer put in the place of what it took off. */
function putInstead({ history, catalogue, understanding }: TalkBefore): readonly Product[] | undefined {
  const last = history.findLast(({ role }) => role === "model");
  const [, instead] = last ? textOf(last).split(talkFor(understanding.language).change.instead) : [];
  const named = instead ? productsNamed(instead, catalogue) : [];
  return named.length > 0 ? named : undefined;
}

/** Of the latest answer that named any: what was asked about, or was put in its stead; one that may be taken first. */
function ofLastAnswer(talk: TalkBefore): Product | undefined {
  const { shown, earlier, catalogue, understanding, before } = talk;
  const last = putInstead(talk) ?? shown[0] ?? [];
  const said = earlier.at(-1);
  const asked = productsNamed(said?.text ?? "", catalogue).filter((product) => last.includes(product));
  const may = (product: Product) =>
    verdictForPerson(product, understanding).ok && (!before || verdictForPerson(product, before).ok);
  // What was just taken back stands first in that answer, and is not what was offered.
  const fits = (product: Product) => verdictFor(product, understanding, { places: [] }).ok;
  const away = said?.asked.some((id) => AWAY.has(id)) ?? false;
  const instead = away ? last.find((product) => !asked.includes(product) && fits(product)) : undefined;
  return (
    settledOn(talk) ??
    instead ??
    asked.find(may) ??
    (last.length === 1 && last.some((product) => canTake(product, talk) || shown.length === 1)
      ? last[0]
      : undefined) ??
    last.find(fits) ??
    last.find(may) ??
    shown.flat().find(may) ??
    last[0]
  );
}

/** The product last spoken of: asked about and not yet answered, what the talk turns on, else of our last answer. */
export const spokenBefore = (talk: TalkBefore): Product | undefined =>
  lastNamed(talk) ?? talkedOf(talk) ?? ofLastAnswer(talk);
