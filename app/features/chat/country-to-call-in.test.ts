import { expect, test } from "vitest";
import lines from "#app/expert/knowledge/helplines.json" with { type: "json" };
import { countryToCallIn } from "./country-to-call-in.ts";

const CODES = [...new Set(lines.map(({ country }) => country))].filter((code) => code.length === 2);

test.each(CODES)("an address in %s leads to that country's numbers", (country) => {
  expect(countryToCallIn({ country, state: "" })).toBe(country);
});

test("a part of a country comes before the country, a name does as well as a code", () => {
  expect(countryToCallIn({ country: "CA", state: "Québec" })).toBe("CA-QC");
  expect(countryToCallIn({ country: "France", state: "" })).toBe("FR");
  expect(countryToCallIn({ country: "Atlantis", state: "" })).toBeUndefined();
});
