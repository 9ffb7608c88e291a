import { expect, test } from "vitest";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { activesOf, companionsOf, notFor } from "./about-product.ts";
import { conflictOfProducts } from "./conflicts.ts";
import { factsOf } from "./product-facts.ts";

const catalogue = demoCatalogueIn("en");
const find = (id: string) => {
  const product = catalogue.find((one) => one.id === id);
  if (!product) throw new Error(`There is no ${id}.`);
  return product;
};

test("a retinoid is for no one pregnant, breastfeeding or young; a plain cleanser is for them too", () => {
  expect(notFor(find("night-current"))).toEqual(["pregnant", "breastfeeding", "teen", "child"]);
  expect(notFor(find("silk-milk"))).toEqual([]);
});

test("names at most four ingredients that are in the product, strongest first", () => {
  for (const product of catalogue) {
    const actives = activesOf(product, "en");
    expect(actives.length, product.id).toBeLessThanOrEqual(4);
    for (const { inci, uses } of actives) {
      expect(product.ingredients, product.id).toContain(inci);
      expect(uses.length).toBeGreaterThan(0);
    }
  }
  expect(activesOf(find("quiet-harbor-serum"), "fr")[0]?.name).toMatch(/az[ée]la/i);
});

test("companions are one a step, in stock, and get on with the product", () => {
  for (const product of catalogue) {
    const companions = companionsOf(product, catalogue);
    expect(new Set(companions.map(({ category }) => category)).size).toBe(companions.length);
    for (const other of companions) {
      expect(other.category).not.toBe(product.category);
      expect(other.stock).toBeGreaterThan(0);
      expect(
        conflictOfProducts(factsOf(product), factsOf(other)),
        `${product.id} and ${other.id}`,
      ).toBeUndefined();
    }
  }
});
