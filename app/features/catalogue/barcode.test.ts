import fc from "fast-check";
import { expect, test } from "vitest";
import { readBarcode } from "./barcode.ts";

test.each([
  ["4006381333931", "4006381333931"],
  ["4 006381 333931", "4006381333931"],
  ["036000-291452", "036000291452"],
  ["36000291452", "036000291452"],
  ["96385074", "96385074"],
  ["10614141000415", "10614141000415"],
])("%s is a barcode", (typed, read) => {
  expect(readBarcode(typed)).toBe(read);
});

test.each([
  "",
  "4006381333932",
  "12345",
  "4.00638E+12",
  "00000000",
  "123456789012345",
  "٤٠٠٦٣٨١٣٣٣٩٣١",
  "EAN",
])("%s is none", (typed) => {
  expect(readBarcode(typed)).toBeUndefined();
});

test("no single digit can be misread unnoticed", () => {
  const place = fc.nat({ max: 12 });
  const other = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(place, other, (at, by) => {
      const digits = [..."4006381333931"].map(Number);
      const misread = digits.map((digit, here) => (here === at ? (digit + by) % 10 : digit));
      return readBarcode(misread.join("")) === undefined;
    }),
  );
});
