import type { Product } from "#app/features/catalogue/product.ts";
import type { Language } from "#app/i18n/language.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears, isOnly } from "../../knowledge/cues.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { personNotices } from "../../words/notices.ts";
import { roleOf } from "../../words/reasons.ts";
import { outText } from "./change.ts";
import { eveningsApart } from "./evenings-apart.ts";
import { labelLine, labelOn } from "./label.ts";
import { layerOf } from "./steps.ts";
import { isShort } from "./plausible.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { answerRoutine, routineProducts } from "./routine-answers.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { isForSomeEvenings } from "./some-evenings.ts";
import { besideHad, hadOfOurs, sunscreenFor } from "./times.ts";
import { canTake } from "./unsuitable.ts";

/** The evenings of a week, Monday first, for so many strong things: never two in a row. */
const EVENINGS: readonly (readonly number[])[] = [[], [1, 4], [0, 3], [0, 2, 5], [0, 2, 4, 6]];

/** 1 January 2024 was a Monday. */
const dayName = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(language === "sp" ? "es" : language, { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, 1 + day),
  );

/** A mild acid in a cream: kept for the morning where the evening holds a strong one. */
const isMildAcid = (product: Product): boolean =>
  factsOf(product).ids.has("gluconolactone") && !isForSomeEvenings(product);

const inOrder = (products: readonly Product[]): readonly Product[] =>
  [...new Set(products)].toSorted((a, b) => layerOf(a) - layerOf(b));

/** "Plan me the week": of what is had and stands. */
export const asksWeek = (state: State): boolean =>
  state.request.type === "advice" &&
  state.own.redFlags.length === 0 &&
  (hears("week_plan", state.text, state.tongue) ||
    (state.kept.length + state.ownedProducts.size > 0 && isOnly("other_days", state.text, state.tongue)));

/** What the week is made of: what is had, with what stands beside it; else the steps of a routine. */
function productsOfWeek(state: State): readonly Product[] {
  const had = hadOfOurs(state);
  const named = state.named.filter((product) => canTake(product, state));
  const own = [...new Set([...named, ...had])];
  const all =
    own.length > 0 && hears("with_what_i_have", state.text, state.tongue)
      ? own
      : [...own, ...besideHad(state)];
  return all.length > 1 ? all : [...all, ...routineProducts(state)];
}

/** Its label begins with one evening a week. */
function beginsWithOne(product: Product, { understanding, tongue }: State): boolean {
  const label = labelOn(product, "how_often", understanding.language);
  return label !== undefined && hears("once_a_week", phraseText(label), tongue);
}

/** The evenings of each strong thing: two of one alone, or as its label begins; one each of several. */
function eveningsOf(strong: readonly Product[], state: State): (readonly [Product, readonly number[]])[] {
  const days = EVENINGS[Math.min(strong.length, EVENINGS.length - 1)] ?? [];
  const [only, ...more] = strong;
  if (only && more.length === 0) return [[only, beginsWithOne(only, state) ? days.slice(0, 1) : days]];
  return strong.flatMap((product, at) => (days[at] === undefined ? [] : [[product, [days[at]]] as const]));
}

const names = (products: readonly Product[], { understanding, copy }: State): string =>
  inWords(
    products.map((product) => theName(product, understanding.language)),
    copy,
  );

const dayWords = (days: readonly number[], { understanding, copy }: State): string =>
  inWords(
    days.map((day) => dayName(day, understanding.language)),
    copy,
  );

/** What of the week's products is for every morning, for some evenings, and for the others. */
function spread(products: readonly Product[]) {
  const ordered = inOrder(products);
  const strong = ordered.filter(isForSomeEvenings);
  const role = (product: Product) => roleOf({ product, facts: factsOf(product) });
  const mild = (product: Product) => strong.length === 0 || !isMildAcid(product);
  const rest = ordered.filter((product) => !strong.includes(product) && role(product) !== "body");
  return {
    strong,
    morning: rest.filter((product) => layerOf(product) !== OIL),
    plain: rest.filter((product) => !OF_MORNING.has(role(product)) && mild(product)),
    keptForMorning: strong.length > 0 ? rest.filter(isMildAcid) : [],
  };
}
const OF_MORNING = new Set(["sunscreen", "vitaminC"]);
const OIL = 4;

