import type { Product } from "#app/features/catalogue/product.ts";
import { isEasilyUpset } from "../reading/skin-types.ts";
import type { ConcernId, Understanding } from "../reading/understanding.ts";
import { mayBeNamed, type Occasion, type Verdict } from "./may-be-named.ts";

/** Flags that allow products, but only gentle ones. */
const CALM_FLAGS = new Set<string>(["severe_acne", "steroid_face", "skin_cancer_history"]);

/** What a message wants a product for. */
export function occasionOf(understanding: Understanding): Occasion {
  return {
    places: understanding.places,
    concerns: understanding.concerns.map(({ id }) => id),
    skinTypes: understanding.skinTypes,
    easilyUpset: isEasilyUpset(understanding),
    treated: understanding.justTreated,
    alarm: understanding.redFlags.some(({ id }) => CALM_FLAGS.has(id)),
    gift: understanding.wish === "gift",
    unasked: understanding.unasked === true,
    textures: understanding.unwanted,
  };
}

/** Whether a product may be named in answer to a message. */
export function verdictFor(product: Product, understanding: Understanding, more: Occasion = {}): Verdict {
  return mayBeNamed(product, understanding.person, { ...occasionOf(understanding), ...more });
}

/** Conditions of the skin rather than aims: they restrict every choice. */
const CONDITIONS = new Set<ConcernId>(["rosacea", "eczema", "perioral_derm"]);

/** Whether a product suits the person, regardless of what it is wanted for and of stock. */
export function verdictForPerson(product: Product, understanding: Understanding): Verdict {
  const concerns = understanding.concerns.map(({ id }) => id).filter((id) => CONDITIONS.has(id));
  return verdictFor(product, understanding, { concerns, places: [], evenSoldOut: true });
}

export function mayAnswer(product: Product, understanding: Understanding): boolean {
  return verdictFor(product, understanding).ok;
}
