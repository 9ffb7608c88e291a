import { isAllergic, latest, type Relation } from "../reading/person/fact.ts";
import { copyFor } from "./words.ts";
import { type Language, languageTag } from "#app/i18n/language.ts";
import { asksCheap } from "../shelf/asked-shelf.ts";
import type { Ingredient } from "../shelf/inci.ts";
import { allergensAreChecked } from "../shelf/unchecked.ts";
import type { ProductFacts } from "../shelf/product-facts.ts";
import { AGEING, OF_TONE } from "../shelf/purposes.ts";
import type { Match, Scored } from "../shelf/score.ts";
import { type ConcernId, CONCERNS, type Understanding } from "../reading/understanding.ts";
import { alsoServed } from "./also-for.ts";
import { roleOf, type Role } from "../shelf/role.ts";
import { say, theName } from "./names.ts";
import { type Copy, fill, inWords, type ReasonParts } from "./copy.ts";

const MOST_ACTIVES = 3;
const ACRONYMS = new Set(["AHA", "BHA", "PHA", "LHA", "NMF", "PGA"]);
/** Where the first name in the knowledge base is a trade word. */
const PLAIN_NAMES: Record<string, Record<Language, string>> = {
  enzymes: { en: "an enzyme of papaya", fr: "enzyme de papaye", sp: "enzima de papaya" },
  azeloyl_diglycinate: {
    en: "azeloyl diglycinate",
    fr: "diglycinate d’azéloyle",
    sp: "diglicinato de azeloilo",
  },
  lha: {
    en: "capryloyl salicylic acid",
    fr: "acide capryloyl salicylique",
    sp: "ácido capriloil salicílico",
  },
};

/** An ingredient's everyday name in a language: the knowledge base's first. */
export function ingredientName(ingredient: Ingredient, language: Language): string {
  const plain = PLAIN_NAMES[ingredient.id]?.[language];
  if (plain) return plain;
  const names = ingredient.names[languageTag(language)];
  return names.find((name) => !ACRONYMS.has(name)) ?? names[0] ?? ingredient.inci[0] ?? ingredient.id;
}

const FILTERS = new Set([
  "zinc_oxide",
  "titanium_dioxide",
  "sunscreen_organic",
  "avobenzone",
  "octocrylene",
  "iron_oxides",
]);

/**
 * The concern a product is recommended for, never one it does nothing for: next to a sunscreen, a cream comforts but
 * does not protect.
 */
function leadConcern({ lead, byConcern }: Scored, { concerns }: Understanding): ConcernId {
  if (lead) return lead;
  const served = concerns.find(({ id }) => (byConcern.get(id) ?? 0) >= SERVES);
  return served?.id ?? "dehydration";
}

/** Points below which a reason would claim too much. */
const SERVES = 0.35;

/** In nearly every product, so a reason names them last. */
const HUMBLE = new Set(["glycerin", "dimethicone", "tocopherol", "squalane"]);

/** What sets a product apart: the rarer things in it, and not those that its neighbour holds too. */
export function tellingNames(
  { actives }: ProductFacts,
  language: Language,
  neighbour?: ProductFacts,
): string[] {
  const rank = ({ family }: Ingredient) => (TELLING.has(family) ? 0 : 1);
  return actives
    .filter(({ ingredient, presence }) => presence >= 0.3 && !HUMBLE.has(ingredient.id))
    .map(({ ingredient }) => ingredient)
    .filter(({ id, concerns }) => !neighbour?.ids.has(id) && concerns.length > 0)
    .toSorted((a, b) => rank(a) - rank(b))
    .map((ingredient) => ingredientName(ingredient, language));
}

const TELLING = new Set([
  "retinoid",
  "retinol_alternative",
  "peptide",
  "vitamin_c",
  "aha",
  "bha",
  "dicarboxylic_acid",
  "plasmin_inhibitor",
  "enzyme_exfoliant",
  "antifungal_cosmetic",
  "vasoactive",
  "uv_filter_mineral",
  "pigment",
  "anti_ageing",
  "barrier_lipid",
]);

function leadingActives({ facts, matches }: Scored, concern: ConcernId): Ingredient[] {
  if (facts.spf > 0)
    return facts.actives.map((active) => active.ingredient).filter((item) => FILTERS.has(item.id));
  const own = matches.filter((match: Match) => match.concern === concern).map((match) => match.ingredient);
  const found =
    own.length > 0
      ? own
      : facts.actives.filter(({ presence }) => presence > 0.5).map((one) => one.ingredient);
  return found.toSorted((a, b) => Number(HUMBLE.has(a.id)) - Number(HUMBLE.has(b.id)));
}

