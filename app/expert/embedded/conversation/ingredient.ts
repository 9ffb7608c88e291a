import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { chooseProducts } from "../../shelf/choose.ts";
import { rankProducts } from "../../shelf/rank.ts";
import { conflictBetween } from "../../shelf/conflicts.ts";
import type { Ingredient } from "../../shelf/inci.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import knowledge from "../../knowledge/concerns.json" with { type: "json" };
import { has } from "../../reading/person/fact.ts";
import { CONCERNS, type ConcernId, type Understanding } from "../../reading/understanding.ts";
import { capitalized, type Copy, fill, inWords } from "../../words/copy.ts";
import { personNotices } from "../../words/notices.ts";
import { ingredientName } from "../../words/reasons.ts";
import { say, theName } from "../../words/names.ts";
import { type ExclusionReason, mayUseIngredient } from "../../shelf/may-be-named.ts";
import { verdictFor } from "../../shelf/verdict.ts";
import { aside } from "./ingredients-lately.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { answerUnsuitable } from "./unsuitable.ts";

const MOST_NAMED = 3;
export const PREPARED = new Set(["retinoid_drug", "blemish_drug", "depigmenting_drug"]);
const NO_CARE = new Set(["uv_filter_mineral", "uv_filter_organic"]);

/** Weeks until a change of the first concern shows, as the knowledge base has it. */
export function weeksFor(understanding: Understanding): string | undefined {
  const lead = understanding.concerns[0]?.id;
  const weeks = knowledge.concerns.find((concern) => concern.id === lead)?.rule.weeks_to_visible_change;
  return weeks?.match(/^\d+(-\d+)?/)?.[0].replace("-", "–");
}

/** When only the price stands in the way: what comes nearest. */
export function overBudget(
  understanding: Understanding,
  catalogue: readonly Product[],
  copy: Copy,
): string | undefined {
  if (!has(understanding.person, "budget")) return undefined;
  const facts = understanding.person.facts.filter(({ kind }) => kind !== "budget");
  const freely = { ...understanding, person: { ...understanding.person, facts } };
  const [nearest] = chooseProducts(freely, catalogue).sort((a, b) => a.product.price - b.product.price);
  return nearest && fill(copy.chat.overBudget, nearest.product.name, formatMoney(nearest.product.price));
}

const isConcern = (id: string): id is ConcernId => CONCERNS.some((known) => known === id);

/** What an ingredient is used for, strongest evidence first, in cosmetic words. */
function effectsOf(ingredient: Ingredient, copy: Copy): string[] {
  const ids = [...ingredient.concerns]
    .sort((a, b) => a.grade.localeCompare(b.grade))
    .map(({ concern }) => concern)
    .filter((id) => isConcern(id))
    .filter((id) => id !== "photoprotection" || NO_CARE.has(ingredient.family));
  const effects = [...new Set(ids.map((id) => copy.concerns[id].effect))];
  // "Even the look of this and even the look of that" is one thing said twice.
  const verb = (effect: string) => effect.split(" ")[0];
  return effects
    .filter((effect, at) => effects.findIndex((one) => verb(one) === verb(effect)) === at)
    .slice(0, 2);
}

/** Where the shopper finds it, as far as the product itself is for this person. */
export function productsWith(ingredient: Ingredient, { request, understanding }: State): Product[] {
  return request.catalogue
    .filter((product) => verdictFor(product, understanding, { concerns: [], places: [] }).ok)
    .map((product) => ({
      product,
      active: factsOf(product).actives.find((one) => one.ingredient.id === ingredient.id),
    }))
    .filter(({ active }) => active !== undefined && active.presence > 0.1)
    .sort(
      (a, b) => aside(a.product) - aside(b.product) || (b.active?.presence ?? 0) - (a.active?.presence ?? 0),
    )
    .slice(0, MOST_NAMED)
    .map(({ product }) => product);
}

/** "No retinol: it is too strong for skin under eighteen." */
function noIngredient(
  ingredient: Ingredient,
  reason: ExclusionReason,
  { understanding, talk }: State,
): string {
  const { language } = understanding;
  const name = ingredientName(ingredient, language);
  const own = reason === "allergy" || reason === "avoidance";
  return say(language, talk.notThis, name, own ? talk.leftOut : fill(talk.notFor[reason], name));
}

const YOUNG = new Set<ExclusionReason>(["child", "teen"]);

/** What was asked for by name and is nothing for somebody so young, said aloud before anything else is named. */
export function notForYoung(state: State): string {
  const { ingredients, understanding } = state;
  return ingredients
    .flatMap((ingredient) => {
      const verdict = mayUseIngredient(ingredient, understanding.person);
      return !verdict.ok && YOUNG.has(verdict.reason) ? noIngredient(ingredient, verdict.reason, state) : [];
    })
    .join(" ");
}

