import type { Recommendation } from "#app/expert/expert.ts";
import type { ProductCard } from "#app/features/catalogue/card.ts";

/** Longest concern that is sent, in characters; the server refuses longer ones. */
export const LONGEST_CONCERN = 2000;

/** An answer as the dialog shows it: products of the catalogue with the reason for each, best first. */
export interface ShownAdvice {
  chosen: { product: ProductCard; reasoning: string }[];
  notice?: string;
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
  return first.flatMap(({ id, reasoning }) => {
    const product = products.find((card) => card.id === id);
    return product ? [{ product, reasoning }] : [];
  });
}