/** Of a product that was asked for by what it holds, that ingredient and what it is for. */
function askedFor(
  { facts, matches }: Scored,
  { wanted }: Understanding,
): Pick<Match, "concern" | "ingredient"> | undefined {
  if (facts.spf > 0) return undefined;
  const told = matches.find(({ ingredient }) => wanted.includes(ingredient.id));
  const held = facts.actives.find(
    ({ ingredient }) => wanted.includes(ingredient.id) && TELLING.has(ingredient.family),
  )?.ingredient;
  const [best] = (held?.concerns ?? []).toSorted((a, b) =>
    a.grade < b.grade ? -1 : Number(a.grade > b.grade),
  );
  const ofItself = CONCERNS.find((id) => id === best?.concern);
  return told ?? (held && ofItself && { concern: ofItself, ingredient: held });
}

const concernOf = (scored: Scored, understanding: Understanding): ConcernId =>
  askedFor(scored, understanding)?.concern ?? leadConcern(scored, understanding);

function partsOf(scored: Scored, understanding: Understanding, copy: Copy, language: Language): ReasonParts {
  const concern = concernOf(scored, understanding);
  const first = askedFor(scored, understanding)?.ingredient;
  const names = leadingActives(scored, concern)
    .toSorted((a, b) => Number(b === first) - Number(a === first))
    .slice(0, MOST_ACTIVES)
    .map((item) => ingredientName(item, language));
  return {
    actives: inWords([...new Set(names)], copy),
    several: names.length > 1 || /s$/.test(names[0] ?? ""),
    effect: copy.concerns[concern].effect,
    about: copy.concerns[concern].about,
    spf: scored.facts.spf,
  };
}

function templatesFor(facts: ProductFacts, copy: Copy): Copy["reasons"] {
  if (facts.spf > 0) return copy.sunscreens;
  return facts.rinsedOff ? copy.cleansers : copy.reasons;
}

/** The one thing about this product that matters to this person, if there is one not said yet. */
function noteFor(
  { facts }: Scored,
  understanding: Understanding,
  picked: readonly Scored[],
  copy: Copy,
  said: Set<string>,
): string {
  const { notes } = copy;
  const has = (modifier: Understanding["modifiers"][number]) => understanding.modifiers.includes(modifier);
  const about = (ids: ReadonlySet<ConcernId>) => understanding.concerns.some(({ id }) => ids.has(id));
  const fitting = [
    has("pregnant") && notes.pregnancy,
    has("breastfeeding") && notes.breastfeeding,
    allergensAreChecked(understanding.person) &&
      (isAllergic(understanding.person) ? notes.withoutAllergens : notes.withoutRefused),
    has("on_retinoid_rx") && !facts.ids.has("azelaic_acid") && notes.gentleWithPrescription,
    (has("deep_skin") || understanding.wanted.includes("iron_oxides")) &&
      facts.spf > 0 &&
      facts.ids.has("iron_oxides") &&
      notes.tinted,
    facts.spf > 0 && about(OF_TONE) && notes.deepens,
    facts.spf > 0 && about(AGEING) && !picked.some(smoothsLines) && notes.ages,
    (has("vegan_fragrance_free") || has("child")) && !facts.scented && notes.unscented,
    understanding.skinTypes.includes("oily") && !facts.rich && !facts.rinsedOff && notes.light,
  ].filter((note) => typeof note === "string");
  const fresh = fitting.find((note) => !said.has(note));
  if (fresh) said.add(fresh);
  return fresh ?? "";
}

const smoothsLines = ({ facts, byConcern }: Scored): boolean =>
  facts.spf === 0 && [...AGEING].some((id) => (byConcern.get(id) ?? 0) >= SERVES);

/** Whether a product makes skin more sensitive to the sun. */
const wantsShade = ({ strong, rinsedOff, area }: ProductFacts): boolean =>
  strong.size > 0 && !rinsedOff && area === "face";

const peels = ({ exfoliates, rinsedOff }: ProductFacts): boolean => exfoliates && !rinsedOff;

/** Years from which nobody is asked whether they expect. */
const NO_LONGER = 52 * 12;

/** What a retinoid's label says, to whoever may expect and was not asked. */
function expectingNote({ facts }: Scored, { person, modifiers }: Understanding, { notes }: Copy): string {
  const grown = (latest(person, "age")?.months ?? 0) >= NO_LONGER;
  const man = MEN.has(person.relation) || modifiers.includes("male_shaving");
  return facts.retinoid && !grown && !man ? notes.expecting : "";
}

const MEN = new Set<Relation>(["husband", "boyfriend", "father", "grandfather", "brother", "son", "nephew"]);

