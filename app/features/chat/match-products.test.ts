import fc from "fast-check";
import { describe, expect, it } from "vitest";
import catalogue from "#db/seed/catalogue.json" with { type: "json" };
import { matchProducts } from "./match-products.ts";

const named = (...names: string[]) => names.map((name) => ({ name }));
const found = (text: string, ...names: string[]) =>
  matchProducts(text, named(...names)).map(({ name }) => name);

describe("matchProducts", () => {
  it("finds names in any case, in the order of the text, each once", () => {
    expect(found("Take QUIET BALM, then silk milk, then Quiet Balm.", "Silk Milk", "Quiet Balm")).toEqual([
      "Quiet Balm",
      "Silk Milk",
    ]);
  });
  it("wants whole words", () => {
    expect(found("Pearl Dusts and unPearl Dust", "Pearl Dust")).toEqual([]);
    expect(found("(Pearl Dust)", "Pearl Dust")).toEqual(["Pearl Dust"]);
    expect(found("Crème2", "Crème")).toEqual([]);
  });
  it("lets the longest name win", () => {
    expect(found("Use Night Current Rich.", "Night Current", "Night Current Rich")).toEqual([
      "Night Current Rich",
    ]);
  });
  it("respects accents, however they are composed", () => {
    expect(found("la Crème", "Creme")).toEqual([]);
    expect(found("la Cre\u0300me", "Crème")).toEqual(["Crème"]);
    expect(found("ÉCUME", "Écume")).toEqual(["Écume"]);
  });
  it("takes either apostrophe and any space", () => {
    expect(found("l'Huile d'Ambre", "Huile d’Ambre")).toEqual(["Huile d’Ambre"]);
    expect(found("Silk\u00a0Milk", "Silk Milk")).toEqual(["Silk Milk"]);
  });
  it("takes signs in names as they are", () => {
    expect(found("Glow (new) + C* is nice, a.b is not axb", "Glow (new) + C*", "a.b")).toEqual([
      "Glow (new) + C*",
      "a.b",
    ]);
    expect(found("axb", "a.b")).toEqual([]);
  });

  const names = catalogue.flatMap((product) => [
    product.name,
    ...Object.values(product.translations).map((texts) => texts.name),
  ]);
  it("finds every product of the catalogue, in every language, between any signs", () => {
    const sign = fc.constantFrom(" ", ". ", ", ", "(", ")", "« ", " »", "\n", "¿", "!", ": ");
    fc.assert(
      fc.property(fc.constantFrom(...names), sign, sign, (name, before, after) => {
        const all = named(...new Set(names));
        expect(matchProducts(`xx ${before}${name.toUpperCase()}${after} yy`, all)).toEqual([{ name }]);
      }),
    );
  });
  it("never throws, and names only what the text holds", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.array(fc.string({ unit: "binary" }), { maxLength: 5 }),
        (text, wanted) => {
          const plain = (words: string) =>
            words.toLowerCase().normalize("NFC").replace(/[’ʼ]/g, "'").replace(/\s+/g, " ").trim();
          for (const { name } of matchProducts(text, named(...wanted))) {
            expect(plain(text)).toContain(plain(name));
          }
        },
      ),
    );
  });
});
