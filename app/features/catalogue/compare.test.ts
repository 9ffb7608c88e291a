import { expect, test } from "vitest";
import { makeProduct } from "#test/factories.ts";
import { pointsOf } from "#app/expert/shelf/about-product.ts";
import { betterFor, type Compared, mostAlike } from "./compare.ts";
import { contentsOf, unitPrice } from "./contents.ts";

const half = (facts: Partial<Compared>): Compared => ({
  card: {} as Compared["card"],
  concerns: [],
  points: {},
  actives: [],
  notFor: [],
  ...facts,
});

test("one is better for what the other is not for, and for what it clearly holds more for", () => {
  const one = half({
    concerns: ["dryness", "lines", "dullness", "sun"],
    points: { lines: 5, dullness: 5, sun: 9 },
  });
  const other = half({
    concerns: ["lines", "dullness", "sun", "eyes"],
    points: { lines: 4, dullness: 4.5, sun: 1 },
  });
  expect(betterFor(one, other)).toEqual(["dryness", "lines"]);
  expect(betterFor(other, one)).toEqual(["eyes"]);
  const unknown = half({ concerns: ["lines"] });
  expect(betterFor(unknown, unknown)).toEqual([]);
});

test("a serum with vitamin C is no sun protection", () => {
  const product = makeProduct({
    category: "Serum",
    concerns: ["dullness"],
    ingredients: ["Aqua", "Ascorbic Acid", "Tocopherol", "Ferulic Acid"],
  });
  expect(Object.keys(pointsOf(product))).toEqual(["dullness"]);
});

test("without fragrance is better for whom it bothers, where that is known of both", () => {
  const [plain, scented, unknown] = [half({ scented: false }), half({ scented: true }), half({})];
  expect(betterFor(plain, scented)).toEqual(["unscented"]);
  for (const [one, other] of [
    [plain, unknown],
    [scented, plain],
    [plain, plain],
  ] as const)
    expect(betterFor(one, other)).toEqual([]);
});

test("the most similar product is in stock and serves the same concerns", () => {
  const gone = makeProduct({ id: "gone", stock: 0, concerns: ["dryness", "lines"] });
  const near = makeProduct({ id: "near", concerns: ["dryness"] });
  const far = makeProduct({ id: "far", concerns: ["sun"] });
  expect(mostAlike(["dryness", "lines"], [far, gone, near])?.id).toBe("near");
  expect(mostAlike(["dryness"], [])).toBeUndefined();
});

test.each([
  ["30 ml", { amount: 30, unit: "ml" }],
  ["30 ml · 1.0 fl. oz", { amount: 30, unit: "ml" }],
  ["7 × 1.5 ml", { amount: 10.5, unit: "ml" }],
  ["7 × 1,5 ml", { amount: 10.5, unit: "ml" }],
  ["10 g · 0.35 oz", { amount: 10, unit: "g" }],
  ["one size", undefined],
  ["0 ml", undefined],
  ["", undefined],
])("a size of %j is read", (size, contents) => {
  expect(contentsOf(size)).toEqual(contents);
});

test("a milliliter has its price", () => {
  expect(unitPrice(4800, { amount: 30, unit: "ml" })).toBe("$1.60");
});
