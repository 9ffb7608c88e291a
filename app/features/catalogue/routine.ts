import { ROUTINE_STEPS, type RoutineStep } from "#app/expert/expert.ts";
import type { ProductCard } from "./card.ts";
import type { Time } from "./time-of-day.ts";

/** A product with its step in a routine and the reason for it. */
export interface InRoutine {
  product: ProductCard;
  step: RoutineStep;
  reasoning?: string;
}

/** The step of a product. A moisturizer for mornings only is sun protection. */
export function stepOf({ category, only }: ProductCard): RoutineStep {
  if (category === "Cleanser") return "cleanse";
  if (category !== "Moisturizer") return "treat";
  return only === "morning" ? "protect" : "moisturize";
}

const inOrder = (one: InRoutine, other: InRoutine) =>
  ROUTINE_STEPS.indexOf(one.step) - ROUTINE_STEPS.indexOf(other.step);

/**
 * Products as a routine, in the order of its steps; undefined where two would take the same place.
 * @param onlyOf when one is used in this routine, where that is one time alone; its step stays that of its own text
 */
export function asRoutine(
  products: readonly ProductCard[],
  onlyOf: (product: ProductCard) => Time | undefined = ({ only }) => only,
): InRoutine[] | undefined {
  const steps = products.map((product) => ({
    product: { ...product, only: onlyOf(product) },
    step: stepOf(product),
  }));
  const places = new Set(steps.map(({ product, step }) => `${step} ${product.only ?? ""}`));
  const kinds = new Set(steps.map(({ step }) => step));
  return kinds.size > 1 && places.size === steps.length ? steps.sort(inOrder) : undefined;
}

/** What of a routine is done at a time of day. */
export function doneAt(time: Time, routine: readonly InRoutine[]): InRoutine[] {
  return routine
    .filter(
      ({ product, step }) => (product.only ?? time) === time && !(step === "protect" && time === "evening"),
    )
    .sort(inOrder);
}

/** Integer cents of all that can be bought. */
export function costOf(routine: readonly Pick<InRoutine, "product">[]): number {
  return routine.reduce((sum, { product }) => sum + (product.stock > 0 ? product.price : 0), 0);
}
