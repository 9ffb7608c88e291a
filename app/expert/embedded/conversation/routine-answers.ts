import { fill } from "../wording/copy.ts";
import { personNotices } from "../wording/notices.ts";
import { concernWords, conditionsText } from "./heard.ts";
import { notForYoung } from "./ingredient.ts";
import { buildRoutine, type Routine, type RoutineStep } from "./routine.ts";
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

/** A routine of as many products as were asked for, and for what may be spent. */
function affordable({ morning, evening }: Routine, { understanding, tongue, text }: State): Routine {
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
