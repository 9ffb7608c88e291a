import fc from "fast-check";
import { expect, test } from "vitest";
import { scaleOf } from "./scale.ts";

test.each([
  [0, 1, [0, 1, 2, 3]],
  [1, 1, [0, 1, 2, 3]],
  [3, 1, [0, 1, 2, 3]],
  [7, 1, [0, 2, 4, 6, 8]],
  [26, 1, [0, 10, 20, 30]],
  [13_000, 100, [0, 5000, 10_000, 15_000]],
  [1, 100, [0, 100, 200, 300]],
])("up to %d, in steps of at least %d", (most, least, lines) => {
  expect(scaleOf(most, least)).toEqual(lines);
});

test("nothing goes beyond a scale, and it is never crowded", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.constantFrom(1, 100), (most, least) => {
      const lines = scaleOf(most, least);
      expect(lines.at(-1)).toBeGreaterThanOrEqual(most);
      expect(lines.length).toBeLessThanOrEqual(5);
    }),
  );
});
