import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";

/** An acid or a retinoid that stays on the face: not every evening, and not two in one. */
export function isForSomeEvenings(product: Product): boolean {
  const { retinoid, exfoliates, rinsedOff, area } = factsOf(product);
  return (retinoid || exfoliates) && !rinsedOff && area === "face";
}
