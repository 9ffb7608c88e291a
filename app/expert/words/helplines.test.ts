import { describe, expect, test } from "vitest";
import lines from "../knowledge/helplines.json" with { type: "json" };
import { countryNamed, countryOfTag, numbersToCall, withNumbers } from "./helplines.ts";

describe("helplines", () => {
  test("each country has three numbers, each with where it was read or that it was not", () => {
    for (const { country, emergency, crisis, poison } of lines) {
      for (const { number, source, seen } of [emergency, crisis, poison]) {
        expect(number, country).toMatch(/\d/);
        expect(source, country).toMatch(seen ? /^https?:\/\// : /^recalled/);
      }
    }
  });

  test.each([
    ["1 rue Haute, Québec, Canada", "CA-QC"],
    ["Canada ON", "CA"],
    ["je suis à Liège", "BE"],
    ["vivo en Bogotá", "CO"],
    ["I'm from Auckland, New Zealand", "NZ"],
    ["England", "GB"],
    ["the chilean wine", undefined],
    ["", undefined],
  ])("finds the country in %s", (text, country) => {
    expect(countryNamed(text)).toBe(country);
  });

  test.each([
    ["fr-CA,fr;q=0.9", "CA-QC"],
    ["en-CA", "CA"],
    ["es-AR,es;q=0.8", "AR"],
    ["fr", undefined],
    ["de-DE", undefined],
    [null, undefined],
  ])("reads the languages of a browser: %s", (tags, country) => {
    expect(countryOfTag(tags)).toBe(country);
  });

  test("gives one number where the country is known", () => {
    expect(numbersToCall("poison", "CH", "en")).toBe("145");
    expect(numbersToCall("crisis", "CA-QC", "fr")).toBe("1 866 277-3553");
    expect(numbersToCall("emergency", "AU", "en")).toBe("000");
  });

  test.each([
    ["en", ["911 in the US and Canada", "999 in the UK", "000 in Australia", "111 in New Zealand"]],
    ["fr", ["911 au Québec", "15 en France", "112 en Belgique", "144 en Suisse"]],
    ["sp", ["112 (España)", "911 (México, Argentina)", "131 (Chile)", "123 (Colombia)", "106 (Perú)"]],
  ] as const)("names those of a language elsewhere (%s)", (language, parts) => {
    for (const part of parts) expect(numbersToCall("emergency", undefined, language)).toContain(part);
  });

  test("fills a sentence", () => {
    expect(withNumbers("Call {emergency}, then {poison}.", "NZ", "en")).toBe("Call 111, then 0800 764 766.");
  });
});
