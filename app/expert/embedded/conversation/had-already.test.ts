import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { demoCatalogueIn } from "../../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { advice, chat } from "../../../../lab/adviser/evaluation/talk.ts";

const nameOf = (language: Language, id: string): string =>
  demoCatalogueIn(language).find((product) => product.id === id)?.name ?? "";

/** What is had, by its name, and something more that is looked for. */
const OWNED: readonly [Language, string, (name: string) => string][] = [
  ["en", "smooth-stone-serum", (name) => `i use ${name} already, what else for pores`],
  ["en", "thousand-layers-cream", (name) => `i have ${name}, want to add something for lines`],
  ["fr", "smooth-stone-serum", (name) => `j'ai déjà le ${name}, quelque chose d'autre pour les pores`],
  ["fr", "inner-shell-cream", (name) => `j'utilise la ${name}, il me manque quoi`],
  ["sp", "smooth-stone-serum", (name) => `ya tengo el ${name}, algo más para los poros`],
  ["sp", "inner-shell-cream", (name) => `uso la ${name}, qué me falta`],
];

describe.each(OWNED)("what somebody has already (%s %s)", (language, id, says) => {
  const message = says(nameOf(language, id));

  test("is not sold to them again", () => {
    const { products = [] } = chat(language, message);
    expect(products).not.toContain(id);
    const recommended = advice(message, language).recommendations.map((one) => one.id);
    expect(recommended.length).toBeGreaterThan(0);
    expect(recommended).not.toContain(id);
  });

  test("may still be asked about by its name", () => {
    expect(chat(language, message, `${nameOf(language, id)} ?`).products).toContain(id);
  });
});

test("whether two go together tells of nothing that is had", () => {
  const { products } = chat("en", "can I use Smooth Stone with Night Current");
  expect(products).toEqual(["smooth-stone-serum", "night-current"]);
});

test.each<[Language, string, string]>([
  ["en", "your best cream for wrinkles", "260?? lol no"],
  ["fr", "votre meilleure crème pour les rides", "ouh là trop chère"],
  ["sp", "tu mejor crema para las arrugas", "uf, carísima"],
])("a price that is too much leads to something for less (%s)", (language, asks, says) => {
  const { products = [] } = chat(language, asks, says);
  const prices = demoCatalogueIn(language)
    .filter(({ id }) => products.includes(id))
    .map(({ price }) => price);
  expect(prices.length).toBeGreaterThan(0);
  expect(Math.max(...prices)).toBeLessThan(26_000);
});

test.each<[Language, string, string]>([
  ["en", "your best cream for wrinkles", "under 80"],
  ["fr", "votre meilleure crème pour les rides", "moins de 80"],
  ["sp", "tu mejor crema para las arrugas", "menos de 80"],
])("a sum by itself makes the choice anew (%s)", (language, ...messages) => {
  const { products = [] } = chat(language, ...messages);
  const dear = demoCatalogueIn(language).filter(({ price }) => price > 8_000);
  expect(products.length).toBeGreaterThan(0);
  expect(dear.some(({ id }) => products.includes(id))).toBe(false);
});

test.each<[Language, string]>([
  ["en", "something for fine lines at night"],
  ["fr", "quelque chose pour les ridules le soir"],
  ["sp", "algo para las líneas finas por la noche"],
])("what is for the morning is not chosen for the night (%s)", (language, message) => {
  const ids = [
    ...(chat(language, message).products ?? []),
    ...advice(message, language).recommendations.map(({ id }) => id),
  ];
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ["first-light-serum", "salt-air-fluid-spf-50", "noon-veil-spf-30"])
    expect(ids).not.toContain(id);
});

test.each<[Language, string, RegExp]>([
  ["en", "does Noon Veil have coconut in it", /often made from coconut/],
  ["fr", "le Voile de Midi contient de la noix de coco ?", /souvent tiré de/],
  ["sp", "¿el Velo de Mediodía lleva coco?", /a menudo se hace con coco/],
])("what is only often made from a thing is not said to be it (%s)", (language, asks, says) => {
  expect(chat(language, asks).reply).toMatch(says);
});

test.each<[Language, string, RegExp]>([
  ["en", "can i put your balm on cracked nipples, i nurse", /midwife/],
  ["fr", "votre baume sur les mamelons crevassés, j'allaite", /sage-femme/],
  ["sp", "¿el bálsamo sirve para grietas del pezón?", /matrona/],
  ["en", "i get cold sores, can i use your lip balm", /antiviral/],
  ["fr", "j'ai un bouton de fièvre, votre baume ?", /antivirale/],
  ["sp", "tengo un herpes labial, ¿el bálsamo?", /antiviral/],
])("what is for a midwife or a pharmacist is said, and nothing sold (%s: %s)", (language, asks, says) => {
  const { reply, products } = chat(language, asks);
  expect(reply).toMatch(says);
  expect(products).toEqual([]);
});
