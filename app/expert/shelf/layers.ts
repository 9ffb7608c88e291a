import { memoize } from "#app/memoize.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import layers from "../knowledge/layers.json" with { type: "json" };
import { conflictOfProducts } from "./conflicts.ts";
import { factsOf } from "./product-facts.ts";
import { roleOf } from "./role.ts";

/** Kinds of care, in the order in which they go on. */
export type LayerKind =
  | "cleanser"
  | "toner"
  | "acid"
  | "vitaminC"
  | "serum"
  | "eyes"
  | "retinoid"
  | "cream"
  | "oil"
  | "sunscreen"
  | "makeup";

/** What is looked for first, since its words hold another's: "sun cream", "eye cream". */
const FIRST: readonly string[] = ["sunscreen", "eyes", "oil", "vitaminC", "acid"];

const patternsFor = memoize((tongue: LanguageTag): [LayerKind, RegExp][] => {
  const rank = (kind: string) => (FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length);
  return layers
    .toSorted((a, b) => rank(a.kind) - rank(b.kind))
    .map((layer) => [layer.kind as LayerKind, new RegExp(` (?:${layer[tongue]})(?= )`, "g")]);
});

const ORDER: readonly LayerKind[] = layers.map(({ kind }) => kind as LayerKind);

/** The kinds of care a folded text names, in the order in which they go on. */
export function layersNamed(text: string, tongue: LanguageTag): LayerKind[] {
  let left = text;
  const found = new Set<LayerKind>();
  for (const [kind, pattern] of patternsFor(tongue)) {
    const rest = left.replace(pattern, " ·");
    if (rest !== left) found.add(kind);
    left = rest;
  }
  return ORDER.filter((kind) => found.has(kind));
}

/** The order of application by kind of care: thin before thick, an oil over the cream, sunscreen last. */
export const PLACES: Record<LayerKind, number> = {
  cleanser: 0,
  toner: 0.5,
  acid: 1,
  vitaminC: 1.5,
  serum: 2,
  eyes: 2.2,
  retinoid: 2.5,
  cream: 3,
  oil: 4,
  sunscreen: 9,
  makeup: 10,
};
const OF_CATEGORY: Record<Product["category"], number> = {
  Cleanser: 0,
  Treatment: 1,
  Serum: 2,
  Moisturizer: 3,
};
const OF_LIPS = 8;

/** A product's position in the order of application. */
export function layerOf(product: Product): number {
  const { spf, area, rich, rinsedOff, retinoid, ids } = factsOf(product);
  if (spf > 0) return PLACES.sunscreen;
  if (area === "lips") return OF_LIPS;
  if (area === "eyes") return PLACES.eyes;
  if (retinoid) return PLACES.retinoid;
  if (ids.has("ascorbic_acid")) return PLACES.vitaminC;
  return rich && !rinsedOff && product.category !== "Moisturizer"
    ? PLACES.oil
    : OF_CATEGORY[product.category];
}

export type TimeOfDay = "morning" | "evening" | "both";

/** What is strong and stays on is for the evening; a sunscreen, pure vitamin C for the morning. */
export function timeOf(product: Product): TimeOfDay {
  const facts = factsOf(product);
  const role = roleOf({ product, facts });
  if (role === "sunscreen" || role === "vitaminC") return "morning";
  const isForNights = facts.strong.size > 0 || facts.ids.has("azelaic_acid");
  return (isForNights && !facts.rinsedOff) || role === "oil" ? "evening" : "both";
}

/** Works as an acid does, and stays on. */
const isAcidLeftOn = ({ exfoliates, rinsedOff, ids }: ReturnType<typeof factsOf>): boolean =>
  !rinsedOff && (exfoliates || ids.has("azelaic_acid"));

export type Pairing = "avoid" | "alternate" | "caution" | "fine";

/** How two products go together; two acids that stay on want an evening each. */
export function pairingOf(one: Product, other: Product): Pairing {
  const [first, second] = [factsOf(one), factsOf(other)];
  const known = conflictOfProducts(first, second)?.level ?? "fine";
  const acids = isAcidLeftOn(first) && isAcidLeftOn(second);
  const enzyme = [first, second].some(({ ids, rinsedOff }) => rinsedOff && ids.has("enzymes"));
  const night = [one, other].some((product) => timeOf(product) === "evening");
  // Azelaic acid should be the only new active for two weeks.
  if (acids && (first.ids.has("azelaic_acid") || second.ids.has("azelaic_acid"))) return "avoid";
  if (acids || (enzyme && night)) return "alternate";
  return known === "myth" ? "fine" : known;
}

/** The products that must not be used on the same evening as another of them. */
export const eveningsApart = (products: readonly Product[]): Product[] =>
  products.filter((one) =>
    products.some(
      (other) =>
        one !== other &&
        timeOf(one) !== "morning" &&
        timeOf(other) !== "morning" &&
        ["avoid", "alternate"].includes(pairingOf(one, other)),
    ),
  );
