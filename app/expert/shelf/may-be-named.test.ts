import { describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Language } from "#app/i18n/language.ts";
import { personsIn } from "../reading/person/person.ts";
import { allergensAreChecked, uncheckedFor } from "./unchecked.ts";
import { mayBeNamed } from "./may-be-named.ts";

const catalogue = demoCatalogueIn("en");
const product = (id: string) => catalogue.find((one) => one.id === id) as Product;
const whoSays = (text: string, language: Language = "en") => personsIn([{ text, language }]).current;

describe("a product is not named", () => {
  test.each<[string, Language, string, string]>([
    ["i'm 8 and i want retinol", "en", "night-current", "child"],
    ["my 5 month old has dry patches", "en", "inner-shell-cream", "infant"],
    ["tengo 15 años", "sp", "night-current", "teen"],
    ["i'm 17", "en", "night-current", "teen"],
    ["ivf cycle starting next week", "en", "night-current", "trying"],
    ["20 weeks along", "en", "night-current", "pregnant"],
    ["je tire mon lait", "fr", "night-current", "breastfeeding"],
    ["tazorac + texture", "en", "open-tide-gel", "medicine"],
    ["soy alérgica a las fragancias", "sp", "thousand-layers-cream", "allergy"],
    ["pas de rétinol, pas d'acide", "fr", "soft-ebb", "avoidance"],
    ["i had skin cancer", "en", "night-current", "skin_cancer"],
    ["wedding in 2 weeks", "en", "soft-ebb", "event"],
  ])("to %s (%s): %s", (text, language, id, reason) => {
    expect(mayBeNamed(product(id), whoSays(text, language))).toMatchObject({ ok: false, reason });
  });

  test.each(["Hydroquinone", "Mercury", "Hydrocortisone"])("to anybody when it holds %s", (ingredient) => {
    const forbidden = { ...product("quiet-balm"), id: ingredient, ingredients: ["Aqua", ingredient] };
    expect(mayBeNamed(forbidden, whoSays("hello"))).toMatchObject({ ok: false, reason: "forbidden" });
  });

  test("a retinoid, to somebody who already uses another brand's", () => {
    const facts = [{ kind: "own_retinoid", words: "", turn: 0, how: "said" } as const];
    expect(mayBeNamed(product("night-current"), { relation: "self", facts })).toMatchObject({
      reason: "second_retinoid",
    });
  });

  test("for an allergen that only its own ingredient list names", () => {
    const ingredients = ["Aqua", "Orbignya Oleifera (Babassu) Seed Oil"];
    const balm = { ...product("quiet-balm"), id: "babassu-balm", ingredients };
    const verdict = mayBeNamed(balm, whoSays("I'm allergic to babassu"));
    expect(verdict).toMatchObject({ reason: "allergy", holds: ["orbignya oleifera seed oil"] });
  });

  test.each([
    ["treated", { treated: true }],
    ["alarm", { alarm: true }],
    ["sensitive", { easilyUpset: true }],
  ])("an acid, to skin that is %s", (reason, occasion) => {
    expect(mayBeNamed(product("soft-ebb"), whoSays("hello"), occasion)).toMatchObject({ reason });
  });

  // Their skin needs a wash, a cream and sun protection; at thirteen a serum is not refused for the age alone.
  test.each([
    ["i'm 12", "deep-water-serum", false],
    ["i'm 12", "inner-shell-cream", true],
    ["i'm 13", "deep-water-serum", true],
  ])("by age, to somebody who says %j: %s (%s)", (text, id, ok) => {
    expect(mayBeNamed(product(id), whoSays(text)).ok).toBe(ok);
  });

  test("for a place its label does not allow", () => {
    expect(mayBeNamed(product("shallows-eye-gel"), whoSays("hello"), { places: ["lips"] })).toMatchObject({
      reason: "place",
    });
    expect(mayBeNamed(product("quiet-balm"), whoSays("hello"), { places: ["lips"] })).toEqual({ ok: true });
  });
});

test("an allergy that was not resolved leaves no room for a promise", () => {
  expect(allergensAreChecked(whoSays("I'm allergic to squalane"))).toBe(true);
  const unknown = whoSays("I'm allergic to babassu");
  expect(allergensAreChecked(unknown)).toBe(false);
  expect(uncheckedFor(unknown).unresolved).toEqual(["babassu"]);
});
