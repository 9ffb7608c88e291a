import type { Language } from "#app/i18n/language.ts";
import lines from "../knowledge/helplines.json" with { type: "json" };
import { phraseText } from "../reading/questions/phrases.ts";

/** Whom to call: the ambulance, somebody to talk to, the poison center. */
export type Help = "emergency" | "crisis" | "poison";
/** ISO 3166 code, or `CA-QC` for Québec. */
export type Country = string;

type Line = (typeof lines)[number];

const NAMES: readonly [words: string, line: Line][] = lines
  .flatMap((line) => line.names.map((name): [string, Line] => [` ${name} `, line]))
  // A part of a country before the country, "New Zealand" before what is shorter.
  .sort(([a, one], [b, other]) => other.country.length - one.country.length || b.length - a.length);

/** The country whose name, or one of whose cities', stands in a text; Québec before Canada. */
export function countryNamed(text: string): Country | undefined {
  const words = phraseText(text);
  return NAMES.find(([name]) => words.includes(name))?.[1].country;
}

/** The country in a list of preferred languages: "fr-CA" is Québec, "es-MX" Mexico, plain "fr" says nothing. */
export function countryOfTag(tags: string | null | undefined): Country | undefined {
  const region = /^\s*([a-z]{2})-([A-Z]{2})\b/i.exec(tags ?? "");
  const [, language = "", code = ""] = region ?? [];
  const country =
    language.toLowerCase() === "fr" && code.toUpperCase() === "CA" ? "CA-QC" : code.toUpperCase();
  return lines.some((line) => line.country === country) ? country : undefined;
}

function linesFor(country: Country | undefined, language: Language): readonly Line[] {
  const there = lines.filter((line) => line.country === country);
  return there.length > 0 ? there : lines.filter((line) => line.language === language);
}

/**
 * The numbers to call, in brackets after "your local emergency number": the country's own where it is known, else
 * those of the countries where the language is spoken. Québec shares the ambulance's number with Canada.
 */
export function numbersToCall(help: Help, country: Country | undefined, language: Language): string {
  const found = linesFor(country, language);
  if (found.length === 1) return found[0]?.[help].number ?? "";
  const byNumber = new Map<string, string[]>();
  for (const line of found) {
    const { number } = line[help];
    byNumber.set(number, [...(byNumber.get(number) ?? []), line.place[language]]);
  }
  return [...byNumber].map(([number, places]) => `${number} ${within(places, language)}`).join(", ");
}

/** "in the US and Canada", "en France", "(México)". */
function within(places: readonly string[], language: Language): string {
  if (language === "en") return `in ${places.join(" and ")}`;
  return language === "fr" ? places.join(" et ") : `(${places.join(", ")})`;
}

/** A sentence with its `{emergency}`, `{crisis}` and `{poison}` filled in. */
export function withNumbers(sentence: string, country: Country | undefined, language: Language): string {
  return sentence.replace(/\{(emergency|crisis|poison)\}/g, (_, help: Help) =>
    numbersToCall(help, country, language),
  );
}
