import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "./product-facts.ts";

/** Retinal needs one step less in skin than retinol: it does more at a third of the amount. */
const RETINAL = 2;

/** What is washed off again works the less. */
const RINSED = 0.3;

/**
 * How hard a product works on skin, 0 for one that only cares: the irritation of its strongest active (1 to 3) with what
 * the others add, a retinoid above an acid.
 */
export function strengthOf(product: Product): number {
  const { actives, strong, retinoid, rinsedOff, ids } = factsOf(product);
  const hard = actives
    .filter(
      ({ ingredient, presence }) =>
        presence > 0.3 && (strong.has(ingredient.id) || ingredient.irritation >= 2),
    )
    .map(({ ingredient, presence }) => ingredient.irritation * (0.5 + presence / 2));
  if (hard.length === 0) return 0;
  const all = Math.max(...hard) + hard.length * 0.1 + (retinoid ? 1 : 0) + (ids.has("retinal") ? RETINAL : 0);
  return rinsedOff ? all * RINSED : all;
}

/** Whether a product stays on skin and works hard there. */
export const isStrong = (product: Product): boolean => {
  const { strong, rinsedOff, spf } = factsOf(product);
  return strong.size > 0 && !rinsedOff && spf === 0;
};
