import { expect, test } from "vitest";
import catalogue from "#db/seed/catalogue.json" with { type: "json" };
import { readUsage } from "./usage.ts";

test("when, how much and what must be known are lines of their own", () => {
  const usage = catalogue.find(({ id }) => id === "night-current")?.usage ?? "";
  expect(readUsage(usage)).toEqual({
    steps: [
      "One or two evenings a week for the first two weeks, then every other evening.",
      "A pea-sized amount on dry skin, before moisturizer, never with an acid the same evening.",
    ],
    cautions: [
      "Wear SPF every day, and stop if burning lasts.",
      "Not while pregnant, trying to conceive or breastfeeding.",
      "Contains vitamin A, so consider your daily intake.",
    ],
  });
});

test("a colon that explains stays in its sentence", () => {
  const text =
    "Le soir, sur peau sèche. Scellez avec une crème : l’eau s’évapore. Enceinte, demandez conseil";
  expect(readUsage(text)).toEqual({
    steps: ["Le soir, sur peau sèche.", "Scellez avec une crème : l’eau s’évapore."],
    cautions: ["Enceinte, demandez conseil."],
  });
});

test("no word of the demo catalogue is lost, and pregnancy is never among the steps", () => {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  const texts = catalogue.flatMap(({ usage, translations: { fr, sp } }) => [usage, fr.usage, sp.usage]);
  for (const text of texts) {
    const { steps, cautions } = readUsage(text);
    expect(letters([...steps, ...cautions].join(""))).toHaveLength(letters(text).length);
    expect(steps.join(" ")).not.toMatch(/pregnan|enceinte|grossesse|embaraz/i);
  }
});

test("no text has no lines", () => {
  expect(readUsage("")).toEqual({ steps: [], cautions: [] });
});
