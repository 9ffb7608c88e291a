import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../../shelf/aims.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { OF_TONE } from "../../shelf/purposes.ts";
import { scoreProduct } from "../../shelf/score.ts";
import { mayAnswer } from "../../shelf/verdict.ts";
import { latest } from "../../reading/person/fact.ts";
import { roleOf } from "../../words/reasons.ts";
import { fitting } from "./of-kind.ts";
import { needsPeace, type Routine, type RoutineStep } from "./routine.ts";
import type { State } from "./state.ts";

/** Steps nobody does without, and how much each counts where not all can be had. */
const BASIC: ReadonlyMap<RoutineStep["role"], number> = new Map([
  ["sunscreen", 1.3],
  ["cream", 1.1],
  ["cleanser", 0.8],
]);
/** Marks and patches fade by what is put on them: beside protection, their serum comes before a wash and a cream. */
const SERUM_OF_TONE = 1.8;
const worthOf = (role: RoutineStep["role"], { understanding }: State): number => {
  const tone = role === "serum" && understanding.concerns.some(({ id }) => OF_TONE.has(id));
  return tone ? SERUM_OF_TONE : (BASIC.get(role) ?? 0);
};

/** To have a step at all counts as much as to have the best one of it. */
const TO_HAVE = 0.5;

interface Choice {
  steps: readonly RoutineStep[];
  sum: number;
  value: number;
}

const NOTHING: Choice = { steps: [], sum: 0, value: 0 };

/** What may stand for a step: of the same role, for this person, and worth having for what was told. */
function candidatesFor({ product, role }: RoutineStep, { understanding, shelf }: State): readonly Product[] {
  const peace = needsPeace(understanding);
  const alike = shelf.filter((other) => {
    const facts = factsOf(other);
    const calm = !peace || facts.strong.size === 0;
    return roleOf({ product: other, facts }) === role && calm && mayAnswer(other, understanding);
  });
  return [...new Set([product, ...fitting(alike, understanding)])];
}

/** A choice with one of the candidates for a further step, or without that step. */
function withStep(choice: Choice, step: RoutineStep, state: State, amount: number): Choice[] {
  const { role } = step;
  const person = withAim(state.understanding);
  const scored = candidatesFor(step, state).map((product) => ({
    product,
    score: scoreProduct(product, person).score,
  }));
  const best = Math.max(0.01, ...scored.map(({ score }) => score));
  const may = scored.filter(({ product }) => choice.sum + product.price <= amount);
  return [
    choice,
    ...may.map(({ product, score }) => {
      // A sunscreen is one whatever it is asked beside.
      const share = role === "sunscreen" ? 1 : score / best;
      // Any wash is one; a serum is worth what it does.
      const least = BASIC.has(role) ? TO_HAVE : 0;
      const value = worthOf(role, state) * (least + (1 - least) * share);
      return {
        steps: [...choice.steps, { product, role }],
        sum: choice.sum + product.price,
        value: choice.value + value,
      };
    }),
  ];
}

/** The basic steps chosen together: as many as the sum allows, and each as good as the others leave it. */
function bestBasics(basic: readonly RoutineStep[], state: State, amount: number): Choice {
  const all = basic.reduce<Choice[]>(
    (choices, step) => choices.flatMap((choice) => withStep(choice, step, state, amount)),
    [NOTHING],
  );
  return all.reduce((best, one) => (one.value > best.value ? one : best), NOTHING);
}

/** What the basic steps of a routine come to at the least. */
export function leastSum(routine: Routine, state: State): number {
  const basic = routine.morning.filter(({ role }) => BASIC.has(role));
  return basic.reduce(
    (all, step) => all + Math.min(...candidatesFor(step, state).map(({ price }) => price)),
    0,
  );
}

/** A routine whose basic steps fit what may be spent; what is beyond them is left to whoever counts the rest. */
export function withinSum(routine: Routine, state: State): Routine {
  const budget = latest(state.understanding.person, "budget");
  const isBasic = ({ role }: RoutineStep) => worthOf(role, state) > 0;
  const basic = routine.morning.filter(isBasic);
  const sum = basic.reduce((all, { product }) => all + product.price, 0);
  if (budget?.per !== "together" || sum <= budget.amount) return routine;
  const chosen = bestBasics(basic, state, budget.amount);
  const ofRole = (role: RoutineStep["role"]) => chosen.steps.find((one) => one.role === role);
  const changed = (steps: readonly RoutineStep[]): RoutineStep[] =>
    steps.flatMap((one) => (isBasic(one) ? (ofRole(one.role) ?? []) : one));
  return { morning: changed(routine.morning), evening: changed(routine.evening) };
}
