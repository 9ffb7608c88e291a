import { copyFor } from "./words.ts";
import { describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { LANGUAGES, type Language } from "#app/i18n/language.ts";
import { ALL_INGREDIENTS } from "../shelf/inci.ts";
import { rankProducts } from "../shelf/rank.ts";
import { understandMessage } from "../reading/understand.ts";
import { CONCERNS, MODIFIERS, type Understanding } from "../reading/understanding.ts";
import { claimProblems, medicalWords } from "./claims-lint.ts";
import { ingredientName, wordReasons } from "./reasons.ts";

/** Every text of a copy, however deep; functions are called with plain parts. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") {
    const parts = { actives: "niacinamide", several: false, effect: "…", about: "…", spf: 30 };
    return [String((value as (given: typeof parts) => string)(parts))];
  }
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(sentencesOf) : [];
}

function person(language: Language, given: Partial<Understanding>): Understanding {
  return { ...understandMessage("", language), kind: "concern", ...given };
}

describe.each(LANGUAGES)("claims in %s", (language) => {
  const copy = copyFor(language);

  test("no sentence promises what a medicine does", () => {
    // Referrals may say what a doctor's prescription does; product sentences are checked harder below.
    const { whoAreYou: _who, diagnosis: _diagnosis, ...chat } = copy.chat;
    const found = sentencesOf({ ...copy, chat }).flatMap((sentence) =>
      medicalWords(sentence, language).map((word) => `${word}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });

  test("effects and notes name no condition", () => {
    const said = sentencesOf([
      copy.concerns,
      copy.reasons,
      copy.cleansers,
      copy.sunscreens,
      copy.use,
      copy.notes,
    ]);
    expect(said.flatMap((sentence) => claimProblems(sentence, language))).toEqual([]);
  });

  test("every reason for every product, concern and modifier passes, and no two in an answer are alike", () => {
    const catalogue = demoCatalogueIn(language);
    for (const concern of CONCERNS) {
      for (const modifier of [undefined, ...MODIFIERS]) {
        const who = person(language, {
          concerns: [{ id: concern, strength: 1, because: [] }],
          modifiers: modifier ? [modifier] : [],
        });
        const picked = rankProducts(who, catalogue).slice(0, 5);
        const reasons = wordReasons(picked, who, language);
        expect(reasons.flatMap((reason) => claimProblems(reason, language))).toEqual([]);
        expect(new Set(reasons).size).toBe(reasons.length);
        for (const reason of reasons) expect(reason).toMatch(/^[\p{Lu}¿].+[.!?]$/u);
      }
    }
  });

  test("ingredient names are no claims", () => {
    expect(
      ALL_INGREDIENTS.flatMap((ingredient) => claimProblems(ingredientName(ingredient, language), language)),
    ).toEqual([]);
  });
});

test("the lint finds what it should", () => {
  expect(medicalWords("This serum heals and regenerates skin.", "en")).toEqual(["heals", "regenerates"]);
  expect(claimProblems("Réduit l’acné.", "fr")).toEqual(["acné"]);
  expect(medicalWords("Una crema que cura las heridas.", "sp")).toEqual(["cura"]);
  expect(claimProblems("Helps reduce the look of blemishes.", "en")).toEqual([]);
});
