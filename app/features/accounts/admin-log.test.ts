import { expect, test } from "vitest";
import { changesBetween } from "./admin-log.ts";

test("only what differs is a change, and what one side lacks is empty", () => {
  expect(changesBetween({ price: "48.00", name: "A" }, { price: "52.00", name: "A", size: "30 ml" })).toEqual(
    {
      price: ["48.00", "52.00"],
      size: ["", "30 ml"],
    },
  );
  expect(changesBetween({ featured: true, stock: 3 }, { featured: false, stock: 3 })).toEqual({
    featured: ["true", "false"],
  });
});

test("long texts are shortened", () => {
  const [, after] = changesBetween({}, { description: "a".repeat(5000) })["description"] ?? [];
  expect(after).toMatch(/^a{399}…$/);
});