/** Morning by morning and evening by evening, what is strong on evenings of its own. */
export function answerWeek(state: State): Said {
  const { understanding, turns, copy, dialogue } = state;
  const { language } = understanding;
  const products = productsOfWeek(state);
  if (products.length === 0) return answerRoutine(state);
  const { strong, morning, plain, keptForMorning } = spread(products);
  const out = [...state.ownedProducts].filter((product) => !canTake(product, state));
  const sun =
    products.some((product) => factsOf(product).spf > 0) || state.limits.owned.has("sunscreen")
      ? undefined
      : sunscreenFor(state);
  // A wash comes before what is strong, a plain cream after it; other serums wait.
  const around = plain.filter(
    (product) => product.category === "Cleanser" || product.category === "Moisturizer",
  );
  const evenings = eveningsOf(strong, state).map(([product, days]) =>
    say(language, turns.week.evenings, dayWords(days, state), names(inOrder([...around, product]), state)),
  );
  const others = plain.length > 0 ? say(language, turns.week.others, names(plain, state)) : turns.week.rest;
  const everyEvening = plain.length > 0 && say(language, dialogue.times.evening, names(plain, state));
  return {
    text: joined(
      [
        ...out.map((product) => outText({ ...state, fallen: [product] })),
        morning.length > 0 && say(language, turns.week.morning, names(morning, state)),
        ...evenings,
        strong.length > 0 ? others : everyEvening,
        joined([
          keptForMorning.length > 0 && say(language, turns.week.keptForMorning, names(keptForMorning, state)),
          sun && say(language, dialogue.kept.sunLast, theName(sun, language)),
          strong.length > 0 && copy.chat.routineEnd,
          ...personNotices(understanding, copy),
        ]),
      ],
      "\n",
    ),
    offers: [...products, ...(sun ? [sun] : [])],
  };
}

/** What of the talk is for some evenings only: named, had, standing, or in the last answer. */
function strongInTalk(state: State): readonly Product[] {
  const { named, ownedProducts, kept, shown } = state;
  const all = named.length > 0 ? named : [...ownedProducts, ...kept, ...(shown[0] ?? [])];
  return inOrder(all.filter((product) => isForSomeEvenings(product) && canTake(product, state)));
}

/** How long until something shows, or a bottle is empty. */
const OF_ANOTHER_TIME = new Set<QuestionId>(["how_long", "lasts", "purge"]);

/** "On which days then?", "how many evenings?", of what is not for every day. */
export function asksDays(state: State): boolean {
  const { text, tongue, own, matter, request, pointsExactly, shown, spoken, named, heard } = state;
  const bare = own.redFlags.length === 0 && own.concerns.length === 0 && own.category === undefined;
  const [last, ...more] = shown[0] ?? [];
  // "How many times a week?", after a word on what is mild: of that one.
  const mild = ![last, spoken].some((product) => product && isForSomeEvenings(product));
  const alone = named.length === 0 && last !== undefined && more.length === 0 && mild;
  const ofTime = heard.some(({ id }) => OF_ANOTHER_TIME.has(id));
  return (
    !ofTime &&
    request.type === "advice" &&
    !matter &&
    bare &&
    !alone &&
    !pointsExactly &&
    isShort(state) &&
    hears("which_days", text, tongue) &&
    !hears("of_the_shop", text, tongue) &&
    strongInTalk(state).length > 0
  );
}

/** Which evenings: two that lie apart for one, one each for several. */
export function answerDays(state: State): Said {
  const { understanding, turns } = state;
  const { language } = understanding;
  const strong = strongInTalk(state);
  const [only, ...more] = strong;
  if (only && more.length === 0) {
    const label = labelOn(only, "how_often", language);
    const [days = []] = eveningsOf(strong, state).map(([, evenings]) => evenings);
    const example = days.length > 1 ? turns.week.apart : turns.week.once;
    return {
      text: joined([
        label && labelLine(only, label, state.turn, state),
        say(language, example, dayWords(days, state)),
      ]),
      offers: [only],
    };
  }
  return {
    text: joined(
      [
        eveningsApart(strong, state)?.text,
        ...eveningsOf(strong, state).map(([product, days]) =>
          say(language, turns.week.evenings, dayWords(days, state), theName(product, language)),
        ),
        turns.week.rest,
      ],
      "\n",
    ),
    offers: strong,
  };
}
