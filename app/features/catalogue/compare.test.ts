import { expect, test } from "vitest";
import { makeProduct } from "#test/factories.ts";
import type { Active } from "#app/expert/shelf/about-product.ts";
import { betterFor, type Compared, mostAlike } from "./compare.ts";
import { contentsOf, unitPrice } from "./contents.ts";

const active = (uses: Active["uses"], evidence: Active["evidence"]): Active => ({
  inci: "",
  name: "",
  uses,
  evidence,
});
const half = (facts: Partial<Compared>): Compared => ({
  card: {} as Compared["card"],
  concerns: [],
  actives: [],
  notFor: [],
  ...facts,
});

test("one is better for what the other does not do, with evidence", () => {
  const one = half({ concerns: ["dryness", "lines"], actives: [active(["dullness"], "good")] });
  const other = half({ concerns: ["dryness"], actives: [active(["lines"], "some")] });
  expect(betterFor(one, other)).toEqual(["lines", "dullness"]);
  expect(betterFor(other, one)).toEqual([]);
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

test("most alike is what is there for the same concerns", () => {
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
