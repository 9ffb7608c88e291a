import { describe, expect, test } from "vitest";
import { csvLines, unguarded } from "./csv.server.ts";

describe("a cell of a CSV file", () => {
  test.each([
    ["=1+1", "'=1+1"],
    ["＠SUM(1)", "'＠SUM(1)"],
    ["\t=1", "\t'=1"],
    ["Aqua;=1+1", "Aqua;'=1+1"],
    ["Aqua; -1+1;@A1", "Aqua; '-1+1;'@A1"],
    ["Soft.\n+1", `"Soft.\n'+1"`],
    [`;"=1"`, `";""'=1"""`],
    ["'=1+1", "''=1+1"],
    ["Night-time, 5+5 = 10; soft", `"Night-time, 5+5 = 10; soft"`],
    ["l'eau; d'été", "l'eau; d'été"],
  ])("%j is written so that no spreadsheet takes it for a formula, and read as it was", (text, line) => {
    expect(csvLines([[text]])).toBe(`${line}\r\n`);
    const cell = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
    expect(unguarded(cell)).toBe(text);
  });
});
