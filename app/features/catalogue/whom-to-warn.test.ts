import { expect, test } from "vitest";
import { demoCatalogue } from "#db/seed/seed.ts";
import { whomToWarn } from "./whom-to-warn.ts";

test("nothing is said of a product whose ingredients are not known", () => {
  const found = demoCatalogue().find(({ id }) => id === "night-current");
  if (!found) throw new Error("no such product");
  const product = { ...found, createdAt: "", claims: [] };
  expect(whomToWarn(product)).toContain("pregnant");
  expect(whomToWarn({ ...product, ingredients: [] })).toEqual([]);
});
