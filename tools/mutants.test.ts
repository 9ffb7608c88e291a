import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MUTANTS } from "./mutants.ts";

test.each(MUTANTS)("the code has where to plant: $fault", ({ file, from, to, test: notices }) => {
  expect(readFileSync(file, "utf8").split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(existsSync(notices), notices).toBe(true);
});

test("each fault has a name of its own", () => {
  expect(new Set(MUTANTS.map(({ fault }) => fault)).size).toBe(MUTANTS.length);
});
