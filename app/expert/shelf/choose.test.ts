import fc from "fast-check";
import { understandMessage } from "../reading/understand.ts";
import { describe, expect, test } from "vitest";
import type { Product } from "#app/features/catalogue/product.ts";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { type Fact, MEDICINES, type Person } from "../reading/person/fact.ts";
import { modifiersOf } from "../reading/person/modifiers.ts";
import type { Inferred } from "../reading/person/person.ts";
import { inciOf } from "../reading/person/substances.ts";
import { CONCERNS, RED_FLAGS, SKIN_TYPES, type Understanding } from "../reading/understanding.ts";
import { chooseProducts } from "./choose.ts";
import { MOST_PICKS } from "./how-many.ts";
import { rankProducts } from "./rank.ts";
import { conflictBetween } from "./conflicts.ts";
import { canonicalInci, ingredientFor, isScent } from "./inci.ts";
import { factsOf } from "./product-facts.ts";
import { shortlist } from "./shortlist.ts";

const catalogue = demoCatalogueIn("en");

const ALLERGIES = ["fragrance", "lanolin", "coconut", "salicylates", "papaya", "nuts"];
const allergyTo = (ids: readonly string[]): Fact =>
  fact({ kind: "allergy", ids, inci: inciOf(ids), unresolved: [] });

function fact(content: Inferred): Fact {
  return { ...content, words: "", turn: 0, how: "said" };
}

const someFact: fc.Arbitrary<Fact> = fc.oneof(
  fc.constantFrom<Fact>(
    fact({ kind: "pregnant" }),
    fact({ kind: "trying" }),
    fact({ kind: "breastfeeding" }),
    fact({ kind: "wish", wish: "vegan" }),
    fact({ kind: "avoidance", ids: ["fragrance"], inci: inciOf(["fragrance"]) }),
    fact({ kind: "event", weeks: 2 }),
  ),
  fc.constantFrom(...MEDICINES).map((medicine) => fact({ kind: "medicine", medicine })),
  fc.integer({ min: 0, max: 80 * 12 }).map((months) => fact({ kind: "age", months })),
  fc.subarray(ALLERGIES).map(allergyTo),
);

const someone: fc.Arbitrary<Understanding> = fc
  .record({
    concerns: fc.subarray([...CONCERNS], { maxLength: 4 }),
    facts: fc.array(someFact, { maxLength: 4 }),
    modifiers: fc.subarray(["deep_skin", "male_shaving"] as const),
    skinTypes: fc.subarray([...SKIN_TYPES], { maxLength: 2 }),
    unwanted: fc.subarray([/\bgel\b/i, /\boil\b/i]),
    textures: fc.subarray([/\boil\b/i]),
    justTreated: fc.boolean(),
    wanted: fc.subarray(["salicylic_acid", "ascorbic_acid", "retinol"], { maxLength: 1 }),
  })
  .map(({ concerns, facts, modifiers, ...rest }) => {
    const person: Person = { relation: "self", facts };
    return {
      ...understandMessage("", "en"),
      kind: "concern",
      concerns: concerns.map((id) => ({ id, strength: 1, because: [] })),
      person,
      persons: [person],
      modifiers: modifiersOf(person, modifiers),
      ...rest,
    };
  });

const listOf = (product: Product): string[] => product.ingredients.map(canonicalInci);
const holdsAny = (product: Product, names: RegExp): boolean =>
  listOf(product).some((name) => names.test(name));
const early = (product: Product, ids: readonly string[]): boolean =>
  factsOf(product).actives.some(({ ingredient, presence }) => ids.includes(ingredient.id) && presence > 0.1);

const HOLDS: Record<string, RegExp> = {
  fragrance: /^parfum$|^linalool$|^citronellol$/,
  lanolin: /lanolin/,
  coconut: /^coco|^cocos/,
  salicylates: /salicyl/,
  papaya: /papain/,
  nuts: /^prunus|^butyrospermum/,
};
const avoidedIn = (product: Product, phase: "pregnancy" | "breastfeeding"): boolean =>
  listOf(product).some((name) => ["avoid", "ask"].includes(ingredientFor(name)?.[phase] ?? "ok")) ||
  holdsAny(product, /^retin/);

