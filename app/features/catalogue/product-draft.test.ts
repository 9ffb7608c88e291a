import fc from "fast-check";
import { expect, test } from "vitest";
import { CATEGORIES } from "./product.ts";
import {
  decimalOf,
  isFree,
  NEW_PRODUCT,
  type ProductDraft,
  rebaseDraft,
  splitList,
  standingProblems,
  TRANSLATED_FIELDS,
} from "./product-draft.ts";

test("adding a product begins as the specification says", () => {
  expect(NEW_PRODUCT).toMatchObject({
    price: "0",
    category: "Serum",
    stock: "0",
    featured: false,
    ingredients: "",
    images: "",
  });
});

test("what was wrong with a field is told until it holds something else", () => {
  const refused = { imageUrl: "required", name: "required" } as const;
  const changed = { ...NEW_PRODUCT, imageUrl: "/uploads/1.jpg" };
  expect(standingProblems(refused, NEW_PRODUCT, NEW_PRODUCT)).toEqual(refused);
  expect(standingProblems(refused, NEW_PRODUCT, changed)).toEqual({ name: "required" });
});

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [4800, "48.00"],
  [999_999, "9999.99"],
])("%d cents are typed %s", (cents, typed) => {
  expect(decimalOf(cents)).toBe(typed);
});

test.each([
  ["", []],
  [" , ,", []],
  ["Aqua,Glycerin", ["Aqua", "Glycerin"]],
  ["  Aqua ,\n Glycerin , ", ["Aqua", "Glycerin"]],
  ["Aqua, 1,2-Hexanediol, CI 77891", ["Aqua", "1,2-Hexanediol", "CI 77891"]],
])("%j is split and trimmed", (typed, entries) => {
  expect(splitList(typed)).toEqual(entries);
});

const base = { ...NEW_PRODUCT, name: "Balm", price: "40.00", stock: "20" };

test("a rebased draft takes what only they changed and keeps what was changed here", () => {
  const mine = { ...base, name: "My balm", featured: true };
  const theirs = { ...base, price: "44.00", name: "Their balm" };
  expect(rebaseDraft(base, mine, theirs)).toEqual({
    draft: { ...base, name: "My balm", featured: true, price: "44.00" },
    clashes: ["name"],
  });
});

test("the same change on both sides is no clash", () => {
  const same = { ...base, price: "44.00" };
  expect(rebaseDraft(base, same, same)).toEqual({ draft: same, clashes: [] });
});

test("nothing typed is ever lost by a rebase", () => {
  const typed = fc.constantFrom("a", "b", "c");
  const draft = fc.record({
    name: typed,
    price: typed,
    stock: typed,
    category: fc.constantFrom(...CATEGORIES),
    featured: fc.boolean(),
    size: typed,
    kind: typed,
    line: typed,
    concerns: typed,
    description: typed,
    usage: typed,
    imageUrl: typed,
    images: typed,
    ingredients: typed,
    ...Object.fromEntries(TRANSLATED_FIELDS.map((field) => [field, typed])),
  }) as fc.Arbitrary<ProductDraft>;
  fc.assert(
    fc.property(draft, draft, draft, (from, mine, theirs) => {
      const { draft: merged, clashes } = rebaseDraft(from, mine, theirs);
      for (const field of Object.keys(from) as (keyof typeof from)[]) {
        const touched = mine[field] !== from[field];
        expect(merged[field]).toBe(touched ? mine[field] : theirs[field]);
        const clashing = touched && theirs[field] !== from[field] && theirs[field] !== mine[field];
        expect(clashes.includes(field)).toBe(clashing);
      }
    }),
  );
});

test.each([
  ["0", true],
  [" $0.00 ", true],
  ["0,0", true],
  ["00", true],
  ["0.01", false],
  ["10", false],
  ["", false],
  ["free", false],
])("%j is no price at all: %s", (price, free) => {
  expect(isFree({ price })).toBe(free);
});
