import fc from "fast-check";
import { expect, test } from "vitest";
import { fingerprint, shortOrderId, totalsOf } from "./order.ts";

test("shipping is a flat 10 dollars above 0, else 0", () => {
  expect(totalsOf([])).toEqual({ subtotal: 0, shipping: 0, total: 0 });
  expect(totalsOf([{ price: 4800, quantity: 2 }])).toEqual({ subtotal: 9600, shipping: 1000, total: 10_600 });
});

test("total is subtotal plus shipping, in whole cents, for any lines", () => {
  const line = fc.record({
    price: fc.integer({ min: 0, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 999 }),
  });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { subtotal, shipping, total } = totalsOf(lines);
      expect(total).toBe(subtotal + shipping);
      expect(Number.isSafeInteger(total)).toBe(true);
    }),
  );
});

test("an order id is shown by its first 8 characters", () => {
  expect(shortOrderId("9f1c2b3a-4d5e-6f70-8192-a3b4c5d6e7f8")).toBe("9f1c2b3a");
});

test("comparing with what was shown ignores the order of lines", () => {
  const a = { productId: "a", quantity: 1 };
  const b = { productId: "b", quantity: 2 };
  expect(fingerprint([a, b])).toBe(fingerprint([b, a]));
  expect(fingerprint([a, b])).not.toBe(fingerprint([a, { ...b, quantity: 1 }]));
});
