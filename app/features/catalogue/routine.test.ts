import { expect, test } from "vitest";
import catalogue from "#db/seed/catalogue.json" with { type: "json" };
import type { ProductCard } from "./card.ts";
import { asRoutine, costOf, doneAt, stepOf } from "./routine.ts";
import { onlyAt } from "./time-of-day.ts";

const usages = (id: string) => {
  const product = catalogue.find((one) => one.id === id);
  return product ? [product.usage, product.translations.fr.usage, product.translations.sp.usage] : [];
};
function card(id: string): ProductCard {
  const product = catalogue.find((one) => one.id === id);
  const { category, price, stock, usage } = product ?? {};
  const only = onlyAt(usage ?? "");
  return { id, category, price, stock, ...(only && { only }) } as ProductCard;
}
const ids = (routine: readonly { product: ProductCard }[] | undefined) =>
  routine?.map(({ product }) => product.id);

test("when a product is used is what its owner's text begins with, in each language", () => {
  for (const [id, time] of [
    ["noon-veil-spf-30", "morning"],
    ["first-light-serum", "morning"],
    ["night-current", "evening"],
    ["undertow-gel", "evening"],
    ["silk-milk", undefined],
    ["clear-pebble-gel", undefined],
  ] as const)
    for (const usage of usages(id)) expect(onlyAt(usage), `${id}: ${usage}`).toBe(time);
});

test("a moisturizer used only in the morning is the sun protection step", () => {
  expect(stepOf(card("noon-veil-spf-30"))).toBe("protect");
  expect(stepOf(card("inner-shell-cream"))).toBe("moisturize");
});

test("a routine goes by its steps, morning and evening each with its own", () => {
  const routine = asRoutine(
    ["noon-veil-spf-30", "inner-shell-cream", "first-light-serum", "night-current", "silk-milk"].map(card),
  );
  expect(ids(doneAt("morning", routine ?? []))).toEqual([
    "silk-milk",
    "first-light-serum",
    "inner-shell-cream",
    "noon-veil-spf-30",
  ]);
  expect(ids(doneAt("evening", routine ?? []))).toEqual(["silk-milk", "night-current", "inner-shell-cream"]);
});

test("a cream that a routine keeps for mornings is no sun protection", () => {
  const products = ["open-tide-gel", "salt-air-fluid-spf-50", "clear-pebble-gel", "undertow-gel"].map(card);
  const times: Record<string, "morning" | "evening"> = {
    "open-tide-gel": "morning",
    "undertow-gel": "evening",
  };
  const routine = asRoutine(products, ({ id, only }) => times[id] ?? only);
  expect(routine?.map(({ step }) => step)).toEqual(["cleanse", "treat", "moisturize", "protect"]);
  expect(ids(doneAt("evening", routine ?? []))).toEqual(["clear-pebble-gel", "undertow-gel"]);
});

test("three serums to choose from are no routine, nor is one product", () => {
  expect(asRoutine(["deep-water-serum", "moonstone-serum", "smooth-stone-serum"].map(card))).toBeUndefined();
  expect(asRoutine([card("silk-milk")])).toBeUndefined();
});

test("a sold-out step adds nothing to the price", () => {
  expect(costOf([{ product: card("silk-milk") }, { product: card("seven-tides-ampoules") }])).toBe(3800);
});
