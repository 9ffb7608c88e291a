import { type NotFor, notFor } from "#app/expert/shelf/about-product.ts";
import type { Product } from "./product.ts";

/** Whom a product is said to be unsuitable for. The adviser stays cautious about one whose ingredients are unknown; of it nothing is said. */
export function whomToWarn(product: Product): NotFor[] {
  return product.ingredients.length === 0 ? [] : notFor(product);
}
