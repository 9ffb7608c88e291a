import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { demoCatalogueIn } from "../../../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { createGuard, hasSense, LONGEST_REPLY, readSentence, tidy } from "./guard.ts";
import { type Ground, RULES } from "./ground.ts";
import { LONGEST_SENTENCE } from "./sentences.ts";

const ground: Ground = {
  language: "en",
  catalogue: demoCatalogueIn("en"),
  mayBeNamed: ({ id }) => id !== "night-current",
  known: { texts: [] },
  said: ["I am nursing and my skin is dry."],
  shop: { shippingFee: 500, supportEmail: "care@nacre.example", supportPhone: "+1 555 0100" },
};

const REPLY =
  "Silk Milk cleanses dry skin softly. Use Night Current tonight!\nThen press Deep Water Serum into damp skin.";

describe("the guard", () => {
  it("shows what may be shown and says why the rest is not", () => {
    const guard = createGuard(ground);
    const shown = [...guard.push(REPLY), ...guard.end()];
    expect(shown.join("")).toBe(
      "Silk Milk cleanses dry skin softly.\nThen press Deep Water Serum into damp skin.",
    );
    expect(guard.refused).toEqual([
      { sentence: "Use Night Current tonight!", rules: ["product-not-for-person"] },
    ]);
    expect(RULES).toContain("product-not-for-person");
    expect(hasSense(guard, ground)).toBe(true);
  });

  it("shows the same however the text is cut", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }), (cuts) => {
        const guard = createGuard(ground);
        const shown: string[] = [];
        for (let from = 0, at = 0; from < REPLY.length; at += 1) {
          const length = cuts[at % cuts.length] ?? 1;
          shown.push(...guard.push(REPLY.slice(from, from + length)));
          from += length;
        }
        shown.push(...guard.end());
        expect(shown.join("")).toBe(
          "Silk Milk cleanses dry skin softly.\nThen press Deep Water Serum into damp skin.",
        );
      }),
    );
  });

  it("forgets what was begun when it starts again", () => {
    const guard = createGuard(ground);
    guard.push("Use Night Cur");
    guard.restart();
    expect([...guard.push("Silk Milk is soft."), ...guard.end()]).toEqual(["Silk Milk is soft."]);
  });

  it("lets no endless text through", () => {
    expect(readSentence("a".repeat(LONGEST_SENTENCE + 1), ground, [])).toContain("too-long");
    const guard = createGuard(ground);
    for (let at = 0; at < 400; at += 1) guard.push("word ".repeat(100));
    guard.end();
    expect(guard.shown).toEqual([]);
    expect(guard.refused).toHaveLength(1);
    expect(LONGEST_REPLY).toBeGreaterThan(LONGEST_SENTENCE);
  });

  it("takes off emphasis and pictures, and nothing else", () => {
    expect(tidy("**Silk Milk** is *soft* at 4 * 2. \u{1F33F}")).toBe("Silk Milk is soft at 4 * 2.");
    expect(tidy("## Morning: Silk Milk")).toBe("Morning: Silk Milk");
    expect(readSentence("**Silk Milk** is soft.", ground, [])).toContain("not-plain");
  });

  it("leaves out what goes on from a sentence that was left out, and nothing else", () => {
    const guard = createGuard(ground);
    guard.push("Silk Milk is soft. Use Night Current tonight! It is rich. Wear it daily. ");
    guard.push("Silk Milk rinses off easily. Night Current is lovely. ");
    guard.end();
    expect(guard.shown).toEqual(["Silk Milk is soft.", "Wear it daily.", "Silk Milk rinses off easily."]);
    expect(guard.refused.map(({ rules }) => rules[0])).toEqual([
      "product-not-for-person",
      "dangling",
      "product-not-for-person",
    ]);
    guard.restart();
    expect([...guard.push("It is also unscented."), ...guard.end()]).toEqual([" It is also unscented."]);
  });

  it("goes on from what was answered before", () => {
    const earlier = (...sentences: string[]) => ({ ...ground, earlier: sentences });
    const sum = "Together that is $96.00.";
    expect(readSentence(sum, ground, [])).toContain("wrong-price");
    expect(readSentence(sum, earlier("Take Silk Milk.", "Then Deep Water Serum."), [])).toEqual([]);
    const use = "Use it every other evening.";
    expect(readSentence(use, earlier("Night Current softens the look of lines."), [])).toContain(
      "product-not-for-person",
    );
    expect(readSentence(use, earlier("Silk Milk is soft."), [])).toEqual([]);
  });

  it("keeps a withheld product back in the house's own words too", () => {
    const own = "Night Current is our cream for the evening.";
    const spoken = { ...ground, pages: [own] };
    expect(readSentence(own, spoken, [])).toEqual(["product-not-for-person"]);
    expect(readSentence(own, { ...spoken, mayBeNamed: () => true }, [])).toEqual([]);
  });

  it("takes a short answer for one, unless it is what is left of a longer one", () => {
    const refused = [{ sentence: "Use Night Current.", rules: ["product-not-for-person"] as const }];
    for (const shown of [["No."], ["It is unscented."]]) {
      expect(hasSense({ shown, refused: [] }, ground)).toBe(true);
      expect(hasSense({ shown, refused }, ground)).toBe(false);
    }
    for (const shown of [[], ["…"], ["Three things:"]])
      expect(hasSense({ shown, refused: [] }, ground)).toBe(false);
  });

  it("leaves out directions whose product was left out, and says that sense is lost", () => {
    const guard = createGuard(ground);
    const shown = [
      ...guard.push("Your skin is dry.\nSilk Milk costs $3.00. Morning and evening, a pearl-sized amount. "),
      ...guard.push("Deep Water Serum goes under it."),
      ...guard.end(),
    ];
    expect(shown.join("")).toBe("Your skin is dry. Deep Water Serum goes under it.");
    expect(guard.refused.map(({ rules }) => rules)).toEqual([["wrong-price"], ["dangling"]]);
    expect(guard.maimed).toBe(true);
  });
});
