import type { Active, NotFor } from "#app/expert/shelf/about-product.ts";
import type { ProductCard } from "./card.ts";
import type { ShopConcern } from "./product.ts";
import type { Texture } from "./texture.ts";

/** A product as one half of a comparison. */
export interface Compared {
  card: ProductCard;
  concerns: ShopConcern[];
  actives: Active[];
  texture?: Texture;
  /** Undefined where its ingredients are not told. */
  scented?: boolean;
  notFor: NotFor[];
}

/** What one of two is better for: a concern, or skin that minds fragrance. */
export type Better = ShopConcern | "unscented";

/** What is well studied or has good evidence, beside what its owner says. */
const strengths = ({ concerns, actives }: Compared): ShopConcern[] => [
  ...new Set([
    ...concerns,
    ...actives.filter(({ evidence }) => evidence !== "some").flatMap(({ uses }) => uses),
  ]),
];

const MOST = 4;

/** What a product does that the other does not; nothing where they are alike. */
export function betterFor(one: Compared, other: Compared): Better[] {
  const others = strengths(other);
  const own: Better[] = strengths(one)
    .filter((concern) => !others.includes(concern))
    .slice(0, MOST);
  return one.scented === false && other.scented ? [...own, "unscented"] : own;
}

/** The parameter of a product's address that lays another beside it. */
export const COMPARE = "compare";

/** Whichever is most like a product: for the same concerns, and to be had. */
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