/** Instead of an ingredient that is nothing for this person: what may do something alike. */
function notForPerson(ingredient: Ingredient, reason: ExclusionReason, state: State): Said {
  const { understanding, request, copy, talk } = state;
  const { language } = understanding;
  const concerns = ingredient.concerns
    .map(({ concern }) => concern)
    .filter((id) => isConcern(id))
    .slice(0, 3)
    .map((id) => ({ id, strength: 1, because: [] }));
  const others = rankProducts({ ...understanding, concerns, places: [] }, request.catalogue)
    .slice(0, 2)
    .map(({ product }) => product);
  const names = others.map((product) => theName(product, language));
  const instead = talk.instead[0] ?? "";
  return {
    text: joined([
      noIngredient(ingredient, reason, state),
      names.length > 0 && say(language, instead, inWords(names, copy)),
      ...personNotices(understanding, copy),
    ]),
    offers: others,
  };
}

const ADULT = 18 * 12;
const isYoung = ({ person }: Understanding): boolean =>
  person.facts.some((fact) => fact.kind === "age" && fact.months < ADULT);

/** What an ingredient does, how good the proof is, when, for whom not, and where to find it here. */
export function answerIngredient(ingredient: Ingredient, state: State): Said {
  const { understanding, copy, talk, heard, request, dialogue } = state;
  const { language } = understanding;
  if (PREPARED.has(ingredient.family)) return { text: copy.chat.medicine, offers: [] };
  const verdict = mayUseIngredient(ingredient, understanding.person);
  if (!verdict.ok) return notForPerson(ingredient, verdict.reason, state);
  const name = capitalized(ingredientName(ingredient, language));
  const effects = effectsOf(ingredient, copy);
  const products = productsWith(ingredient, state);
  const time = (["AM", "PM", "both"] as const).find((known) => known === ingredient.time_of_day) ?? "both";
  const pregnancy =
    (["ok", "limit", "ask", "avoid"] as const).find((known) => known === ingredient.pregnancy) ?? "ask";
  const asked = heard.some(({ id }) => id === "pregnancy") || understanding.modifiers.includes("pregnant");
  const best = [...ingredient.concerns].map(({ grade }) => grade).sort()[0];
  const grade = (["A", "B", "C", "D"] as const).find((one) => one === best);
  const names = products.map((product) => theName(product, language));
  // What is there and not for this person is no reason to call it missing.
  const there = request.catalogue.find(
    (product) =>
      product.stock > 0 && factsOf(product).actives.some((one) => one.ingredient.id === ingredient.id),
  );
  const refused = products.length === 0 && there ? answerUnsuitable(there, state) : undefined;
  return {
    text: joined([
      asked && copy.chat.ingredientPregnancy[pregnancy],
      isYoung(understanding) && state.asks && !asked && dialogue.ingredients.atAge,
      effects.length > 0
        ? fill(copy.chat.ingredient, name, effects.join(` ${copy.andTo} `))
        : fill(copy.chat.ingredientNoBenefit, name),
      effects.length > 0 && grade && talk.evidenceOfIt[grade],
      effects.length > 0 && copy.chat.ingredientUse[time],
      ingredient.irritation >= 2 && effects.length > 0 && copy.chat.ingredientHard,
      !asked && pregnancy !== "ok" && copy.chat.ingredientPregnancy[pregnancy],
      ingredient.daily_spf_required && copy.chat.ingredientSun,
      names.length > 0
        ? say(language, copy.chat.ingredientProducts, inWords(names, copy))
        : (refused?.text ?? copy.chat.ingredientNoProducts),
    ]),
    offers: refused?.offers ?? products,
  };
}

/** Whether two ingredients may be used together, from both sides of the knowledge base. */
export function answerTogether(
  first: Ingredient,
  second: Ingredient,
  understanding: Understanding,
  copy: Copy,
): string {
  const level = conflictBetween(first.id, second.id)?.level ?? "fine";
  const names = [
    capitalized(ingredientName(first, understanding.language)),
    ingredientName(second, understanding.language),
  ] as const;
  const pregnant =
    understanding.modifiers.includes("pregnant") &&
    [first, second].some(({ pregnancy }) => pregnancy === "avoid");
  const drug = [first, second].some(({ family }) => PREPARED.has(family));
  return [
    first.family === second.family && level === "avoid"
      ? fill(copy.chat.duplicates, ...names)
      : fill(copy.chat.together[level], ...names),
    drug && copy.notices.prescription,
    pregnant && copy.chat.ingredientPregnancy.avoid,
    [first, second].some((one) => one.daily_spf_required) && copy.chat.ingredientSun,
  ]
    .filter((part) => typeof part === "string")
    .join(" ");
}
