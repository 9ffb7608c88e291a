import { LANGUAGE_TAGS } from "#app/i18n/language.ts";
import { describe, expect, test } from "vitest";
import seed from "#db/seed/catalogue.json" with { type: "json" };
import { faultsOf } from "./check-turn.ts";
import { MATRICES, sampled } from "./matrices.ts";

describe.each(Object.entries(MATRICES))("the matrix of %s", (_, cases) => {
  const all = cases();

  test("is the same each time, and asks nothing twice", () => {
    expect(cases()).toEqual(all);
    const said = all.map(({ lang, turns }) => `${lang} ${turns.map(({ say }) => say).join("\n")}`);
    expect(said.length - new Set(said).size).toBe(0);
  });

  test("names only what exists", () => {
    expect(all.flatMap(faultsOf)).toEqual([]);
  });

  test("is sampled over its whole length and all languages", () => {
    const some = sampled(all, 30);
    expect(some).toHaveLength(30);
    expect(new Set(some.map(({ lang }) => lang))).toEqual(new Set(LANGUAGE_TAGS));
    expect(sampled(all, all.length + 5)).toHaveLength(all.length);
  });
});

test("every ingredient but water is named as an allergen in every language", () => {
  const printed = [...new Set(seed.flatMap(({ ingredients }) => ingredients))].filter(
    (inci) => inci !== "Aqua",
  );
  for (const lang of LANGUAGE_TAGS) {
    const refused = new Set(
      MATRICES.allergens()
        .filter((each) => each.lang === lang)
        .flatMap(({ turns }) => turns[0]?.namesNot ?? []),
    );
    expect(printed.filter((inci) => !refused.has(`inci:${inci}`))).toEqual([]);
  }
});
