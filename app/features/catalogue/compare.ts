import type { Active, NotFor } from "#app/expert/shelf/about-product.ts";
import type { ProductCard } from "./card.ts";
import type { ShopConcern } from "./product.ts";
import type { Texture } from "./texture.ts";

/** A product as one half of a comparison. */
export interface Compared {
  card: ProductCard;
  concerns: ShopConcern[];
  /** What it holds for each of them, as the adviser counts. */
  points: Partial<Record<ShopConcern, number>>;
  actives: Active[];
  texture?: Texture;
  /** Undefined where its ingredients are not told. */
  scented?: boolean;
  notFor: NotFor[];
}

/** What one of two is better for: a concern, or skin that minds fragrance. */
export type Better = ShopConcern | "unscented";

/** The ratio of the adviser's points from which a difference counts. */
const CLEARLY = 1.25;

/**
 * What a product is the better choice for: a concern only its owner recommends it for, or one that it contains clearly
 * more for. Sun protection is compared by SPF instead.
 */
export function betterFor(one: Compared, other: Compared): Better[] {
  const own: Better[] = one.concerns.filter((concern) => {
    if (!other.concerns.includes(concern)) return true;
    const [more, less] = [one.points[concern] ?? 0, other.points[concern] ?? 0];
    return concern !== "sun" && more > 0 && more >= less * CLEARLY;
  });
  return one.scented === false && other.scented ? [...own, "unscented"] : own;
}

/** The parameter of a product's address that names the product to compare with. */
export const COMPARE = "compare";

/** The most similar product: in stock first, then by shared concerns. */
export function mostAlike<One extends { concerns: readonly ShopConcern[]; stock: number }>(
  concerns: readonly ShopConcern[],
  others: readonly One[],
): One | undefined {
  const shared = (other: One) => other.concerns.filter((concern) => concerns.includes(concern)).length;
  const [best] = others.toSorted(
    (a, b) => Number(b.stock > 0) - Number(a.stock > 0) || shared(b) - shared(a),
  );
  return best;
}
