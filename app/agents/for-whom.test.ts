import { expect, test } from "vitest";
import { demoCatalogueIn } from "../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { type ForWhom, understandFor } from "./for-whom.ts";

const catalogue = demoCatalogueIn("en");
const reads = (told: ForWhom) => understandFor("", told, { language: "en", catalogue });

test.each<[ForWhom, object]>([
  [{ pregnant: true }, { kind: "pregnant" }],
  [{ trying_to_conceive: true }, { kind: "trying" }],
  [{ breastfeeding: true }, { kind: "breastfeeding" }],
  [{ age_years: 0.25 }, { kind: "age", months: 3 }],
  [{ age_years: 17 }, { kind: "age", months: 204 }],
  [{ allergies: ["fragancia"] }, { kind: "allergy", unresolved: [] }],
  [{ allergies: ["unobtainium"] }, { kind: "allergy", unresolved: ["unobtainium"] }],
  [{ leaves_out: ["niacinamide"] }, { kind: "avoidance", ids: ["niacinamide"] }],
  [{ leaves_out: ["unobtainium"] }, { kind: "allergy", unresolved: ["unobtainium"] }],
  [{ medicines: ["isotretinoin"] }, { kind: "medicine", medicine: "isotretinoin" }],
  [{ uses_retinoid: true }, { kind: "own_retinoid" }],
  [{ had_skin_cancer: true }, { kind: "skin_cancer" }],
  [{ vegan: true }, { kind: "wish", wish: "vegan" }],
  [{ in_their_words: "I am 16 weeks pregnant" }, { kind: "pregnant" }],
])("an assistant that tells %o is understood", (told, fact) => {
  expect(reads(told).person.facts).toContainEqual(expect.objectContaining(fact));
});

test("skin conditions are understood, and only those that are true", () => {
  expect(reads({ skin_just_treated: true, easily_irritated: true, skin_type: "oily" })).toMatchObject({
    justTreated: true,
    delicate: true,
    skinTypes: ["oily"],
  });
  expect(reads({ conditions: ["eczema"] }).concerns.map(({ id }) => id)).toContain("eczema");
  expect(reads({ pregnant: false, vegan: false }).person.facts).toEqual([]);
});
