import { expect, test } from "vitest";
import { placeOfPage, readPage } from "./page.ts";

test.each([
  [0, 1, { page: 1, pages: 1, offset: 0 }],
  [25, 1, { page: 1, pages: 1, offset: 0 }],
  [26, 2, { page: 2, pages: 2, offset: 25 }],
  [26, 99, { page: 2, pages: 2, offset: 25 }],
])("of %d rows, page %d", (total, asked, expected) => {
  expect(placeOfPage(total, asked)).toEqual(expected);
});

test.each([
  [null, 1],
  ["", 1],
  ["2", 2],
  ["-3", 1],
  ["1e9", 1],
  ["99999999999", 1],
  ["two", 1],
])("the address says page %j", (text, expected) => {
  expect(readPage(text)).toBe(expected);
});
