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
    "open-tide-gel": "gel",
    "noon-veil-spf-30": "tinted",
    "salt-air-fluid-spf-50": "fluid",
    "night-current": "night",
    "inner-shell-cream": "cream",
  });
  expect(Object.values(told)).not.toContain(undefined);
});

test("nothing is made up where the words do not tell", () => {
  expect(textureOf({ name: "Harbor", kind: "Gelatin-free spoiler" })).toBeUndefined();
});
