import { expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { demoCatalogueIn } from "../../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { advice, chat } from "../../../../lab/adviser/evaluation/talk.ts";

const sumOf = (language: Language, ids: readonly string[]): number =>
  demoCatalogueIn(language)
    .filter(({ id }) => ids.includes(id))
    .reduce((all, { price }) => all + price, 0);

const SUN = ["salt-air-fluid-spf-50", "noon-veil-spf-30"];

test.each<[Language, string, number]>([
  ["en", "a full routine for dry skin for 130 in all", 130],
  ["en", "complete routine oily skin, $90 in total", 90],
  ["fr", "une routine complète peau sèche, 130 en tout", 130],
  ["fr", "une routine simple pour peau grasse à 100 au total", 100],
  ["sp", "una rutina completa para piel seca, 130 en total", 130],
  ["sp", "una rutina sencilla para piel grasa, 100 por todo", 100],
])("a routine for a sum keeps within it and keeps the sun off (%s: %s)", (language, message, most) => {
  const { products = [] } = chat(language, message);
  const { recommendations } = advice(message, language);
  for (const ids of [products, recommendations.map(({ id }) => id)]) {
    expect(ids.length).toBeGreaterThan(1);
    expect(sumOf(language, ids)).toBeLessThanOrEqual(most * 100);
    expect(ids.some((id) => SUN.includes(id))).toBe(true);
  }
});

test("fewer than ten without a word for money are things, not a sum", () => {
  expect(chat("en", "a routine for dry skin, 3 in total").products?.length).toBeGreaterThan(1);
});
