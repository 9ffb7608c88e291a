import { expect, test } from "vitest";
import type { EditableProduct } from "./product-draft.ts";
import { readEditable, readProductAnswer } from "./read-product-answer.ts";

const product: EditableProduct = {
  id: "a",
  name: "A",
  description: "",
  usage: "",
  kind: "",
  line: "",
  concerns: [],
  price: 4800,
  state: "on-sale",
  sku: "",
  barcode: "",
  category: "Serum",
  stock: 3,
  featured: false,
  imageUrl: "a.jpg",
  images: [],
  ingredients: ["Aqua"],
  size: "",
  version: 1,
  translations: { fr: { name: "Un" } },
};

test("answers of every kind are read as they are", () => {
  for (const answer of [
    { ok: true },
    { ok: false, reason: "invalid", problems: { price: "badPrice" } },
    { ok: false, reason: "conflict", current: product },
    { ok: false, reason: "gone" },
    { ok: false, reason: "failed" },
  ]) {
    expect(readProductAnswer(answer)).toEqual(answer);
  }
});

test.each([
  [undefined],
  [null],
  ["<html>"],
  [[]],
  [{}],
  [{ ok: false, reason: "conflict" }],
  [{ ok: false, reason: "conflict", current: { ...product, images: null } }],
  [{ ok: "yes" }],
])("%j is a failure", (answer) => {
  expect(readProductAnswer(answer)).toEqual({ ok: false, reason: "failed" });
});

test("problems that the form has no words for are left out", () => {
  expect(readProductAnswer({ reason: "invalid", problems: { price: "badPrice", name: {} } })).toEqual({
    ok: false,
    reason: "invalid",
    problems: { price: "badPrice" },
  });
  expect(readProductAnswer({ reason: "invalid" })).toMatchObject({ problems: {} });
});

test.each(["name", "price", "images", "category", "featured", "translations"])(
  "a product without its %s cannot be edited",
  (field) => {
    expect(readEditable(product)).toBe(product);
    expect(readEditable({ ...product, [field]: undefined })).toBeUndefined();
  },
);
