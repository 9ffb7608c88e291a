import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../choosing/aims.ts";
import { chooseProducts, rankProducts } from "../choosing/choose.ts";
import { conflictBetween } from "../choosing/conflicts.ts";
import type { Ingredient } from "../choosing/inci.ts";
import { factsOf } from "../choosing/product-facts.ts";
import knowledge from "../knowledge/concerns.json" with { type: "json" };
import { has } from "../person/fact.ts";
import { CONCERNS, type ConcernId, type Understanding } from "../understanding/understanding.ts";
import { capitalized, type Copy, fill, inWords, priceText } from "../wording/copy.ts";
import { personNotices } from "../wording/notices.ts";
import { ingredientName, wordReasons } from "../wording/reasons.ts";
import { buildRoutine, type RoutineStep } from "./routine.ts";

const PICKS_IN_CHAT = 3;
const PREPARED = new Set(["retinoid_drug", "blemish_drug", "depigmenting_drug"]);
const NO_CARE = new Set(["uv_filter_mineral", "uv_filter_organic"]);

/** "dry skin and fine lines": the first two concerns in words. */
export function concernWords(understanding: Understanding, copy: Copy): string {
  return inWords(
    understanding.concerns.slice(0, 2).map(({ id }) => copy.concerns[id].about),
    copy,
  );
}

function weeksFor(understanding: Understanding): string | undefined {
  const lead = understanding.concerns[0]?.id;
  const weeks = knowledge.concerns.find((concern) => concern.id === lead)?.rule.weeks_to_visible_change;
  return weeks && /^\d+(-\d+)?$/.test(weeks) ? weeks.replace("-", "–") : undefined;
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
  return nearest && fill(copy.chat.overBudget, nearest.product.name, priceText(nearest.product.price));
}

/** Products for a concern, each with its reason, then one question or what to mind. */
export function answerConcern(
  understanding: Understanding,
  catalogue: readonly Product[],
  copy: Copy,
): string {
  const picked = chooseProducts(understanding, catalogue).slice(0, PICKS_IN_CHAT);
  if (picked.length === 0)
    return [
      overBudget(understanding, catalogue, copy) ?? copy.notices.nothingFits,
      ...personNotices(understanding, copy),
    ].join(" ");
  // The line before each reason names the price already.
  const priced = { ...understanding, modifiers: understanding.modifiers.filter((one) => one !== "budget") };
  const reasons = wordReasons(picked, withAim(priced), understanding.language);
  const lines = picked.map(({ product }, place) =>
    fill(copy.chat.pickLine, product.name, priceText(product.price), reasons[place] ?? ""),
  );
  const weeks = weeksFor(understanding);
  const mind = [
    ...(understanding.wish === "gift" ? [copy.notices.gift] : []),
    ...personNotices(understanding, copy),
  ];
  const closing = [
    ...mind,
    ...(weeks && mind.length === 0 ? [fill(copy.chat.weeks, weeks)] : []),
    questionAfter(understanding, copy),
  ];
  const heading =
    understanding.concerns.length > 0
      ? fill(copy.chat.picks, concernWords(understanding, copy))
      : copy.chat.picksAny;
  return [heading, ...lines, closing.join(" ")].join("\n");
}

/** How long until a change can be judged, by what is known about the concern. */
export function answerWeeks(understanding: Understanding, copy: Copy): string {
  const weeks = weeksFor(understanding);
  return weeks ? fill(copy.chat.weeks, weeks) : copy.notices.persistent;
}

/** The one question that would improve the choice most. */
function questionAfter(understanding: Understanding, copy: Copy): string {
  if (understanding.wish === "gift") return "";
  if (understanding.skinTypes.length === 0) return copy.chat.askType;
  return understanding.modifiers.length === 0 ? copy.chat.askAfter : copy.chat.offerRoutine;
}

/** When nothing is clear: between two guesses, or an open question. */
export function answerUnclear(understanding: Understanding, copy: Copy): string {
  const [first, second] = understanding.maybe;
  if (first && second)
    return fill(copy.chat.askBetween, copy.concerns[first.id].about, copy.concerns[second.id].about);
  return copy.chat.askConcern;
}

function frequency({ role }: RoutineStep, copy: Copy): string {
  if (role === "retinoid") return ` (${copy.chat.twiceWeekly})`;
  return role === "exfoliant" ? ` (${copy.chat.onceWeekly})` : "";
}

function stepLines(steps: readonly RoutineStep[], copy: Copy): string[] {
  return steps.map((one, place) => fill(copy.chat.step, place + 1, one.product.name, frequency(one, copy)));
}

