import { type Recommendation, ROUTINE_STEPS, type RoutineStep } from "#app/expert/expert.ts";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import type { InRoutine } from "#app/features/catalogue/routine.ts";

/** An answer as the dialog shows it: products of the catalogue with the reason for each, best first. */
export interface ShownAdvice {
  chosen: Chosen[];
  notice?: string;
}

/** One product with its reason and, where every product of the answer has one, its step. */
export interface Chosen {
  product: ProductCard;
  reasoning: string;
  step?: RoutineStep;
}

/**
 * Reads an answer. Undefined when it holds no list named recommendations; entries that are no recommendations
 * are left out.
 */
export function readAdvice(
  answer: unknown,
): { recommendations: Recommendation[]; notice?: string } | undefined {
  const { recommendations, notice }: Record<string, unknown> = Object(answer);
  if (!Array.isArray(recommendations)) return undefined;
  const read = recommendations.filter((entry): entry is Recommendation => {
    const { id, reasoning }: Record<string, unknown> = Object(entry);
    return typeof id === "string" && typeof reasoning === "string";
  });
  return { recommendations: read, ...(typeof notice === "string" && notice.trim() && { notice }) };
}

/** The recommended products that are in the catalogue, each once, in the order of the advice. */
export function chosenProducts(
  recommendations: readonly Recommendation[],
  products: readonly ProductCard[],
): ShownAdvice["chosen"] {
  const first = recommendations.filter(
    ({ id }, place) => recommendations.findIndex((other) => other.id === id) === place,
  );
  return first.flatMap(({ id, reasoning, step }) => {
    const product = products.find((card) => card.id === id);
    return product ? [{ product, reasoning, ...(isStep(step) && { step }) }] : [];
  });
}

function isStep(step: unknown): step is RoutineStep {
  return ROUTINE_STEPS.some((known) => known === step);
}

/** The answer in the order of a routine; undefined for a single product, or if a step is unknown. */
export function routineOf(chosen: readonly Chosen[]): InRoutine[] | undefined {
  const steps = chosen.flatMap((one) => (one.step ? [{ ...one, step: one.step }] : []));
  if (steps.length < 2 || steps.length < chosen.length) return undefined;
  return steps.sort((a, b) => ROUTINE_STEPS.indexOf(a.step) - ROUTINE_STEPS.indexOf(b.step));
}
