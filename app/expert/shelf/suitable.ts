import type { Product } from "#app/features/catalogue/product.ts";
import { CONCERNS, type Understanding } from "../reading/understanding.ts";
import type { ExclusionReason } from "./exclusion-reason.ts";
import { factsOf } from "./product-facts.ts";
import { rankProducts } from "./rank.ts";
import { scoreProduct } from "./score.ts";
import { verdictForPerson } from "./verdict.ts";

/** Reasons that come from the shop or this request, not from the person. */
const NOT_PERSONAL = new Set<ExclusionReason>([
  "out_of_stock",
  "price",
  "texture",
  "gift",
  "place",
  "unasked",
  "time",
  "opposite_skin",
]);

/** Whether this person may use a product, whatever it costs and whether it is there today. */
export function maySuit(product: Product, understanding: Understanding): boolean {
  const verdict = verdictForPerson(product, understanding);
  return verdict.ok || NOT_PERSONAL.has(verdict.reason);
}

/** What the person said, else what the product is best at. */
export function aimsOf(product: Product, understanding: Understanding): Understanding["concerns"] {
  if (understanding.concerns.length > 0) return understanding.concerns;
  const all = CONCERNS.map((id) => ({ id, strength: 1, because: [] }));
  const { byConcern } = scoreProduct(product, { ...understanding, concerns: all });
  return all.sort((a, b) => (byConcern.get(b.id) ?? 0) - (byConcern.get(a.id) ?? 0)).slice(0, 2);
}

/**
 * A product of the same category replaces it, rather than the best one, if it scores at least this share of the best.
 */
const ALIKE = 0.4;

/** What does the nearest thing and may be used instead; `undefined` where nothing does. */
export function insteadOf(
  product: Product,
  understanding: Understanding,
  shelf: readonly Product[],
): Product | undefined {
  const facts = factsOf(product);
  const person = { ...understanding, concerns: aimsOf(product, understanding), places: [] };
  const ranked = rankProducts(person, shelf)
    .filter((other) => other.product !== product && other.facts.area === facts.area)
    // Never swaps in a retinoid for something else, a leave-on for a rinse-off, or a product without SPF for a
    // sunscreen.
    .filter((other) => !other.facts.retinoid || facts.retinoid)
    .filter((other) => facts.rinsedOff === other.facts.rinsedOff && facts.spf > 0 === other.facts.spf > 0);
  const [best] = ranked;
  const alike = ranked.find(
    (other) => best && other.product.category === product.category && other.score >= ALIKE * best.score,
  );
  return (alike ?? best)?.product;
}