/** Why this one rather than its neighbour, or its downside; one of them, said once in an answer. */
function contrastFor(
  { product, facts }: Scored,
  picked: readonly Scored[],
  copy: Copy,
  understanding: Understanding,
  said: Set<string>,
): string {
  const { notes } = copy;
  const { language, skinTypes, scentWished } = understanding;
  const wantsLight = skinTypes.includes("oily") || skinTypes.includes("combination");
  const others = picked.filter((other) => other.product !== product);
  const twin = others.find((other) => other.product.category === product.category && other.facts.spf === 0);
  const prices = others.map((other) => other.product.price);
  const strong = facts.strong.size > 0 && !facts.rinsedOff;
  const peel = peels(facts) ? others.find((other) => peels(other.facts)) : undefined;
  const asking = facts.spf > 0 ? others.find(({ facts: other }) => wantsShade(other)) : undefined;
  const fitting = [
    asking && say(language, notes.sunFor, theName(asking.product, language)),
    peel && say(language, notes.notSameEvening, theName(peel.product, language)),
    strong && notes.strong,
    facts.scented && (scentWished ? notes.scentedAsWished : notes.scented),
    asksCheap(understanding) && product.price <= Math.min(product.price, ...prices) && notes.cheapest,
    twin &&
      !strong &&
      twin.facts.strong.size > 0 &&
      say(language, notes.gentler, theName(twin.product, language)),
    twin &&
      wantsLight &&
      !facts.rich &&
      twin.facts.rich &&
      say(language, notes.lighter, theName(twin.product, language)),
  ].filter((note) => typeof note === "string");
  const fresh = fitting.find((note) => !said.has(note));
  if (fresh) said.add(fresh);
  return fresh ?? "";
}

/** The first way of saying it that stands in this answer not yet, beginning where the product and the concern lead. */
function templateFor(
  scored: Scored,
  understanding: Understanding,
  copy: Copy,
  used: Set<unknown>,
  fits: (template: Copy["reasons"][number]) => boolean,
): Copy["reasons"][number] | undefined {
  const templates = templatesFor(scored.facts, copy).filter(fits);
  const letters = `${scored.product.id}${understanding.concerns.map(({ id }) => id).join("")}${understanding.skinTypes.join("")}`;
  const start = [...letters].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const turned = templates.map((_, place) => templates[(start + place) % templates.length]);
  const template = turned.find((one) => !used.has(one)) ?? turned[0];
  used.add(template);
  return template;
}

/** How it is used for what it is wanted for, and beside what else is picked. */
function useOf(scored: Scored, understanding: Understanding, picked: readonly Scored[]): Role {
  const { facts, product } = scored;
  const shaves = leadConcern(scored, understanding) === "razor_bumps" && facts.forShaving;
  if (product.category === "Serum" && facts.rich) return "oil";
  if (product.category === "Serum" && facts.ids.has("azelaic_acid")) return "azelaic";
  if (facts.ids.has("glycolic_acid") && roleOf(scored) === "exfoliant") return "peel";
  const beside = picked.some(({ facts: other }) => wantsShade(other));
  if (facts.ids.has("gluconolactone") && product.category === "Moisturizer" && beside) return "morningCream";
  return shaves && facts.exfoliates && !facts.rinsedOff ? "shaving" : roleOf(scored);
}

/**
 * One reason per product, in order; each from that product's own list, no two worded alike. `untold`: what it is for was
 * assumed.
 */
export function wordReasons(
  picked: readonly Scored[],
  understanding: Understanding,
  language: Language,
  untold = false,
): string[] {
  const copy = copyFor(language);
  const said = new Set<string>();
  const used = new Set<unknown>();
  const ledBy = picked.map((scored) => concernOf(scored, understanding));
  const alsoFor = alsoServed(picked, ledBy, understanding.concerns);
  return picked.map((scored) => {
    const parts = partsOf(scored, understanding, copy, language);
    // Nobody said that their skin is dry: what a thing does is said, and not whom it is for.
    const fits = (one: Copy["reasons"][number]) => !untold || !one(parts).includes(parts.about);
    const sentence = templateFor(scored, understanding, copy, used, fits)?.(parts) ?? "";
    const use = copy.use[useOf(scored, understanding, picked)];
    const also = alsoFor.get(scored);
    const more = also ? fill(copy.notes.alsoFor, copy.concerns[also].about) : "";
    const note = noteFor(scored, understanding, picked, copy, said);
    const expecting = expectingNote(scored, understanding, copy);
    const contrast = contrastFor(scored, picked, copy, { ...understanding, language }, said);
    const useOnce = said.has(use) ? "" : use;
    said.add(use);
    return [sentence, more, note, contrast, expecting, useOnce].filter((part) => part !== "").join(" ");
  });
}
