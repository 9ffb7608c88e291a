import { formatMoney } from "#app/i18n/format.ts";
import { type Language, languageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../choosing/aims.ts";
import { mayAccompany, withCompanions } from "../choosing/companions.ts";
import { rankProducts } from "../choosing/rank.ts";
import { conflictBetween, conflictOfProducts } from "../choosing/conflicts.ts";
import { strengthOf } from "../choosing/strength.ts";
import { EXFOLIANTS, factsOf } from "../choosing/product-facts.ts";
import { hears } from "../knowledge/cues.ts";
import { fill, inWords } from "../wording/copy.ts";
import { say, theName } from "../wording/names.ts";
import { personNotices } from "../wording/notices.ts";
import { ingredientName, roleOf, tellingNames } from "../wording/reasons.ts";
import type { Ingredient } from "../choosing/inci.ts";
import { sunFor } from "./between.ts";
import { isAcidLeftOn } from "./evenings-apart.ts";
import { concernWords } from "./heard.ts";
import { labelOn, labelLine } from "./label.ts";
import { answerUnsuitable, canTake } from "./unsuitable.ts";
import { pairOfKind } from "./of-kind.ts";
import { phraseText } from "./questions/phrases.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";

const isTinted = (product: Product): boolean => factsOf(product).ids.has("iron_oxides");

/** Two things side by side, and which one for this person; what may not be taken is said. */
export function answerCompare(state: State): Said {
  const { understanding, named, pointed, table, spoken, copy, talk } = state;
  const inSight = [...named, ...pointed, ...table, ...(spoken ? [spoken] : [])];
  const both = pairOfKind(state);
  const meant = [...new Set(both.length > 0 ? both : inSight)];
  const [first, second] = meant;
  if (!first || !second) return { text: copy.chat.compareWhich, offers: [] };
  const { language } = understanding;
  const unsuitable = [first, second].filter((product) => !canTake(product, state));
  const left = [first, second].filter((product) => !unsuitable.includes(product));
  const lines = [first, second].map((product) =>
    fill(
      copy.chat.compareLine,
      product.name,
      copy.categories[product.category],
      formatMoney(product.price),
      strongest(product, state, product === first ? second : first),
    ),
  );
  const [first1, second1] = left;
  const suns = first1 && second1 && left.every((product) => factsOf(product).spf > 0);
  const tinted = suns && hears("deep_skin", state.text, state.tongue) && left.find(isTinted);
  const sun = tinted || (suns ? sunFor([first1, second1], understanding) : undefined);
  const [best] = rankProducts(withAim(understanding), sun ? [sun] : left);
  // Whoever begins takes the milder of two.
  const begins = left.length > 1 && hears("beginner", state.text, state.tongue);
  const mild = begins ? left.toSorted((a, b) => strengthOf(a) - strengthOf(b))[0] : undefined;
  const warned = unsuitable.map((product) => answerUnsuitable(product, state, left.length === 0).text);
  const about = concernWords(understanding, copy);
  const pick = tinted
    ? say(language, state.dialogue.castPick, theName(tinted, language))
    : mild
      ? say(language, talk.change.milder, theName(mild, language))
      : unsuitable.length > 0 && best
        ? say(language, talk.mayUse, theName(best.product, language))
        : best && about
          ? say(language, copy.chat.comparePick, about, theName(best.product, language))
          : unsuitable.length > 0
            ? ""
            : copy.chat.compareEqual;
  const [cheap, dear] = first.price <= second.price ? [first, second] : [second, first];
  const cheaper =
    cheap.price < dear.price &&
    say(language, copy.chat.comparePrice, theName(cheap, language), formatMoney(dear.price - cheap.price));
  const scented = [first, second].filter((product) => factsOf(product).scented);
  const [smells] = scented;
  const scent =
    smells &&
    scented.length === 1 &&
    say(
      language,
      talk.scentDiffers,
      theName(smells, language),
      theName(smells === first ? second : first, language),
    );
  return { text: joined([...lines, joined([cheaper, scent]), ...warned, pick], "\n"), offers: left };
}

/** What makes a product what it is, from its own description. */
function strongest(product: Product, { understanding, copy }: State, other: Product): string {
  const sentence =
    labelOn(product, "strength", understanding.language) ??
    labelOn(product, "texture", understanding.language);
  const names = tellingNames(factsOf(product), understanding.language, factsOf(other)).slice(0, 3);
  const said = sentence?.replace(/[.!]$/, "");
  const namesOne = names.some((name) => said?.toLocaleLowerCase().includes(name.toLocaleLowerCase()));
  if (said && !namesOne && names.length > 0) return `${said} (${inWords(names, copy)})`;
  return said ?? fill(copy.chat.compareActives, inWords(names, copy));
}

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
  const { understanding, dialogue } = state;
  const product = inHand(state);
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
  if (!first || !hears("to_all_that", text, tongue)) return others[0];
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

/** Whether two products, or a product and an ingredient of the shopper's own, go together. */
export function answerCombine(state: State): Said {
  const { understanding, named, pointed, spoken, ingredients, talk, copy, dialogue } = state;
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
  if (first && second) {
    if (!canTake(second, state)) return answerUnsuitable(second, state);
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
    return {
      text: joined([
        say(
          language,
          told === "alternate" && hears("waits_between", state.text, state.tongue)
            ? dialogue.combining.notSameEvening
            : talk.pairs[told],
          theName(first, language),
          theName(second, language),
        ),
        label && fill(talk.labelSays, label),
      ]),
      offers: tooMuch ? [] : [first, second],
    };
  }
  // "The vitamin C, and azelaic acid?": with what the product does not hold.
  const [ingredient = first && factsOf(first).exfoliates ? ingredients[0] : undefined] = theirs;
  if (first && ingredient) {
    // One retinoid is enough, whoever's it is.
    if (factsOf(first).retinoid && ingredient.family.startsWith("retinoid"))
      return {
        text: fill(copy.chat.duplicates, first.name, ingredientName(ingredient, language)),
        offers: [],
      };
    const own = factsOf(first).actives.filter(({ presence }) => presence > 0.1);
    const levels = own.flatMap((active) => conflictBetween(active.ingredient.id, ingredient.id)?.level ?? []);
    const level = (["avoid", "alternate", "caution"] as const).find((one) => levels.includes(one)) ?? "fine";
    const label = labelNaming(first, ingredient, language);
    // Azelaic acid counts as one beside what takes skin off: another evening.
    const azelaic = ingredient.id === "azelaic_acid" && isAcidLeftOn(first) && factsOf(first).exfoliates;
    const onAzelaic =
      EXFOLIANTS.has(ingredient.id) && factsOf(first).ids.has("azelaic_acid") && isAcidLeftOn(first);
    if (azelaic || onAzelaic)
      return {
        text: joined([
          say(language, talk.pairs.alternate, theName(first, language), ingredientName(ingredient, language)),
          label && fill(talk.labelSays, label),
        ]),
        offers: [first],
      };
    // Two acids at once are one too many, whichever holds which.
    if (EXFOLIANTS.has(ingredient.id) && factsOf(first).exfoliates && !factsOf(first).rinsedOff) {
      const names = [theName(first, language), ingredientName(ingredient, language)] as const;
      const holds = factsOf(first).ids.has(ingredient.id);
      return {
        text: joined([
          holds && say(language, copy.chat.containsYes, ...names),
          say(language, talk.pairs.avoid, ...names),
          label && fill(talk.labelSays, label),
        ]),
        offers: [],
      };
    }
    const morning = familyOf(ingredient) === "vitaminC" && isOf(first, AT_NIGHT);
    if (morning && level !== "avoid")
      return {
        text: say(
          language,
          dialogue.combining.byTime,
          ingredientName(ingredient, language),
          theName(first, language),
        ),
        offers: [first],
      };
    return {
      text: joined([
        say(language, talk.pairs[level], theName(first, language), ingredientName(ingredient, language)),
        label && fill(talk.labelSays, label),
        ingredient.family === "retinoid_drug" && copy.notices.prescription,
      ]),
      offers: [first],
    };
  }
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
