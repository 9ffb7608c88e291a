import { memoize } from "#app/memoize.ts";
import { readFileSync } from "node:fs";
import { marked } from "marked";
import type { Language } from "#app/i18n/language.ts";
import { SHEETS, type SheetName, type SheetText } from "./sheets.ts";

/** What the texts may name; a line that names one without a value is left out. */
export type HouseFacts = Record<string, string | undefined>;

/** One text of the house in the visitor's language, from `content/{language}.md`, which its owner edits. */
export function loadSheet(name: SheetName, language: Language, facts: HouseFacts): SheetText {
  const text = sheetsIn(language).get(name) ?? "";
  return { name, html: marked.parse(withoutEmptyParts(fill(text, facts)), { async: false }) };
}

/** The same as text: what stands behind a link is its words. */
export function sheetAsText(name: SheetName, language: Language, facts: HouseFacts): string {
  const text = fill(sheetsIn(language).get(name) ?? "", facts);
  return withoutEmptyParts(text).replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");
}

/** The file of a language, by its first-level headings; read once, when it is first needed. */
const sheetsIn = memoize((language: Language) => parseSheets(readFileSync(`content/${language}.md`, "utf8")));

/**
 * Splits a file at `# name`.
 * @throws when one of the seven is missing
 */
export function parseSheets(file: string): Map<string, string> {
  const [, ...parts] = file.split(/^# (\S+)$/m);
  const sheets = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) sheets.set(parts[at] ?? "", (parts[at + 1] ?? "").trim());
  for (const name of Object.keys(SHEETS))
    if (!sheets.get(name)) throw new Error(`No text under "# ${name}".`);
  return sheets;
}

/** Begins a line that is shown only while a fact is not known. */
const UNLESS = /^\{unless (\w+)\}/;

/** Puts the facts in their places, line by line. */
export function fill(text: string, facts: HouseFacts): string {
  return text
    .split("\n")
    .filter((line) => !facts[UNLESS.exec(line)?.[1] ?? ""])
    .map((line) => line.replace(UNLESS, ""))
    .filter((line) => [...line.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => facts[name]))
    .map((line) => line.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? ""))
    .join("\n");
}

/** Drops headings whose section is now empty. */
export function withoutEmptyParts(text: string): string {
  return text.replaceAll(/^## .*\n\s*(?=## |$(?![\s\S]))/gm, "");
}
