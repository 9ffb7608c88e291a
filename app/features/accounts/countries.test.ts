import { type Language, LANGUAGES } from "#app/i18n/language.ts";
import { expect, test } from "vitest";
import { packCountries, unpackCountries } from "./country-list.ts";
import { countryName, listCountries, readCountry } from "./countries.ts";

test("every language lists the same 249 countries, named and in its own order", () => {
  for (const language of LANGUAGES) {
    const list = listCountries(language);
    expect(new Set(list.map(({ code }) => code)).size).toBe(249);
    for (const { code, name } of list) expect(name).not.toBe(code);
    expect(unpackCountries(packCountries(list))).toEqual(list);
  }
  const before = (language: Language, first: string, second: string) => {
    const codes = listCountries(language).map(({ code }) => code);
    return codes.indexOf(first) < codes.indexOf(second);
  };
  expect(before("en", "DE", "US")).toBe(true);
  // Allemagne, Espagne, États-Unis, France; Alemania, España, Estados Unidos
  expect(before("fr", "DE", "ES") && before("fr", "ES", "US") && before("fr", "US", "FR")).toBe(true);
  expect(before("sp", "ES", "US")).toBe(true);
});

test("what older addresses hold is understood: codes, names in any of our languages, common short forms", () => {
  for (const text of ["US", "us", " United States ", "united states", "États-Unis", "Estados Unidos", "USA"])
    expect(readCountry(text), text).toBe("US");
  for (const text of ["", "Atlantis", "ZZ", "EU", "constructor"])
    expect(readCountry(text), text).toBeUndefined();
});

test("a stored country is shown in the reader's language; a text that is none as it is", () => {
  expect(countryName("DE", "fr")).toBe("Allemagne");
  expect(countryName("United States", "fr")).toBe("États-Unis");
  expect(countryName("Atlantis", "fr")).toBe("Atlantis");
});
