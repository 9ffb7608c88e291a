import { expect, test } from "vitest";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { SHOP_WITH_PAGES } from "../../../lab/adviser/evaluation/house-pages.ts";
import { replyTo } from "#app/expert/talk/guided/answer.ts";
import type { ProductCard } from "./card.ts";
import { asRoutine } from "./routine.ts";
import { onlyAt } from "./time-of-day.ts";
import { onlyIn, partRoutine } from "./part-routine.ts";

const SILK = { id: "silk-milk", name: "Silk Milk" };
const EBB = { id: "soft-ebb", name: "Soft Ebb" };
const parted = (text: string) => partRoutine(text, [SILK, EBB]);

const ENGLISH = `A simple routine for dry skin:
Morning:
1. Silk Milk, $38.00
Evening:
1. Silk Milk, $38.00
2. Soft Ebb, $68.00 (one evening a week to start). With lactic acid, against dullness.
Add one new active at a time.`;

test("the steps go to the cards, with when they are and what is noted of them; the rest stays", () => {
  const { words, reasons, times } = parted(ENGLISH) ?? {};
  expect(words).toBe("A simple routine for dry skin.\nAdd one new active at a time.");
  expect([...(reasons ?? [])]).toEqual([
    ["soft-ebb", "One evening a week to start. With lactic acid, against dullness."],
  ]);
  expect([...(times ?? [])]).toEqual([
    ["silk-milk", ["morning", "evening"]],
    ["soft-ebb", ["evening"]],
  ]);
});

test.each([
  [
    "Le matin :\n1. Silk Milk, 38,00 $\nLe soir :\n1. Soft Ebb, 68,00 $ (un soir par semaine)",
    "Un soir par semaine.",
  ],
  ["Por la mañana:\n1. Silk Milk, 38,00 $\nPor la noche:\n1. Soft Ebb, 68,00 $ (una noche)", "Una noche."],
])("in other languages: %j", (text, note) => {
  expect(parted(text)?.reasons.get("soft-ebb")).toBe(note);
  expect(onlyIn(parted(text)?.times.get("silk-milk"))).toBe("morning");
});

test("a step of another product, one under no heading, and a product of no step leave the reply whole", () => {
  expect(parted(ENGLISH.replace("2. Soft Ebb", "2. Quiet Balm"))).toBeUndefined();
  expect(parted("1. Silk Milk\n2. Soft Ebb")).toBeUndefined();
  expect(parted("Morning:\n1. Silk Milk, $38.00")).toBeUndefined();
});

test("both times are no time alone", () => {
  expect(onlyIn(["evening", "morning"])).toBeUndefined();
  expect(onlyIn()).toBeUndefined();
});

test.each([
  ["en", "a routine for dry skin"],
  ["en", "a routine for oily skin with dark spots"],
  ["en", "a routine for acne"],
  ["en", "a routine for redness"],
  ["en", "a routine for wrinkles under $150"],
  ["fr", "une routine pour peau grasse et taches brunes"],
  ["fr", "une routine pour les rougeurs"],
  ["sp", "una rutina para piel grasa con manchas"],
  ["sp", "una rutina para el acné"],
] as const)(
  "in %s, what is answered to “%s” stands in the cards, each with its reason",
  (language, message) => {
    const catalogue = demoCatalogueIn(language);
    const asked = {
      message,
      chatHistory: [],
      type: "advice",
      language,
      catalogue,
      shop: SHOP_WITH_PAGES,
    } as const;
    const { reply: text, products = [] } = replyTo(asked);
    const offered = products.flatMap((id) => catalogue.find((one) => one.id === id) ?? []);
    const cards = offered.map((one) => ({ ...one, only: onlyAt(one.usage) }) as unknown as ProductCard);
    const listed = partRoutine(text, offered);
    expect(offered.length).toBeGreaterThan(2);
    expect([...(listed?.reasons.keys() ?? [])].sort()).toEqual(offered.map(({ id }) => id).sort());
    expect(asRoutine(cards, ({ id }) => onlyIn(listed?.times.get(id)))).toHaveLength(offered.length);
  },
);
