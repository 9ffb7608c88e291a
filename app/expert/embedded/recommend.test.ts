import { describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import type { Language } from "#app/i18n/language.ts";
import { recommend } from "./recommend.ts";

function advise(concern: string, language: Language = "en") {
  const catalogue = demoCatalogueIn(language);
  const { recommendations, notice = "" } = recommend({ concern, language, catalogue });
  const products = recommendations.flatMap(({ id }) => catalogue.find((product) => product.id === id) ?? []);
  return { products, ids: products.map(({ id }) => id), reasons: recommendations, notice };
}

describe("asked for by the words of the shelf", () => {
  test.each([
    ["serum", "en", "Serum"],
    ["cleanser for dry skin", "en", "Cleanser"],
    ["night cream", "en", "Moisturizer"],
    ["un nettoyant", "fr", "Cleanser"],
    ["crème de jour", "fr", "Moisturizer"],
    ["limpiador para piel grasa", "sp", "Cleanser"],
    ["crema", "sp", "Moisturizer"],
  ] as const)("%s (%s): only %s", (message, language, category) => {
    const { products, notice } = advise(message, language);
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) expect(product.category, product.name).toBe(category);
    expect(notice).toBe("");
  });

  test.each([
    ["eye cream", "en", "shallows-eye-gel"],
    ["une huile pour le visage", "fr", "slow-amber-oil"],
    ["un sérum de vitamina C", "sp", "first-light-serum"],
    ["dry hands", "en", "inner-shell-cream"],
    ["rough arms", "en", "worn-stone-lotion"],
    ["Crème Mille Strates", "fr", "thousand-layers-cream"],
    ["Première Lueur", "fr", "first-light-serum"],
  ] as const)("%s (%s): %s first", (message, language, id) => {
    expect(advise(message, language).ids[0]).toBe(id);
  });

  test("the cheapest comes first, a price is kept to, and a gift is gentle", () => {
    const prices = advise("the cheapest cleanser").products.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    for (const { price, name } of advise("blackheads, budget $40").products)
      expect(price, name).toBeLessThanOrEqual(4000);
    const gift = advise("a gift for my mother");
    expect(gift.notice).toMatch(/^A gift/);
    expect(gift.ids).not.toContain("night-current");
  });

  test("a product that is sold out says so", () => {
    const catalogue = demoCatalogueIn("fr").map((product) => ({
      ...product,
      stock: product.id === "first-light-serum" ? 0 : product.stock,
    }));
    const { recommendations, notice } = recommend({
      concern: "Sérum Première Lueur",
      language: "fr",
      catalogue,
    });
    expect(recommendations.map(({ id }) => id)).not.toContain("first-light-serum");
    expect(notice).toContain("Sérum Première Lueur est en rupture");
  });
});

describe("left out", () => {
  test.each([
    ["wrinkles but no retinol please", "en", ["night-current", "seven-tides-ampoules"]],
    ["taches, sans niacinamide", "fr", ["moonstone-serum", "smooth-stone-serum"]],
    ["redness after laser", "en", ["quiet-harbor-serum", "soft-ebb", "first-light-serum"]],
    ["12 yr old pimples", "en", ["quiet-harbor-serum", "undertow-gel", "night-current"]],
    ["me irrito al afeitarme", "sp", ["soft-ebb"]],
  ] as const)("%s (%s)", (message, language, never) => {
    const { ids } = advise(message, language);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of never) expect(ids).not.toContain(id);
  });

  test("young skin is not told of lines and wrinkles", () => {
    const { reasons, ids } = advise("retinol for my 14 year old");
    expect(ids).not.toContain("night-current");
    for (const { reasoning } of reasons) expect(reasoning).not.toMatch(/lines|wrinkles|creases|firmer/);
  });

  test("a denied pregnancy is none", () => {
    expect(advise("no estoy embarazada, arrugas", "sp").ids).toContain("night-current");
  });
});

describe("no product", () => {
  test.each([
    ["my toddler swallowed some cream", "en"],
    ["my daughter has hives and is wheezing", "en"],
    ["my eye is swollen shut", "en"],
    ["j'ai avalé de la crème", "fr"],
    ["je n'ai plus envie de vivre", "fr"],
    ["me quemé con aceite hirviendo", "sp"],
    ["me corto los brazos", "sp"],
  ] as const)("an alarm: %s", (message, language) => {
    const { ids, notice } = advise(message, language);
    expect(ids).toEqual([]);
    expect(notice).not.toBe("");
  });

  test.each([
    ["mon bébé de 3 mois a des plaques rouges", "fr", "pédiatre"],
    ["shampoo for dandruff", "en", "do not sell"],
    ["psoriasis", "sp", "farmacia"],
    ["hello", "en", "Hello"],
    ["gracias", "sp", "Con gusto"],
  ] as const)("%s: says why", (message, language, part) => {
    const { ids, notice } = advise(message, language);
    expect(ids).toEqual([]);
    expect(notice).toContain(part);
  });

  test.each([
    ["splitting headache, fever and a purple rash that does not fade when I press a glass on it", "en"],
    ["I want to die, nobody can look at my skin", "en"],
    ["votre crème m'a brûlé le visage", "fr"],
  ] as const)("an alarm, whatever else is said: %s", (message, language) => {
    expect(advise(message, language).ids).toEqual([]);
  });

  test.each([
    ["I'd die for glowing skin", "en"],
    ["je veux en finir avec mes boutons", "fr"],
    ["estoy harta de vivir con esta piel", "sp"],
    ["me duele la espalda", "sp"],
    ["serum", "en"],
    ["eye cream", "en"],
    ["crema", "sp"],
    ["sérum", "fr"],
    ["brillos en la zona T", "sp"],
    ["Quiet Harbor Serum", "en"],
    ["Ampollas Siete Mareas", "sp"],
    ["Sérum Havre Calme", "fr"],
  ] as const)("no alarm at %s (%s)", (message, language) => {
    expect(advise(message, language).notice).not.toMatch(/911|112|doctor|médecin|médico|3114|024/);
  });
});