/** A morning and an evening, in order, with how often. */
export function answerRoutine(
  understanding: Understanding,
  catalogue: readonly Product[],
  copy: Copy,
): string {
  const routine = buildRoutine(understanding, catalogue);
  if (routine.morning.length === 0) return copy.chat.none;
  const heading =
    understanding.concerns.length > 0
      ? fill(copy.chat.routine, concernWords(understanding, copy))
      : copy.chat.routineAny;
  return [
    heading,
    copy.chat.morning,
    ...stepLines(routine.morning, copy),
    copy.chat.evening,
    ...stepLines(routine.evening, copy),
    [copy.chat.routineEnd, ...personNotices(understanding, copy)].join(" "),
  ].join("\n");
}

const isConcern = (id: string): id is ConcernId => CONCERNS.some((known) => known === id);

/** What an ingredient is used for, strongest evidence first, in cosmetic words. */
export function effectsOf(ingredient: Ingredient, copy: Copy): string[] {
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

function productsWith(ingredient: Ingredient, catalogue: readonly Product[]): Product[] {
  return catalogue
    .filter((product) => product.stock > 0)
    .map((product) => ({
      product,
      active: factsOf(product).actives.find((one) => one.ingredient.id === ingredient.id),
    }))
    .filter(({ active }) => active !== undefined && active.presence > 0.1)
    .sort((a, b) => (b.active?.presence ?? 0) - (a.active?.presence ?? 0))
    .slice(0, PICKS_IN_CHAT)
    .map(({ product }) => product);
}

const STRONG_FAMILIES = new Set(["retinoid", "aha", "bha", "dicarboxylic_acid", "retinol_alternative"]);

/** What to leave for later, and what may do something alike meanwhile. */
function notWhilePregnant(
  ingredient: Ingredient,
  name: string,
  understanding: Understanding,
  catalogue: readonly Product[],
  copy: Copy,
): string {
  const concerns = ingredient.concerns
    .map(({ concern }) => concern)
    .filter((id) => isConcern(id))
    .slice(0, 3)
    .map((id) => ({ id, strength: 1, because: [] }));
  const others = rankProducts({ ...understanding, concerns }, catalogue)
    .slice(0, 2)
    .map(({ product }) => product.name);
  return [
    fill(copy.chat.notPregnant, name),
    ...(others.length > 0 ? [fill(copy.chat.instead, inWords(others, copy))] : []),
    ...personNotices(understanding, copy),
  ].join(" ");
}

/** What an ingredient does, when, for whom not, and where to find it here. */
export function answerIngredient(
  ingredient: Ingredient,
  understanding: Understanding,
  catalogue: readonly Product[],
  copy: Copy,
): string {
  if (PREPARED.has(ingredient.family)) return copy.chat.medicine;
  const name = capitalized(ingredientName(ingredient, understanding.language));
  const effects = effectsOf(ingredient, copy);
  const young = (["child", "teen"] as const).find((one) => understanding.modifiers.includes(one));
  if (young && STRONG_FAMILIES.has(ingredient.family))
    return fill(copy.chat.notForYou, name, copy.exclusions[young]);
  if (understanding.modifiers.includes("pregnant") && ingredient.pregnancy === "avoid")
    return notWhilePregnant(ingredient, name, understanding, catalogue, copy);
  const products = productsWith(ingredient, catalogue).map((product) => product.name);
  const time = (["AM", "PM", "both"] as const).find((known) => known === ingredient.time_of_day) ?? "both";
  const pregnancy =
    (["ok", "limit", "ask", "avoid"] as const).find((known) => known === ingredient.pregnancy) ?? "ask";
  const sayPregnancy = pregnancy !== "ok" || understanding.modifiers.includes("pregnant");
  return [
    effects.length > 0
      ? fill(copy.chat.ingredient, name, effects.join(` ${copy.andTo} `))
      : fill(copy.chat.ingredientNoBenefit, name),
    effects.length > 0 && copy.chat.ingredientUse[time],
    ingredient.irritation >= 2 && effects.length > 0 && copy.chat.ingredientHard,
    sayPregnancy && copy.chat.ingredientPregnancy[pregnancy],
    ingredient.daily_spf_required && copy.chat.ingredientSun,
    products.length > 0
      ? fill(copy.chat.ingredientProducts, inWords(products, copy))
      : copy.chat.ingredientNoProducts,
  ]
    .filter((part) => typeof part === "string")
    .join(" ");
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
