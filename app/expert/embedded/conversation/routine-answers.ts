import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../choosing/aims.ts";
import { factsOf } from "../choosing/product-facts.ts";
import { scoreProduct } from "../choosing/score.ts";
import { mayAnswer } from "../choosing/verdict.ts";
import { latest } from "../person/fact.ts";
import { roleOf } from "../wording/reasons.ts";
import { fitting } from "./of-kind.ts";
import { fill } from "../wording/copy.ts";
import { personNotices } from "../wording/notices.ts";
import { concernWords, conditionsText } from "./heard.ts";
import { notForYoung } from "./ingredient.ts";
import { buildRoutine, needsPeace, type Routine, type RoutineStep } from "./routine.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
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
  "serum",
  "vitaminC",
  "exfoliant",
  "retinoid",
];
const SHORT: Record<State["tongue"], RegExp> = {
  en: / (short|quick|lazy|minimal|minimum|simple|fast|basic|few) /,
  fr: / (courte?|rapide|minimale?|minimum|simple|express) /,
  es: / (corta|rapida|minima|minimo|sencilla|simple|basica) /,
};
const SHORT_STEPS = 4;

/** Below this share of the first choice a step is left out rather than exchanged. */
const AS_GOOD = 0.6;

/** Steps nobody does without. */
const BASIC = new Set<RoutineStep["role"]>(["cleanser", "sunscreen", "cream"]);

/** Where the basic steps alone are over the sum, each is exchanged for the least expensive that still suits. */
function cheaperSteps({ morning, evening }: Routine, { understanding, shelf }: State): Routine {
  const budget = latest(understanding.person, "budget");
  const basic = morning.filter(({ role }) => BASIC.has(role));
  const sum = basic.reduce((all, { product }) => all + product.price, 0);
  if (budget?.per !== "together" || sum <= budget.amount) return { morning, evening };
  const peace = needsPeace(understanding);
  const instead = new Map<Product, Product>();
  let over = sum - budget.amount;
  for (const { product, role } of basic) {
    if (over <= 0) break;
    const alike = shelf.filter(
      (other) =>
        roleOf({ product: other, facts: factsOf(other) }) === role &&
        mayAnswer(other, understanding) &&
        !(peace && factsOf(other).strong.size > 0),
    );
    const person = withAim(understanding);
    const worth = scoreProduct(product, person).score * AS_GOOD;
    const [least] = fitting(alike, understanding)
      .filter((other) => role === "sunscreen" || scoreProduct(other, person).score >= worth)
      .toSorted((a, b) => a.price - b.price);
    if (!least || least.price >= product.price) continue;
    instead.set(product, least);
    over -= product.price - least.price;
  }
  const changed = (one: RoutineStep) => ({ ...one, product: instead.get(one.product) ?? one.product });
  return { morning: morning.map(changed), evening: evening.map(changed) };
}

/** The products of a routine, in the order of its steps. */
export function routineProducts(state: State): Product[] {
  const { morning, evening } = affordable(buildRoutine(state.understanding, state.shelf), state);
  return [...new Set([...morning, ...evening].map(({ product }) => product))];
}

/** A routine of as many products as were asked for, and for what may be spent. */
function affordable(routine: Routine, state: State): Routine {
  const { morning, evening } = cheaperSteps(routine, state);
  const { understanding, tongue, text } = state;
  const steps = [...new Map([...morning, ...evening].map((one) => [one.product, one])).values()];
  const byNeed = [...steps].sort((a, b) => needOf(a) - needOf(b));
  const most = SHORT[tongue].test(text) ? SHORT_STEPS : steps.length;
  const kept = new Set(withinMeans(byNeed, understanding, most).map(({ product }) => product));
  const left = (one: RoutineStep) => kept.has(one.product);
  return { morning: morning.filter(left), evening: evening.filter(left) };
}

const needOf = ({ role }: RoutineStep): number =>
  ESSENTIAL.includes(role) ? ESSENTIAL.indexOf(role) : ESSENTIAL.length;

/** A morning and an evening, in order, with how often. */
export function answerRoutine(state: State): Said {
  const { understanding, copy, talk } = state;
  const routine = affordable(buildRoutine(understanding, state.shelf), state);
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
        uncheckedText(state),
        joined([copy.chat.routineEnd, ...personNotices(understanding, copy)]),
      ],
      "\n",
    ),
    offers: [...new Set(steps.map(({ product }) => product))],
  };
}
