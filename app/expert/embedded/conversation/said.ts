import type { Product } from "#app/features/catalogue/product.ts";
import type { Tapped } from "../../words/talk.ts";

/** One answer of ours: the words, what of it may go into the cart, and what to tap next. */
export interface Said {
  text: string;
  /** In order; a product that is only spoken of is not among them. */
  offers?: readonly Product[];
  taps?: readonly Tapped[];
}

/** Parts as one text; what is empty is left out. */
export function joined(parts: readonly (string | false | undefined)[], between = " "): string {
  return parts.filter((part) => typeof part === "string" && part !== "").join(between);
}

/** One of several ways to say a thing, by a number that changes from answer to answer. */
export const rotated = (lines: readonly string[], by: number): string => lines[by % lines.length] ?? "";
