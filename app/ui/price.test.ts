import { expect, test } from "vitest";
import { formatMoney } from "./price.tsx";

test.each([
  [4800, "$48.00"],
  [0, "$0.00"],
  [5, "$0.05"],
  [123_456_789, "$1,234,567.89"],
])("%d cents read %s", (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});
