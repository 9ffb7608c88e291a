import fc from "fast-check";
import { understandMessage } from "../understanding/understand.ts";
import { describe, expect, test } from "vitest";
import type { Product } from "#app/features/catalogue/product.ts";
import { demoCatalogueIn } from "#app/expert/evaluation/evaluation-catalogue.ts";
import {
  CONCERNS,
  MODIFIERS,
  type Modifier,
  RED_FLAGS,
  SKIN_TYPES,
  type Understanding,
} from "../understanding/understanding.ts";
import { chooseCandidates, chooseProducts, MOST_PICKS } from "./choose.ts";
import { conflictBetween } from "./conflicts.ts";
import { canonicalInci, ingredientFor, isScent } from "./inci.ts";
import { factsOf } from "./product-facts.ts";
import { shortlist } from "./shortlist.ts";

const catalogue = demoCatalogueIn("en");

const someone: fc.Arbitrary<Understanding> = fc
  .record({
    concerns: fc.subarray([...CONCERNS], { maxLength: 4 }),
    modifiers: fc.subarray([...MODIFIERS]),
    skinTypes: fc.subarray([...SKIN_TYPES], { maxLength: 2 }),
    allergens: fc.subarray(["fragrance", "lanolin", "cocos", "salicyl", "papain", "prunus"]),
    unwanted: fc.subarray([/\bgel\b/i, /\boil\b/i]),
    textures: fc.subarray([/\boil\b/i]),
    avoid: fc.subarray(["retinol", "niacinamide"]),
    justTreated: fc.boolean(),
    wanted: fc.subarray(["salicylic_acid", "ascorbic_acid", "retinol"], { maxLength: 1 }),
  })
  .map(({ concerns, ...rest }) => ({
    language: "en",
    languageIsClear: true,
    kind: "concern",
    maybe: [],
    denied: [],
    redFlags: [],
    zones: [],
    concerns: concerns.map((id) => ({ id, strength: 1, because: [] })),
    ...rest,
  }));

const inciOf = (product: Product): string[] => product.ingredients.map(canonicalInci);
const holdsAny = (product: Product, names: RegExp): boolean =>
  inciOf(product).some((name) => names.test(name));
const early = (product: Product, ids: readonly string[]): boolean =>
  factsOf(product).actives.some(({ ingredient, presence }) => ids.includes(ingredient.id) && presence > 0.1);

/** Written apart from the rules under test: what each modifier must never be given. */
const NEVER: Record<Modifier, (product: Product, who: Understanding) => boolean> = {
  pregnant: (product) =>
    inciOf(product).some((name) => ["avoid", "ask"].includes(ingredientFor(name)?.pregnancy ?? "ok")) ||
    holdsAny(product, /^retin/),
  breastfeeding: (product) =>
    inciOf(product).some((name) => ["avoid", "ask"].includes(ingredientFor(name)?.breastfeeding ?? "ok")) ||
    holdsAny(product, /^retin/),
  on_retinoid_rx: (product) =>
    holdsAny(product, /^retin|^benzoyl peroxide$/) ||
    early(product, ["glycolic_acid", "lactic_acid", "mandelic_acid", "salicylic_acid", "enzymes"]),
  allergy: (product, who) => {
    if (who.allergens.length === 0) return inciOf(product).some(isScent) || holdsAny(product, /lanolin/);
    return who.allergens.some((allergen) =>
      allergen === "fragrance"
        ? inciOf(product).some(isScent)
        : inciOf(product).some((name) => name.startsWith(allergen)),
    );
  },
  vegan_fragrance_free: (product) =>
    inciOf(product).some(isScent) || holdsAny(product, /lanolin|snail|cera alba|\bmel\b|collagen/),
  teen: (product) => holdsAny(product, /^retin/) || early(product, ["glycolic_acid", "cysteamine"]),
  child: (product) =>
    inciOf(product).some(isScent) ||
    holdsAny(product, /^retin/) ||
    early(product, ["salicylic_acid", "glycolic_acid", "lactic_acid"]),
  deep_skin: (product) => holdsAny(product, /hydroquinone/),
  male_shaving: (product) => holdsAny(product, /^alcohol denat|^menthol$/),
  budget: () => false,
};

