import { describe, expect, it } from "vitest";
import { RULES } from "#app/expert/talk/model/guard/ground.ts";
import { LANGUAGES } from "#app/i18n/language.ts";
import { rulesFor, scripted } from "./sentences.ts";

/** Right sentences that may be left out, of a hundred. */
const MOST_DROPPED = 2;

const all = (kind: "right" | "wrong") => LANGUAGES.flatMap((language) => scripted(kind, language));

describe("the guard on sentences of a scripted model", () => {
  it("lets no wrong sentence through, and knows why", () => {
    const wrong = all("wrong");
    expect(wrong.length).toBeGreaterThanOrEqual(210);
    const missed = wrong.filter((one) => !rulesFor(one).includes(one.rule ?? "leak"));
    expect(missed.map(({ language, text, rule }) => `${language}: ${text} (${rule})`)).toEqual([]);
    const ways = new Set(wrong.map(({ rule }) => rule));
    expect(ways.size).toBeGreaterThanOrEqual(10);
    for (const rule of ways) expect(RULES).toContain(rule);
  });

  it("leaves out at most 2 in 100 right ones", () => {
    const right = all("right");
    expect(right.length).toBeGreaterThanOrEqual(210);
    const dropped = right.flatMap((one) => {
      const rules = rulesFor(one);
      return rules.length > 0 ? [`${one.language}: ${one.text} (${rules.join(", ")})`] : [];
    });
    if (dropped.length > (right.length * MOST_DROPPED) / 100) expect(dropped).toEqual([]);
  });
});
