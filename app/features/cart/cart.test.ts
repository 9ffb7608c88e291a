import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CartChange, changeLines, countUnits, MOST_PER_LINE, subtotalOf } from "./cart.ts";

const productId = fc.constantFrom("a", "b", "c");
const anyChange: fc.Arbitrary<CartChange> = fc.oneof(
  fc.record({ intent: fc.constant("add" as const), productId, quantity: fc.integer({ min: -5, max: 2000 }) }),
  fc.record({ intent: fc.constant("step" as const), productId, quantity: fc.integer({ min: -5, max: 5 }) }),
  fc.record({ intent: fc.constant("set" as const), productId, quantity: fc.integer({ min: -5, max: 2000 }) }),
  fc.record({ intent: fc.constant("remove" as const), productId }),
);

describe("changing a cart", () => {
  test("adding a product already present increases its quantity", () => {
    const lines = [{ productId: "a", quantity: 2 }];
    expect(changeLines(lines, { intent: "add", productId: "a", quantity: 3 })).toEqual([
      { productId: "a", quantity: 5 },
    ]);
  });

  test("adding puts in the larger of 1 and what was entered", () => {
    expect(changeLines([], { intent: "add", productId: "a", quantity: -3 })).toEqual([
      { productId: "a", quantity: 1 },
    ]);
  });

  test("minus on one removes the line, as does a quantity of 0 or less", () => {
    const lines = [{ productId: "a", quantity: 1 }];
    expect(changeLines(lines, { intent: "step", productId: "a", quantity: -1 })).toEqual([]);
    expect(changeLines(lines, { intent: "set", productId: "a", quantity: 0 })).toEqual([]);
    expect(changeLines(lines, { intent: "set", productId: "a", quantity: -3 })).toEqual([]);
  });

  test("stops at the stock, and never lowers what was there because stock fell", () => {
    expect(changeLines([], { intent: "add", productId: "a", quantity: 9 }, 4)).toEqual([
      { productId: "a", quantity: 4 },
    ]);
    const five = [{ productId: "a", quantity: 5 }];
    expect(changeLines(five, { intent: "add", productId: "a", quantity: 1 }, 3)).toEqual(five);
    expect(changeLines(five, { intent: "step", productId: "a", quantity: -1 }, 3)).toEqual([
      { productId: "a", quantity: 4 },
    ]);
  });

  test("any sequence of changes keeps quantities whole, at least 1, one line a product", () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 40 }), (changes) => {
        const lines = changes.reduce(
          (cart, next) => changeLines(cart, next),
          [] as ReturnType<typeof changeLines>,
        );
        for (const line of lines) {
          expect(Number.isInteger(line.quantity)).toBe(true);
          expect(line.quantity).toBeGreaterThanOrEqual(1);
          expect(line.quantity).toBeLessThanOrEqual(MOST_PER_LINE);
        }
        expect(new Set(lines.map((line) => line.productId)).size).toBe(lines.length);
      }),
    );
  });
});

test("no line holds more than 999, whatever the stock", () => {
  expect(changeLines([], { intent: "add", productId: "a", quantity: 5000 }, 10_000)).toEqual([
    { productId: "a", quantity: 999 },
  ]);
});

describe("adding up", () => {
  test("subtotals are exact in cents", () => {
    const line = fc.record({
      price: fc.integer({ min: 0, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const exact = lines.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n);
        expect(BigInt(subtotalOf(lines))).toBe(exact);
      }),
    );
  });

  test("the badge counts units, not lines", () => {
    expect(countUnits([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
  });
});
