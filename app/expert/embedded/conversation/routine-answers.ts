import type { Product } from "#app/features/catalogue/product.ts";
import { formatMoney } from "#app/i18n/format.ts";
import { hears } from "../../knowledge/cues.ts";
import { latest } from "../../reading/person/fact.ts";
import { say, theName } from "../../words/names.ts";
import { fill, inWords } from "../../words/copy.ts";
import { personNotices } from "../../words/notices.ts";
import { concernWords, conditionsText } from "./heard.ts";
import { notForYoung } from "./ingredient.ts";
import { buildRoutine, type Routine, type RoutineStep } from "./routine.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { leastSum, withinSum } from "./within-sum.ts";
import { uncheckedText, withinMeans } from "./care.ts";

function frequency({ role }: RoutineStep, state: State): string {
  const { chat } = state.copy;
  if (role === "retinoid") return ` (${chat.twiceWeekly})`;
  return role === "exfoliant" ? ` (${chat.onceWeekly})` : "";
}

const stepLines = (steps: readonly RoutineStep[], state: State): string[] =>
  steps.map((one, place) => fill(state.copy.chat.step, place + 1, one.product.name, frequency(one, state)));

/** What a routine can least do without, first. */
const ESSENTIAL: readonly RoutineStep["role"][] = [
  "cleanser",
  "sunscreen",
  "cream",
  "eyes",
  "serum",
  "vitaminC",
  "exfoliant",
  "retinoid",
];
const SHORT_STEPS = 4;

/** The products of a routine, in the order of its steps. */
export function routineProducts(state: State): Product[] {
  const { morning, evening } = affordable(buildRoutine(state.understanding, state.shelf), state);
  return [...new Set([...morning, ...evening].map(({ product }) => product))];
}

/** A routine of as many products as were asked for, and for what may be spent. */
function affordable(routine: Routine, state: State): Routine {
  const { morning, evening } = withinSum(routine, state);
  const { understanding, tongue, text } = state;
  const steps = [...new Map([...morning, ...evening].map((one) => [one.product, one])).values()];
  const byNeed = [...steps].sort((a, b) => needOf(a) - needOf(b));
  const most = hears("short_routine", text, tongue) ? SHORT_STEPS : steps.length;
  const kept = new Set(withinMeans(byNeed, understanding, most).map(({ product }) => product));
  const left = (one: RoutineStep) => kept.has(one.product);
  return withNightCream({ morning: morning.filter(left), evening: evening.filter(left) });
}

const BESIDE_NO_CREAM = new Set<RoutineStep["role"]>(["cream", "retinoid", "exfoliant"]);

/** Where the evening has lost its strong step, the cream of the morning is for the night too. */
function withNightCream({ morning, evening }: Routine): Routine {
  const cream = morning.find(({ role }) => role === "cream");
  return cream && !evening.some(({ role }) => BESIDE_NO_CREAM.has(role))
    ? { morning, evening: [...evening, cream] }
    : { morning, evening };
}

const needOf = ({ role }: RoutineStep): number =>
  ESSENTIAL.includes(role) ? ESSENTIAL.indexOf(role) : ESSENTIAL.length;

/** What a routine for a sum comes to. */
function sumOf(products: readonly Product[], state: State): string | false {
  const { understanding, copy, talk, text, tongue } = state;
  const { language, person } = understanding;
  const parts = products.map((product) => `${theName(product, language)} (${formatMoney(product.price)})`);
  const sum = products.reduce((all, { price }) => all + price, 0);
  const asked = hears("asks_price", text, tongue);
  return (
    (asked || latest(person, "budget") !== undefined) &&
    products.length > 1 &&
    say(language, talk.total, inWords(parts, copy), formatMoney(sum))
  );
}

/** That the basic steps together cost more than was to be spent. */
function aboveSum(whole: Routine, state: State): string | false {
  const budget = latest(state.understanding.person, "budget");
  const least = leastSum(whole, state);
  return budget?.per === "together" && least > budget.amount
    ? fill(state.dialogue.aboveSum, formatMoney(least))
    : false;
}

/** A morning and an evening, in order, with how often. */
export function answerRoutine(state: State): Said {
  const { understanding, copy, talk } = state;
  const whole = buildRoutine(understanding, state.shelf);
  const routine = affordable(whole, state);
  const steps = [...routine.morning, ...routine.evening];
  if (steps.length === 0) return { text: copy.chat.none, offers: [] };
  const about = concernWords(understanding, copy);
  const conditions = conditionsText(understanding, talk);
  return {
    text: joined(
      [
        joined([
          notForYoung(state),
          about ? fill(copy.chat.routine, `${about}${conditions}`) : copy.chat.routineAny,
        ]),
        copy.chat.morning,
        ...stepLines(routine.morning, state),
        copy.chat.evening,
        ...stepLines(routine.evening, state),
        sumOf([...new Set(steps.map(({ product }) => product))], state),
        aboveSum(whole, state),
        uncheckedText(state),
        joined([copy.chat.routineEnd, ...personNotices(understanding, copy)]),
      ],
      "\n",
    ),
    offers: [...new Set(steps.map(({ product }) => product))],
  };
}