/** Written apart from the rules under test: what somebody of whom this is known must never be given. */
function mustNotGive(known: Fact, product: Product, { concerns }: Understanding): boolean {
  const scented = listOf(product).some(isScent);
  switch (known.kind) {
    case "pregnant":
    case "trying":
      return avoidedIn(product, "pregnancy");
    case "breastfeeding":
      return avoidedIn(product, "breastfeeding");
    case "medicine":
      return ["tretinoin", "adapalene", "isotretinoin", "tazarotene"].includes(known.medicine)
        ? holdsAny(product, /^retin|^benzoyl peroxide$|^gluconolactone$|^azelaic acid$/) ||
            early(product, ["glycolic_acid", "lactic_acid", "mandelic_acid", "salicylic_acid", "enzymes"])
        : holdsAny(product, /^retin/) && known.medicine !== "azelaic_acid";
    case "allergy":
      if (known.ids.length === 0) return scented || holdsAny(product, /lanolin/);
      return known.ids.some((id) => holdsAny(product, HOLDS[id] ?? /(?!)/));
    case "wish":
      return holdsAny(product, /lanolin|snail|cera alba|\bmel\b|collagen/);
    case "avoidance":
      return scented;
    case "event":
      // Rough arms are no face: their lotion may be given before a day that counts.
      if (product.id === "worn-stone-lotion" && concerns.some(({ id }) => id === "kp")) return false;
      return holdsAny(product, /^retin|^glycolic acid$|^lactic acid$/);
    case "age":
      if (known.months < 6) return true;
      if (known.months < 144)
        return (
          scented ||
          holdsAny(product, /^retin/) ||
          early(product, ["salicylic_acid", "glycolic_acid", "lactic_acid"])
        );
      return (
        known.months < 216 && (holdsAny(product, /^retin/) || early(product, ["glycolic_acid", "cysteamine"]))
      );
    default:
      return false;
  }
}

describe("choosing", () => {
  test("never offers anything contraindicated, out of stock or unknown, for any person", () => {
    fc.assert(
      fc.property(someone, (who) => {
        for (const { product } of [...chooseProducts(who, catalogue), ...rankProducts(who, catalogue)]) {
          expect(catalogue).toContain(product);
          expect(product.stock).toBeGreaterThan(0);
          const known = who.person.facts.filter(({ kind }) => kind !== "age");
          const age = who.person.facts.findLast(({ kind }) => kind === "age");
          for (const one of age ? [...known, age] : known)
            expect(mustNotGive(one, product, who), `${product.name} for ${JSON.stringify(one)}`).toBe(false);
        }
      }),
      { numRuns: 600 },
    );
  });

  const long = Array.from({ length: 15 }, (_, copy) =>
    catalogue.map((product) => ({ ...product, id: `${product.id}-${copy}`, price: product.price + copy })),
  ).flat();
  const idsFrom = (who: Understanding, from: readonly Product[]) =>
    chooseProducts(who, from).map(({ product }) => product.id);

  test("a long catalogue read in pieces gives the same as one read at once", async () => {
    await fc.assert(
      fc.asyncProperty(someone, async (who) => {
        expect(idsFrom(who, await shortlist(who, long))).toEqual(idsFrom(who, long));
      }),
      { numRuns: 20 },
    );
  });

  // Each was once answered otherwise in pieces: the nearest to what was asked for was cut, a companion allowed only there.
  test.each<[string, Partial<Understanding>, readonly Fact[]]>([
    [
      "a milder form of what the prescription rules out",
      {
        concerns: ["acne_scars", "pie", "dryness", "fine_lines"].map((id) => ({
          id: id as Understanding["concerns"][number]["id"],
          strength: 1,
          because: [],
        })),
        skinTypes: ["oily", "combination"],
        wanted: ["ascorbic_acid"],
        modifiers: ["deep_skin"],
      },
      [fact({ kind: "medicine", medicine: "benzoyl_peroxide" })],
    ],
    [
      "a companion for shiny skin that was treated",
      {
        skinTypes: ["oily"],
        textures: [/\boil\b/i],
        justTreated: true,
        modifiers: ["pregnant", "child"],
      },
      [fact({ kind: "age", months: 128 }), fact({ kind: "event", weeks: 2 }), fact({ kind: "trying" })],
    ],
    [
      "a child who asks for an acid, and is given what every skin needs",
      { wanted: ["salicylic_acid"], justTreated: true, modifiers: ["allergy", "child"] },
      [fact({ kind: "age", months: 6 }), allergyTo(["coconut"])],
    ],
    [
      "sun protection beside a gel for the eyes",
      {
        concerns: [{ id: "wrinkles", strength: 1, because: [] }],
        places: ["eyes"],
        sunToo: true,
      },
      [],
    ],
  ])("in pieces as at once: %s", async (_, told, facts) => {
    const person: Person = { relation: "self", facts: [...facts] };
    const who: Understanding = {
      ...understandMessage("", "en"),
      kind: "concern",
      ...told,
      person,
      persons: [person],
    };
    expect(idsFrom(who, await shortlist(who, long))).toEqual(idsFrom(who, long));
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
      ...understandMessage("", "en"),
      kind: "concern",
      concerns: [{ id, strength: 1, because: [] }],
    };
    expect(chooseProducts(who, catalogue).length).toBeGreaterThan(0);
  });

  test.each(RED_FLAGS)("%s: a flag that blocks leaves the shelf empty", (id) => {
    const who: Understanding = {
      ...understandMessage("", "en"),
      kind: "red_flag",
      concerns: [{ id: "acne", strength: 2, because: [] }],
      redFlags: [{ id, strength: 2, because: [] }],
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

  test("an active's position in the ingredient list matters", () => {
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
