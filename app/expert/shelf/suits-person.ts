import type { Product } from "#app/features/catalogue/product.ts";
import { latest } from "../reading/person/fact.ts";
import { isEasilyUpset } from "../reading/skin-types.ts";
import type { ConcernId, SkinType, Understanding } from "../reading/understanding.ts";
import type { ProductFacts } from "./product-facts.ts";
import { OF_AZELAIC, OF_COMFORT, OF_PEACE, OF_REDNESS, OF_ROUGH, OF_SHINE, OF_TONE } from "./purposes.ts";

/** Dry and shiny at once, or by places. */
function isMixed({ skinTypes, concerns }: Understanding): boolean {
  const says = (...ids: ConcernId[]) => concerns.some(({ id }) => ids.includes(id));
  return skinTypes.includes("combination") || (says("oiliness") && says("dryness", "dehydration"));
}

function typeFactor(facts: ProductFacts, types: readonly SkinType[]): number {
  let factor = 1;
  const leads = facts.actives.filter((active) => active.presence > 0.5).map((active) => active.ingredient);
  for (const type of types) {
    if (leads.some((ingredient) => (ingredient.skin_types_caution as readonly string[]).includes(type)))
      factor *= 0.75;
    if (type === "oily" && facts.rich) factor *= 0.55;
    if (type === "dry" && facts.rich) factor *= 1.2;
  }
  return factor;
}

/** On a small budget each step in price lowers the score, down to a minimum. */
const CENTS_A_STEP = 7_000;
const LEAST_WORTH = 0.25;

/** How a product suits a person, whatever it does. */
export function personFactor(product: Product, facts: ProductFacts, understanding: Understanding): number {
  const mixed = isMixed(understanding);
  let factor = typeFactor(
    facts,
    mixed ? understanding.skinTypes.filter((type) => type !== "dry") : understanding.skinTypes,
  );
  if (mixed && facts.rich) factor *= 0.7;
  // A sum that was named sets the limit itself; without one, little money means little is spent.
  if (understanding.modifiers.includes("budget") && !latest(understanding.person, "budget"))
    factor *= Math.max(LEAST_WORTH, 1.8 - product.price / CENTS_A_STEP);
  if (understanding.modifiers.includes("deep_skin")) {
    if (facts.ids.has("glycolic_acid") && facts.exfoliates) factor *= 0.6;
    if (facts.spf > 0 && facts.ids.has("iron_oxides")) factor *= 1.4;
    // On deep skin irritation leaves marks: azelaic acid is preferred to a retinoid.
    const works = facts.retinoid ? 0.3 : facts.ids.has("azelaic_acid") ? 1.3 : 1;
    if (works !== 1 && understanding.concerns.some(({ id }) => OF_TONE.has(id))) factor *= works;
  }
  // Somebody who asks for the mildest is not used to strong products.
  if (understanding.gentle && !facts.rinsedOff && (facts.strong.size > 0 || facts.ids.has("azelaic_acid")))
    factor *= 0.3;
  // Whoever had skin cancer is shielded as well as can be.
  const lesser = facts.spf > 0 && facts.spf < HIGHEST;
  if (lesser && understanding.redFlags.some(({ id }) => id === "skin_cancer_history")) factor *= 0.5;
  if (understanding.modifiers.includes("teen")) factor *= factorForTeens(product, facts, understanding);
  factor *= aimFactor(product, facts, understanding);
  if (understanding.textures.some((texture) => texture.test(product.name))) factor *= 3;
  if (understanding.wanted.some((id) => facts.ids.has(id))) factor *= 2.5;
  if (understanding.modifiers.includes("pregnant") && facts.ids.has("salicylic_acid") && !facts.rinsedOff)
    factor *= 0.6;
  return factor;
}

/** Sun protection that no other surpasses. */
const HIGHEST = 50;

/** Products above this price, in cents, are scored down. */
const DEAR = 20_000;

/** A product made for another purpose is scored down despite its other ingredients, and so is the dearest one. */
function aimFactor(product: Product, facts: ProductFacts, understanding: Understanding): number {
  const { concerns, skinTypes, places } = understanding;
  const tone = facts.ids.has("tranexamic_acid") || facts.ids.has("alpha_arbutin");
  const about = (ids: ReadonlySet<ConcernId>) => concerns.some(({ id }) => ids.has(id));
  let factor = tone && !about(OF_TONE) ? 0.4 : 1;
  if (facts.ids.has("azelaic_acid") && !about(OF_AZELAIC)) factor *= 0.4;
  const shiny = skinTypes.includes("oily") || isMixed(understanding);
  // What keeps shine down does not give light.
  if (facts.ids.has("zinc_pca") && concerns.some(({ id }) => id === "dullness") && !about(OF_SHINE) && !shiny)
    factor *= 0.5;
  // What smooths rough arms is no cream for hands, or for nowhere in particular.
  if (facts.area === "body" && facts.exfoliates) {
    const rough = about(OF_ROUGH) || (places.includes("body") && !places.includes("hands"));
    if (!rough) factor *= 0.15;
    // Thin, expecting or itching skin that is only dry is given a cream before an acid.
    const frail = isFrail(understanding) || about(OF_PEACE);
    if (frail && !about(OF_ROUGH)) factor *= 0.3;
  }
  // A scent is for those who ask for one.
  if (facts.scented) factor *= 0.7;
  const comfort = concerns.length > 0 && concerns.every(({ id }) => OF_COMFORT.has(id));
  if (facts.ids.has("zinc_pca") && comfort && !shiny) factor *= 0.5;
  const acid = facts.ids.has("gluconolactone") && !facts.rinsedOff;
  if (acid && !shiny && (comfort || skinTypes.includes("dry"))) factor *= 0.5;
  // What is red is not washed with an acid either.
  if (facts.strong.size > 0 && about(OF_REDNESS)) factor *= 0.3;
  // Very reactive skin should not start with an acid, however mild.
  if (acid && (about(OF_PEACE) || isEasilyUpset(understanding))) factor *= 0.3;
  return product.price > DEAR ? factor * 0.7 : factor;
}

/** Months of age from which skin is taken to be thin. */
const THIN = 70 * 12;

const isFrail = ({ person, modifiers }: Understanding): boolean =>
  modifiers.includes("pregnant") || (latest(person, "age")?.months ?? 0) >= THIN;

/** Months of age. */
const OLD_ENOUGH = 14 * 12;

/** A mild wash, a light cream, SPF: what we say to young people is also what we show them first. */
function factorForTeens(product: Product, facts: ProductFacts, { person }: Understanding): number {
  const price = product.price > 6000 ? 0.5 : 1;
  // A leave-on acid is nothing to start with at twelve.
  const months = latest(person, "age")?.months ?? OLD_ENOUGH;
  if (facts.exfoliates && !facts.rinsedOff && facts.area === "face" && months < OLD_ENOUGH) return 0.05;
  if (facts.rinsedOff) return 2.5 * price;
  return (facts.exfoliates || facts.ids.has("azelaic_acid") ? 0.4 : 1) * price;
}
