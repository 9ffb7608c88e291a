import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCents, parseEditedVersion, parseProduct } from "./parse-product.server.ts";
import { decimalOf, NEW_PRODUCT, type ProductDraft } from "./product-draft.ts";

const sound: Partial<ProductDraft> = {
  category: "Serum",
  size: "",
  kind: " Dew-like balm ",
  line: "",
  concerns: "eyes, dryness",
  name: "  Dew Balm ",
  price: "48.50",
  stock: "12",
  description: "Soft.",
  usage: "At night.\r\nThinly.",
  imageUrl: "dew/hero.jpg",
  images: "dew/a.jpg, https://cdn.example/b.jpg ,",
  ingredients: "Aqua , 1,2-Hexanediol",
};

function formOf(fields: Record<string, string | boolean>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === "string") form.set(field, value);
  }
  return form;
}

test("reads a whole product, trimmed and split", () => {
  expect(parseProduct(formOf({ ...sound, featured: "true" }))).toEqual({
    ok: true,
    input: {
      name: "Dew Balm",
      price: 4850,
      stock: 12,
      category: "Serum",
      featured: true,
      size: "",
      kind: "Dew-like balm",
      line: "",
      concerns: ["eyes", "dryness"],
      description: "Soft.",
      usage: "At night.\nThinly.",
      imageUrl: "dew/hero.jpg",
      images: ["dew/a.jpg", "https://cdn.example/b.jpg"],
      ingredients: ["Aqua", "1,2-Hexanediol"],
    },
  });
  expect(parseProduct(formOf({ ...sound }))).toMatchObject({ input: { featured: false } });
});

test("reads texts in other languages; without their fields there is nothing to say of them", () => {
  const read = (fields: Partial<ProductDraft>) => parseProduct(formOf({ ...sound, ...fields }));
  expect(read({})).not.toHaveProperty("input.translations");
  expect(read({ "fr.name": " Baume ", "fr.usage": "Le soir.\r\nPeu.", "sp.name": " " })).toMatchObject({
    input: { translations: { fr: { name: "Baume", usage: "Le soir.\nPeu." } } },
  });
  expect(read({ "fr.name": "", "sp.kind": "" })).toHaveProperty("input.translations", {});
  expect(read({ "sp.name": "x".repeat(121), price: "much" })).toEqual({
    ok: false,
    problems: { price: "badPrice", "sp.name": "tooLong" },
  });
});

test("name, price, stock, description, usage and primary image are required; the rest is not", () => {
  const { featured: _featured, ...typed } = NEW_PRODUCT;
  const blank = Object.fromEntries(Object.keys(typed).map((field) => [field, "  "]));
  expect(parseProduct(formOf({ ...blank, category: "Serum" }))).toEqual({
    ok: false,
    problems: {
      name: "required",
      price: "required",
      stock: "required",
      description: "required",
      usage: "required",
      imageUrl: "required",
    },
  });
  expect(parseProduct(new FormData())).toMatchObject({ ok: false, problems: { name: "required" } });
});

describe("refuses nonsense beside its field", () => {
  test.each([
    ["price", "abc", "badPrice"],
    ["price", "-1", "badPrice"],
    ["price", "1.234", "badPrice"],
    ["price", "1e3", "badPrice"],
    ["price", "NaN", "badPrice"],
    ["price", "10000", "highPrice"],
    ["stock", "abc", "badStock"],
    ["stock", "-1", "badStock"],
    ["stock", "1.5", "badStock"],
    ["stock", "1e9", "badStock"],
    ["stock", "9999999", "badStock"],
    ["name", "x".repeat(121), "tooLong"],
    ["description", "x".repeat(4001), "tooLong"],
    ["imageUrl", "javascript:alert(1)", "badPicture"],
    ["imageUrl", "data:image/png;base64,AAAA", "badPicture"],
    ["imageUrl", "//elsewhere.example/a.jpg", "badPicture"],
    ["imageUrl", "two words.jpg", "badPicture"],
    ["images", "a.jpg, ftp://b.example/c.jpg", "badPicture"],
    ["category", "Perfume", "badCategory"],
  ])("%s %j", (field, typed, problem) => {
    expect(parseProduct(formOf({ ...sound, [field]: typed }))).toEqual({
      ok: false,
      problems: { [field]: problem },
    });
  });
});

test.each([
  ["48", 4800],
  ["48.5", 4850],
  ["48,50", 4850],
  ["$48.50", 4850],
  ["0", 0],
  ["0.07", 7],
  ["1.15", 115],
  [".5", undefined],
  ["4 8", undefined],
  ["48.", undefined],
  ["1,000.00", undefined],
])("%s is %s cents", (typed, cents) => {
  expect(parseCents(typed)).toBe(cents);
});

test("a price survives being shown and typed again, to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (cents) => {
      expect(parseCents(decimalOf(cents))).toBe(cents);
    }),
  );
});

test("an edit says which version it edits", () => {
  expect(parseEditedVersion(formOf({ id: "a", version: "3", shownStock: "0" }))).toEqual({
    id: "a",
    version: 3,
    shownStock: 0,
  });
  expect(parseEditedVersion(formOf({ id: "a", version: "x", shownStock: "0" }))).toBeUndefined();
  expect(parseEditedVersion(formOf({ id: "a", version: "1" }))).toBeUndefined();
  for (const number of ["1e15", "99999999999", "-1", "1.5"]) {
    expect(parseEditedVersion(formOf({ id: "a", version: number, shownStock: "0" })), number).toBeUndefined();
    expect(parseEditedVersion(formOf({ id: "a", version: "1", shownStock: number })), number).toBeUndefined();
  }
});
