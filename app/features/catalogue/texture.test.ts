import { expect, test } from "vitest";
import catalogue from "#db/seed/catalogue.json" with { type: "json" };
import { textureOf } from "./texture.ts";

test("every product of the demo catalogue has its texture", () => {
  const told = Object.fromEntries(catalogue.map((product) => [product.id, textureOf(product)]));
  expect(told).toMatchObject({
    "silk-milk": "milk",
    "pearl-dust": "powder",
    "evening-shell-balm": "balm",
    "slow-amber-oil": "oil",
    "first-light-serum": "serum-fluid",
    "moonstone-serum": "serum-milky",
    "deep-water-serum": "serum-gel",
    "quiet-harbor-serum": "serum-cream",
    "smooth-stone-serum": "serum-weightless",
    "clear-pebble-gel": "gel-wash",
    "open-tide-gel": "gel-water",
    "undertow-gel": "gel",
    "noon-veil-spf-30": "tinted",
    "salt-air-fluid-spf-50": "fluid",
    "night-current": "night",
    "inner-shell-cream": "cream",
  });
  expect(Object.values(told)).not.toContain(undefined);
});

test("nothing is made up where the words do not tell", () => {
  const spoiler = { name: "Harbor", kind: "Gelatin-free spoiler", description: "", ingredients: ["Aqua"] };
  expect(textureOf(spoiler)).toBeUndefined();
  expect(textureOf({ ...spoiler, kind: "Cream" })).toBe("cream");
  expect(textureOf({ ...spoiler, kind: "Cream", ingredients: [] })).toBeUndefined();
});
