import type { Product } from "#app/features/catalogue/product.ts";
import { blocksProducts } from "../reading/red-flags.ts";
import type { ConcernId, Understanding } from "../reading/understanding.ts";
import { withAim } from "./aims.ts";
import { factsOf, type ProductFacts } from "./product-facts.ts";
import { ingredientById } from "./inci.ts";
import { type Scored, scoreOf, scoreProduct } from "./score.ts";
import { mayBeNamed } from "./may-be-named.ts";
import { occasionOf } from "./verdict.ts";

/** Below this a product does too little for anything that was said: naming nothing is the better answer. */
const FLOOR = 0.35;

function bestFit({ byConcern }: Scored): number {
  return Math.max(0, ...byConcern.values());
}

/** True when a red flag leaves no room for any product. */
export function isBlocked({ redFlags, concerns }: Understanding): boolean {
  // Around the mouth, what a steroid cream did is not creamed over.
  const steroid = redFlags.some(({ id }) => id === "steroid_face");
  const mouth = concerns.some(({ id }) => id === "perioral_derm");
  return (steroid && mouth) || redFlags.some((flag) => blocksProducts(flag.id));
}

/**
 * The products that may be offered to this person, best first: filtered, then scored. Empty when a red flag blocks.
 * Companions (`withCompanions`) obey the message's own limits.
 */
export function rankProducts(
  understanding: Understanding,
  catalogue: readonly Product[],
  message: Understanding = understanding,
): Scored[] {
  if (isBlocked(understanding)) return [];
  const person = withAim(understanding);
  const occasion = { ...occasionOf(withAim(message)), forLater: true };
  const may = catalogue.filter((product) => mayBeNamed(product, person.person, occasion).ok);
  const ranked = bestOf(may, person)
    .map((product) => scoreProduct(product, person))
    .filter((scored) => bestFit(scored) >= FLOOR)
    .sort((a, b) => b.score - a.score || (a.product.id < b.product.id ? -1 : 1));
  return withLeads(ranked, person);
}

/** More than these are not worth comparing in full. */
const COMPARED = 300;

/** In a large catalogue, preselects by score alone, plus as many products of the kind asked for. */
function bestOf(products: readonly Product[], person: Understanding): readonly Product[] {
  if (products.length <= COMPARED) return products;
  const asked = askedFor(person);
  const scored = products
    .map((product) => ({ product, score: scoreOf(product, person) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.product.id < b.product.id ? -1 : 1))
    .map(({ product }) => product);
  const named = scored.filter((product) => asked(product, factsOf(product)));
  return [...new Set([...scored.slice(0, COMPARED), ...named.slice(0, COMPARED)])];
}

/** Whether a product matches the request: its kind, a texture, an ingredient or a close relative of it. */
export function askedFor({
  category,
  wanted,
  textures,
}: Pick<Understanding, "category" | "wanted" | "textures">): (
  product: Product,
  facts: ProductFacts,
) => boolean {
  const related = nearestTo(wanted);
  return (product, facts) =>
    product.category === category ||
    wanted.some((id) => facts.ids.has(id)) ||
    related(facts) ||
    textures.some((texture) => texture.test(product.name));
}

/** Whether a product holds something of the families of what is wanted: a milder form. */
export function nearestTo(wanted: readonly string[]): (facts: ProductFacts) => boolean {
  const families = new Set(wanted.map((id) => ingredientById(id)?.family));
  return ({ actives }) =>
    actives.some(({ ingredient }) => families.has(ingredient.family) && ingredient.family !== undefined);
}

/** Names for each product the concern it is comparatively best at: a cream is for dryness even if it has a little of all. */
function withLeads(ranked: Scored[], person: Understanding): Scored[] {
  const most = new Map<ConcernId, number>();
  for (const { byConcern } of ranked) {
    for (const [id, points] of byConcern) most.set(id, Math.max(points, most.get(id) ?? 0));
  }
  // "Sensitive" is a condition and leads only when it is alone.
  const ids = person.concerns.map(({ id }) => id);
  const leading = ids.filter((id) => id !== "sensitivity" || ids.length === 1);
  for (const scored of ranked) {
    const share = (id: ConcernId) => (scored.byConcern.get(id) ?? 0) / Math.max(0.01, most.get(id) ?? 0);
    // Ties go to what the person said most clearly.
    const first = leading[0] ?? "sensitivity";
    scored.lead = leading.reduce((best, id) => (share(id) > share(best) + 0.1 ? id : best), first);
    if (share(scored.lead) === 0) scored.lead = "sensitivity";
  }
  return ranked;
}