describe("choosing", () => {
  test("never offers anything contraindicated, out of stock or unknown, for any person", () => {
    fc.assert(
      fc.property(someone, (who) => {
        for (const { product } of [...chooseProducts(who, catalogue), ...chooseCandidates(who, catalogue)]) {
          expect(catalogue).toContain(product);
          expect(product.stock).toBeGreaterThan(0);
          for (const modifier of who.modifiers)
            expect(NEVER[modifier](product, who), `${product.name} for ${modifier}`).toBe(false);
        }
      }),
      { numRuns: 600 },
    );
  });

  test("a long catalogue read in pieces gives the same as one read at once", async () => {
    const long = Array.from({ length: 30 }, (_, copy) =>
      catalogue.map((product) => ({ ...product, id: `${product.id}-${copy}`, price: product.price + copy })),
    ).flat();
    await fc.assert(
      fc.asyncProperty(someone, async (who) => {
        const short = await shortlist(who, long);
        const ids = (from: readonly Product[]) => chooseProducts(who, from).map(({ product }) => product.id);
        expect(ids(short)).toEqual(ids(long));
      }),
      { numRuns: 40 },
    );
  });

  test("gives at most five, the same every time", () => {
    fc.assert(
      fc.property(someone, (who) => {
        const ids = (): string[] => chooseProducts(who, catalogue).map(({ product }) => product.id);
        const first = ids();
        expect(first.length).toBeLessThanOrEqual(MOST_PICKS);
        expect(new Set(first).size).toBe(first.length);
        expect(ids()).toEqual(first);
      }),
      { numRuns: 200 },
    );
  });

  test("offers an acid or a retinoid only where it is what helps", () => {
    fc.assert(
      fc.property(fc.constantFrom("dryness", "dehydration", "barrier", "eczema", "lips"), (id) => {
        const who = understandMessage("", "en");
        const concerns = [{ id, strength: 1, because: [] }] as Understanding["concerns"];
        for (const { product, facts } of chooseProducts({ ...who, kind: "concern", concerns }, catalogue))
          expect(facts.retinoid, `${product.name} for ${id}`).toBe(false);
      }),
    );
  });

  test.each(CONCERNS)("has an answer for %s", (id) => {
    const who: Understanding = {
      language: "en",
      languageIsClear: true,
      kind: "concern",
      concerns: [{ id, strength: 1, because: [] }],
      maybe: [],
      denied: [],
      skinTypes: [],
      modifiers: [],
      redFlags: [],
      zones: [],
      allergens: [],
      avoid: [],
      textures: [],
      wanted: [],
      justTreated: false,
      unwanted: [],
    };
    expect(chooseProducts(who, catalogue).length).toBeGreaterThan(0);
  });

  test.each(RED_FLAGS)("%s: a flag that blocks leaves the shelf empty", (id) => {
    const who: Understanding = {
      language: "en",
      languageIsClear: true,
      kind: "red_flag",
      concerns: [{ id: "acne", strength: 2, because: [] }],
      maybe: [],
      denied: [],
      skinTypes: [],
      modifiers: [],
      redFlags: [{ id, strength: 2, because: [] }],
      zones: [],
      allergens: [],
      avoid: [],
      textures: [],
      wanted: [],
      justTreated: false,
      unwanted: [],
    };
    const allowed = ["severe_acne", "steroid_face", "skin_cancer_history", "persistent_no_change"];
    expect(chooseProducts(who, catalogue).length > 0).toBe(allowed.includes(id));
  });

  test("conflicts are found from both sides, and a myth is no conflict", () => {
    expect(conflictBetween("tretinoin", "retinol")?.level).toBe("avoid");
    expect(conflictBetween("retinol", "tretinoin")?.level).toBe("avoid");
    expect(conflictBetween("glycolic_acid", "retinal")?.level).toBe(
      conflictBetween("retinal", "glycolic_acid")?.level,
    );
    expect(conflictBetween("niacinamide", "ascorbic_acid")?.level).toBe("myth");
  });

  test("INCI synonyms are one substance", () => {
    expect(canonicalInci("Butyrospermum Parkii (Shea) Butter")).toBe(
      canonicalInci("Butyrospermum Parkii Butter"),
    );
    expect(canonicalInci("Colloidal Oatmeal")).toBe(canonicalInci("Avena Sativa (Oat) Kernel Flour"));
    expect(canonicalInci("Fragrance")).toBe("parfum");
    expect(canonicalInci("Vitamin C")).toBe("ascorbic acid");
    expect(ingredientFor(canonicalInci("Retinaldehyde"))?.id).toBe("retinal");
  });

  test("where an active stands in the list matters", () => {
    const base = catalogue[0] as Product;
    const rich: Product = {
      ...base,
      id: "rich",
      category: "Serum",
      ingredients: ["Aqua", "Niacinamide", "Glycerin", "Phenoxyethanol"],
    };
    const poor: Product = {
      ...base,
      id: "poor",
      category: "Serum",
      ingredients: ["Aqua", "Glycerin", "Phenoxyethanol", "Niacinamide"],
    };
    const presence = (product: Product) =>
      factsOf(product).actives.find(({ ingredient }) => ingredient.id === "niacinamide")?.presence ?? 0;
    expect(presence(rich)).toBeGreaterThan(presence(poor));
  });
});
