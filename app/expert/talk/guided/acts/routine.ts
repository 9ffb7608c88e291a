import type { Product } from "#app/features/catalogue/product.ts";
import { latest } from "../../../reading/person/fact.ts";
import { buildRoutine, productsOf, type Routine, type RoutineStep } from "../../../shelf/routine.ts";
import { fill } from "../../../words/copy.ts";
import { formatMoney } from "#app/i18n/format.ts";
import { personNotices } from "../../../words/notices.ts";
import type { Act } from "../act.ts";
import { reasonsFor, sumText, uncheckedText } from "../choice.ts";
import { concernWords, conditionsText } from "../person.ts";
import type { Turn } from "../turn.ts";
import { notForThem, standsText, withheldText } from "./recommend.ts";

/** Steps in order, each with the reason that is given for its product. */
function linesOf(turn: Turn, steps: readonly RoutineStep[], reasons: ReadonlyMap<Product, string>): string[] {
  const { chat } = turn.words.copy;
  const often = { retinoid: ` (${chat.twiceWeekly})`, exfoliant: ` (${chat.onceWeekly})` } as Record<
    string,
    string
  >;
  return steps.map(({ product, role }, at) => {
    const priced = `${product.name}, ${formatMoney(product.price)}`;
    return [fill(chat.step, at + 1, priced, often[role] ?? ""), reasons.get(product)]
      .filter(Boolean)
      .join(". ");
  });
}

/** Why each product is there, told where it stands first: in the morning, or in the evening alone. */
function reasonsOf(turn: Turn, { morning, evening }: Routine) {
  const later = evening.filter((one) => !morning.some(({ product }) => product === one.product));
  const reasons = reasonsFor(turn, [...morning, ...later]);
  const told = (steps: readonly RoutineStep[], from: number) =>
    new Map(steps.map(({ product }, at) => [product, reasons[from + at] ?? ""]));
  return { morning: told(morning, 0), evening: told(later, morning.length) };
}

/** A morning and an evening in order, with how often and what all of it costs. */
export const routine: Act = (turn) => {
  const { told, shelf, words } = turn;
  const { chat, notices } = words.copy;
  const { traits } = turn.frame;
  const half = (["morning", "evening"] as const).filter((one) => traits.has(one));
  const built = buildRoutine(told, shelf, half.length === 1 ? half[0] : undefined);
  const products = productsOf(built);
  const reasons = reasonsOf(turn, built);
  if (products.length === 0) return { lines: [notices.nothingFits] };
  const about = concernWords(turn, told);
  const budget = latest(told.person, "budget");
  const stronger = withheldText(turn);
  const sum = products.reduce((all, { price }) => all + price, 0);
  const over = budget?.per === "together" && sum > budget.amount;
  return {
    lines: [
      [
        standsText(turn),
        notForThem(turn),
        about ? fill(chat.routine, `${about}${conditionsText(turn)}`) : chat.routineAny,
      ]
        .filter(Boolean)
        .join(" "),
      built.morning.length > 0 && chat.morning,
      ...linesOf(turn, built.morning, reasons.morning),
      built.evening.length > 0 && chat.evening,
      ...linesOf(turn, built.evening, reasons.evening),
      sumText(turn, products),
      over && fill(words.phrases.aboveSum, formatMoney(sum)),
      uncheckedText(turn),
      [chat.routineEnd, stronger, ...personNotices(told, words.copy)].filter(Boolean).join(" "),
    ],
    offers: products,
    stands: products,
    ...(stronger && { taps: ["notExpecting"] }),
    routine: built,
  };
};
