import { memoize } from "#app/memoize.ts";
import { LANGUAGE_TAGS, type LanguageTag } from "#app/i18n/language.ts";
import type { PerLanguage } from "../knowledge/knowledge.ts";
import wishes from "../knowledge/wishes.json" with { type: "json" };
import { ALL_INGREDIENTS, type Ingredient } from "../shelf/inci.ts";
import { type Token, tokenize } from "./normalize.ts";

const words = (text: string): string =>
  ` ${tokenize(text)
    .map((token) => token.text)
    .join(" ")} `;

interface IngredientName {
  name: string;
  ingredient: Ingredient;
}

/** Words that are also everyday words; not taken for an ingredient. */
const EVERYDAY = new Set([
  " spf ",
  " sulfates ",
  " menta ",
  " creme solaire ",
  " crema solar ",
  " protector solar ",
  " ecran solaire ",
  " broad spectrum sunscreen ",
  " parfum ",
  " perfume ",
  " fragrance ",
  " fragancia ",
  " retinol serum ",
  " moisturizing cream ",
]);
/** "The glycolic one", "à la salicylique": people leave out the word acid. */
function withoutAcid({ name, ingredient }: IngredientName): IngredientName[] {
  const short = name.replace(/ (acid|acide|acido)(?= )/, "");
  return short === name || short.trim().includes(" ") || short.length < 8
    ? []
    : [{ name: short, ingredient }];
}

let names: Record<LanguageTag, IngredientName[]> | undefined;

function ingredientNames(): Record<LanguageTag, IngredientName[]> {
  const all = (tongue: LanguageTag) =>
    ALL_INGREDIENTS.flatMap((ingredient) =>
      [...new Set([...ingredient.names[tongue], ...ingredient.names.en, ...ingredient.inci])].map((name) => ({
        name: words(name),
        ingredient,
      })),
    )
      .flatMap((entry) => [entry, ...withoutAcid(entry)])
      .filter(({ name }) => name.length > 4 && name !== " aqua " && !EVERYDAY.has(name))
      .sort((a, b) => b.name.length - a.name.length);
  names ??= { en: all("en"), fr: all("fr"), es: all("es") };
  return names;
}

interface NamedIngredient {
  ingredient: Ingredient;
  /** The token it begins with. */
  start: number;
}

const KEPT = 32;

/**
 * Where ingredients are named in a message, in order, the longest names first so that "retinal" is not "retin", and
 * the message with those names blanked out.
 */
const foundIn = memoize((key: string) => {
  const tongue = key.slice(0, 2) as LanguageTag;
  let text = key.slice(2);
  const found: { ingredient: Ingredient; at: number }[] = [];
  for (const { name, ingredient } of ingredientNames()[tongue]) {
    const at = text.indexOf(name);
    if (at < 0) continue;
    if (!found.some((one) => one.ingredient === ingredient)) found.push({ ingredient, at });
    // Blank the name out, so that a shorter one inside it is not found again.
    text = `${text.slice(0, at)} ${BLANK.repeat(name.length - 2)} ${text.slice(at + name.length)}`;
  }
  const tokenAt = (at: number) => text.slice(0, at + 1).split(" ").length - 2;
  const named: NamedIngredient[] = found
    .sort((a, b) => a.at - b.at)
    .map(({ ingredient, at }) => ({ ingredient, start: tokenAt(at) }));
  return { named, text };
}, KEPT);

/** The same message is asked for its ingredients by several rules. */
const findIngredients = (tokens: readonly Token[], tongue: LanguageTag) =>
  foundIn(`${tongue} ${tokens.map((token) => token.text).join(" ")} `);

const BLANK = "_";

/** The words of a message with one word in the place of each ingredient's name. */
export function withIngredientsAs(instead: string, tokens: readonly Token[], tongue: LanguageTag): string {
  return findIngredients(tokens, tongue).text.replace(/_+/g, instead).trim();
}

/** Ingredients named in a message, in order. */
export function ingredientsNamed(tokens: readonly Token[], tongue: LanguageTag): Ingredient[] {
  return findIngredients(tokens, tongue).named.map(({ ingredient }) => ingredient);
}

const EXFOLIANT = LANGUAGE_TAGS.map((tongue) => wishes.exfoliant[tongue]).join("|");
const PEELS: PerLanguage<RegExp> = {
  // No "peeling" in English, where it usually describes what skin does.
  en: new RegExp(`^(?:${EXFOLIANT})$`),
  fr: new RegExp(`^(?:${EXFOLIANT}|peelings?)$`),
  es: new RegExp(`^(?:${EXFOLIANT}|peelings?)$`),
};
const EXFOLIATING = new Set(["glycolic_acid", "salicylic_acid", "enzymes", "gluconolactone"]);
const inAll = (words: PerLanguage<string>): RegExp =>
  new RegExp(`^(?:${LANGUAGE_TAGS.map((tongue) => words[tongue]).join("|")})$`);
const USES = inAll(wishes.uses);
const MAY = inAll(wishes.may);
/** Words from "I use" to what is used. */
const NEAR_USE = 3;

/** In "I use retinol and want a cream" retinol is not asked for; in "can I use retinol" it is. */
function isUsed(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - NEAR_USE), at);
  const use = before.findLastIndex(({ text }) => USES.test(text));
  if (use < 0) return false;
  const place = at - before.length + use;
  return !tokens.slice(Math.max(0, place - 2), place).some(({ text }) => MAY.test(text));
}

/** Ingredients asked for by name, in order; a wish for "a scrub" stands for those that do it. */
export function ingredientsWanted(
  tokens: readonly Token[],
  negated: readonly boolean[],
  tongue: LanguageTag,
): readonly Ingredient[] {
  const wanted = findIngredients(tokens, tongue)
    .named.filter(
      ({ ingredient, start }) =>
        !ingredient.family.endsWith("_drug") && !negated[start] && !isUsed(tokens, start),
    )
    .map(({ ingredient }) => ingredient);
  const exfoliant = tokens.some((token, place) => PEELS[tongue].test(token.text) && !negated[place]);
  return exfoliant && wanted.length === 0 ? ALL_INGREDIENTS.filter(({ id }) => EXFOLIATING.has(id)) : wanted;
}
