import { type Language, languageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { mayAccompany, withCompanions } from "../../shelf/companions.ts";
import { rankProducts } from "../../shelf/rank.ts";
import { conflictBetween, conflictOfProducts } from "../../shelf/conflicts.ts";
import { EXFOLIANTS, factsOf } from "../../shelf/product-facts.ts";
import { hears, opensWith } from "../../knowledge/cues.ts";
import { fill, inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { personNotices } from "../../words/notices.ts";
import { ingredientName, roleOf } from "../../words/reasons.ts";
import type { Ingredient } from "../../shelf/inci.ts";
import { isAcidLeftOn } from "./evenings-apart.ts";
import { labelOn, labelLine } from "./label.ts";
import { answerUnsuitable, canTake } from "./unsuitable.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";

/** True of two that do not go on in one evening: each label alone would not say so. */
export function clash([first, second, ...more]: readonly Product[]): boolean {
  if (!first || !second || more.length > 0) return false;
  const [one, other] = [factsOf(first), factsOf(second)];
  if ([one, other].every(({ exfoliates, rinsedOff }) => exfoliates && !rinsedOff)) return true;
  const level = conflictOfProducts(one, other)?.level;
  const mild = [first, second].some(holdsMildAcid) && apart(first, second) !== undefined;
  return mild || level === "avoid" || level === "alternate";
}

const ENZYME = new Set(["enzyme"]);
const AT_NIGHT = new Set(["retinoid", "exfoliant"]);
const isOf = (product: Product, roles: ReadonlySet<string>): boolean =>
  roles.has(roleOf({ product, facts: factsOf(product) }));
const IN_THE_MORNING = new Set(["vitaminC", "sunscreen"]);

/** A gel with a mild acid is kept for the morning where an acid or a retinoid is used, as its label says. */
const holdsMildAcid = (product: Product): boolean =>
  factsOf(product).ids.has("gluconolactone") && !factsOf(product).rinsedOff && !isOf(product, AT_NIGHT);

/** One for the morning and one for the evening: they never meet. */
function apart(first: Product, second: Product): [Product, Product] | undefined {
  const byDay = (product: Product) => isOf(product, IN_THE_MORNING) || holdsMildAcid(product);
  if (byDay(first) && isOf(second, AT_NIGHT)) return [first, second];
  return byDay(second) && isOf(first, AT_NIGHT) ? [second, first] : undefined;
}

/** Kinds of actives that a label may have a sentence on. */
type Family = "acid" | "retinoid" | "vitaminC";

function familyOf(thing: Product | Ingredient): Family | undefined {
  const ids =
    "family" in thing ? `${thing.family} ${thing.id}` : roleOf({ product: thing, facts: factsOf(thing) });
  if (/retin/.test(ids)) return "retinoid";
  if (/ascorb|vitaminC/.test(ids)) return "vitaminC";
  return /aha|bha|pha|acid|exfoliant/.test(ids) ? "acid" : undefined;
}

/** The sentence of a label on combining that names the other thing's kind. */
function labelNaming(product: Product, other: Product | Ingredient, language: Language): string | undefined {
  const family = familyOf(other);
  const label = family && labelOn(product, "combine", language);
  const named = label && hears(`about_${family}`, phraseText(label), languageTag(language));
  return named ? label : undefined;
}

/** The shopper's own sunscreen over a product of ours: theirs may stay. */
export function answerOwnSunscreen(state: State): Said {
  const { understanding, dialogue, spoken, kept } = state;
  const hand = inHand(state);
  const isSun = (one: Product | undefined) => one !== undefined && factsOf(one).spf > 0;
  // "May I use it with sunscreen?" names the sunscreen, and is asked of what goes under it.
  const product = isSun(hand) ? [spoken, ...kept].find((one) => one !== undefined && !isSun(one)) : hand;
  if (!product) return answerCombine(state);
  if (!canTake(product, state)) return answerUnsuitable(product, state);
  const { language } = understanding;
  const text = isOf(product, AT_NIGHT) ? dialogue.combining.sunscreenLater : dialogue.combining.sunscreen;
  return { text: say(language, text, theName(product, language)), offers: [product] };
}

const WORST_FIRST = ["avoid", "alternate", "caution"];

/** What of the table a product meets: all of it where that is asked, of which the worst match is told; else the first. */
function besideOnTable(
  first: Product | undefined,
  { table, shown, ownedProducts, pointsAtAll, text, tongue }: State,
): Product | undefined {
  const [last = []] = shown;
  const side = first && last.includes(first) && last.length > 1 ? last : [];
  const inOrder = pointsAtAll ? [...side, ...ownedProducts] : [...ownedProducts, ...side];
  const others = [...inOrder, ...table, ...last].filter((product) => product !== first);
  const added =
    hears("to_all_that", text, tongue) ||
    hears("adds_verb", text, tongue) ||
    opensWith("and_with", text, tongue);
  if (!first || !added) return others[0];
  const level = (other: Product) => conflictOfProducts(factsOf(first), factsOf(other))?.level ?? "";
  const worst = WORST_FIRST.map((one) => others.find((other) => level(other) === one)).find(Boolean);
  return worst ?? others[0];
}

/** "I use Soft Ebb at night", told and not asked: what of all that stands it does not go with, the evening's first. */
function clashing({ asks, named, kept, text, tongue }: State): Product | undefined {
  const [first, ...more] = named;
  if (!first || more.length > 0 || asks || !hears("uses_it", text, tongue)) return undefined;
  const all = kept.filter((other) => other !== first && clash([first, other]));
  return all.find((other) => isOf(other, AT_NIGHT)) ?? all[0];
}

/** A plain cream and sun protection, which go with anything, and what the label asks beside it. */
function goesAround(first: Product, label: string | undefined, state: State): Said {
  const { understanding, dialogue, talk, copy, shelf } = state;
  const { language } = understanding;
  const ranked = rankProducts(withCompanions({ ...understanding, places: [] }), shelf).filter(
    ({ product, facts }) => product !== first && mayAccompany(facts) && facts.strong.size === 0,
  );
  const cream = ranked.find(({ product, facts }) => product.category === "Moisturizer" && facts.spf === 0);
  const sun = ranked.find(({ facts }) => facts.spf > 0);
  const beside = [cream, sun].flatMap((one) => (one ? [one.product] : []));
  const names = inWords(
    beside.map((product) => theName(product, language)),
    copy,
  );
  return {
    text: joined([
      names && say(language, dialogue.combining.around, theName(first, language), names),
      label && fill(talk.labelSays, label),
    ]),
    offers: [first, ...beside],
  };
}

/** Two products of ours: together, apart by the time of day or by the evening, or not at all. */
function ofTwo(first: Product, second: Product, state: State): Said {
  const { understanding, talk, dialogue } = state;
  const { language } = understanding;
  const level = conflictOfProducts(factsOf(first), factsOf(second))?.level ?? "fine";
  const known = level === "myth" ? "fine" : level;
  const acids = [first, second].filter((product) => isAcidLeftOn(product));
  // An enzyme is rinsed off, and all the same nothing for a day with an acid or a retinoid.
  const enzyme = [first, second].some((product) => isOf(product, ENZYME));
  const both = acids.length > 1 || (enzyme && [first, second].some((product) => isOf(product, AT_NIGHT)));
  // Azelaic acid is begun alone: its label asks for two weeks without another active.
  const tooMuch = both && acids.some((product) => factsOf(product).ids.has("azelaic_acid"));
  const told = tooMuch ? "avoid" : both ? "alternate" : known;
  const label = labelNaming(first, second, language) ?? labelNaming(second, first, language);
  const times = apart(first, second);
  if (times && known !== "avoid") {
    const [morning, evening] = times.map((product) => theName(product, language));
    return {
      text: say(language, dialogue.combining.byTime, morning ?? "", evening ?? ""),
      offers: [first, second],
    };
  }
  const waits = told === "alternate" && hears("waits_between", state.text, state.tongue);
  return {
    text: joined([
      say(
        language,
        waits ? dialogue.combining.notSameEvening : talk.pairs[told],
        theName(first, language),
        theName(second, language),
      ),
      label && fill(talk.labelSays, label),
    ]),
    offers: tooMuch ? [] : [first, second],
  };
}

/** A product of ours and an ingredient of the shopper's own. */
function ofIngredient(first: Product, ingredient: Ingredient, state: State): Said {
  const { understanding, talk, copy, dialogue } = state;
  const { language } = understanding;
  const names = [theName(first, language), ingredientName(ingredient, language)] as const;
  const facts = factsOf(first);
  // One retinoid is enough, whoever's it is.
  if (facts.retinoid && ingredient.family.startsWith("retinoid"))
    return { text: fill(copy.chat.duplicates, first.name, names[1]), offers: [] };
  const own = facts.actives.filter(({ presence }) => presence > 0.1);
  const levels = own.flatMap((active) => conflictBetween(active.ingredient.id, ingredient.id)?.level ?? []);
  const level = (["avoid", "alternate", "caution"] as const).find((one) => levels.includes(one)) ?? "fine";
  const label = labelNaming(first, ingredient, language);
  const quote = label && fill(talk.labelSays, label);
  // Azelaic acid counts as one beside what takes skin off: another evening.
  const azelaic = ingredient.id === "azelaic_acid" && isAcidLeftOn(first) && facts.exfoliates;
  const onAzelaic = EXFOLIANTS.has(ingredient.id) && facts.ids.has("azelaic_acid") && isAcidLeftOn(first);
  if (azelaic || onAzelaic)
    return { text: joined([say(language, talk.pairs.alternate, ...names), quote]), offers: [first] };
  // Two acids at once are one too many, whichever holds which.
  if (EXFOLIANTS.has(ingredient.id) && facts.exfoliates && !facts.rinsedOff) {
    const holds = facts.ids.has(ingredient.id);
    return {
      text: joined([
        holds && say(language, copy.chat.containsYes, ...names),
        say(language, talk.pairs.avoid, ...names),
        quote,
      ]),
      offers: [],
    };
  }
  const morning = familyOf(ingredient) === "vitaminC" && isOf(first, AT_NIGHT);
  if (morning && level !== "avoid")
    return { text: say(language, dialogue.combining.byTime, names[1], names[0]), offers: [first] };
  return {
    text: joined([
      say(language, talk.pairs[level], ...names),
      quote,
      ingredient.family === "retinoid_drug" && copy.notices.prescription,
    ]),
    offers: [first],
  };
}

/** "And with Night Current?", of several that are had: how it goes with each of them. */
function withEach(first: Product, state: State): Said | undefined {
  const { named, pointed, ownedProducts, ingredients, asks } = state;
  const had = [...ownedProducts].filter((product) => product !== first && canTake(product, state));
  const one = named.length === 1 || (named.length === 0 && pointed.length === 1);
  if (!asks || !one || had.length < 2 || ingredients.length > 0 || ownedProducts.has(first)) return undefined;
  const told = had.slice(0, MOST_PAIRS).map((other) => ofTwo(first, other, state));
  return {
    text: joined([...new Set(told.map(({ text }) => text))], "\n"),
    offers: [first, ...had],
  };
}

const MOST_PAIRS = 3;

/** Whether two products, or a product and an ingredient of the shopper's own, go together. */
export function answerCombine(state: State): Said {
  const { understanding, named, pointed, spoken, ingredients, talk, copy } = state;
  const { language } = understanding;
  const meant = [...new Set([...named, ...pointed])];
  const [first] = meant.length > 0 ? meant : spoken ? [spoken] : [];
  const medicine = state.own.person.facts.some(
    ({ kind, turn }) => kind === "medicine" && turn === state.turn,
  );
  // "May I use the vitamin C with it?": what the product holds is the product itself.
  const theirs = ingredients.filter(({ id }) => !(first && factsOf(first).ids.has(id)));
  const alone = theirs.length > 0 || medicine;
  const second = clashing(state) ?? meant[1] ?? (alone ? undefined : besideOnTable(first, state));
  if (first && !canTake(first, state)) return answerUnsuitable(first, state);
  if (second && !canTake(second, state)) return answerUnsuitable(second, state);
  const each = first && withEach(first, state);
  if (each) return each;
  if (first && second) return ofTwo(first, second, state);
  const [ingredient = first && factsOf(first).exfoliates ? ingredients[0] : undefined] = theirs;
  if (first && ingredient) return ofIngredient(first, ingredient, state);
  // "Is it ok with my cream from the doctor?"
  if (first && medicine)
    return {
      text: joined([
        say(language, talk.mayUse, theName(first, language)),
        ...personNotices(understanding, copy),
      ]),
      offers: [first],
    };
  const label = first && labelOn(first, "combine", language);
  if (first && hears("with_what", state.text, state.tongue)) return goesAround(first, label, state);
  if (first && label) return { text: labelLine(first, label, state.turn, state), offers: [first] };
  return { text: first ? fill(talk.notStated, first.name) : talk.layersGeneral, offers: [] };
}
