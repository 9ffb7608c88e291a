import { expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { demoCatalogueIn } from "../../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { advice, chat, lastOf, talk } from "../../../../lab/adviser/evaluation/talk.ts";

const of = (language: Language, ids: readonly string[] = []) =>
  demoCatalogueIn(language).filter(({ id }) => ids.includes(id));

test.each<[Language, string]>([
  ["en", "combo skin, cleanser?"],
  ["fr", "peau mixte, nettoyant ?"],
  ["sp", "piel mixta, ¿limpiador?"],
])("a kind by itself after a comma is asked for (%s)", (language, message) => {
  const products = of(language, chat(language, message).products);
  expect(products.length).toBeGreaterThan(0);
  expect(products.every(({ category }) => category === "Cleanser")).toBe(true);
});

test.each<[Language, string, string]>([
  ["en", "my bf has oily skin", "he wont use more than 2 things"],
  ["fr", "mon copain a la peau grasse", "il ne veut pas plus de 2 produits"],
  ["sp", "mi novio tiene la piel grasa", "no quiere más de 2 productos"],
])("no more than so many things are named (%s)", (language, ...messages) => {
  expect(chat(language, ...messages).products).toHaveLength(2);
});

test.each<[Language, string, string]>([
  ["en", "a night cream please", "my budget is 75"],
  ["fr", "une crème de nuit svp", "mon budget est de 75"],
  ["sp", "una crema de noche", "mi presupuesto es 75"],
])("a sum keeps the kind that was asked for (%s)", (language, ...messages) => {
  const products = of(language, chat(language, ...messages).products);
  expect(products.length).toBeGreaterThan(0);
  for (const { category, price } of products) {
    expect(category).toBe("Moisturizer");
    expect(price).toBeLessThanOrEqual(7_500);
  }
});

test.each<[Language, string, string]>([
  ["en", "what spf do you have", "the higher one"],
  ["fr", "vous avez quoi comme protection solaire", "la plus haute"],
  ["sp", "qué protector solar tienen", "el más alto"],
])("the higher of two sunscreens (%s)", (language, ...messages) => {
  expect(chat(language, ...messages).products).toEqual(["salt-air-fluid-spf-50"]);
});

test.each<[Language, string]>([
  ["en", "the cream gives me hives, i want a refund"],
  ["fr", "la crème me donne des plaques, je veux un remboursement"],
  ["sp", "la crema me saca ronchas, quiero el reembolso"],
])(
  "skin that swells or breaks out goes before the refund, and the refund is not forgotten (%s)",
  (language, message) => {
    const { reply, products } = lastOf(talk(language, "support", [message]));
    expect(reply).toMatch(/doctor|médecin|médico/);
    expect(reply).toContain("care@nacre.example");
    expect(products).toEqual([]);
  },
);

test.each<[Language, string, string]>([
  ["en", "a cream for shine at noon", "does it sting the eyes?"],
  ["fr", "une crème qui matifie", "elle pique les yeux ?"],
  ["sp", "una crema que matifique", "¿pica los ojos?"],
])("whether a thing stings the eyes is no accident (%s)", (language, ...messages) => {
  expect(chat(language, ...messages).products).not.toEqual([]);
});

test.each<[Language, string, string]>([
  ["en", "your gel made my eyes swell", "i'm breathing fine"],
  ["fr", "votre gel a fait gonfler mes yeux", "je respire bien"],
  ["sp", "se me hincharon los ojos con su gel", "estoy respirando bien"],
])("who breathes well is not sent an ambulance, and nothing is sold (%s)", (language, first, second) => {
  const replies = talk(language, "advice", [first, second]);
  for (const { products } of replies) expect(products).toEqual([]);
  expect(lastOf(replies).reply).not.toMatch(/\b(112|911)\b/);
});

test.each<[Language, string]>([
  ["en", "i use retinol from another brand and want a moisturizer that doesnt clash"],
  ["fr", "j'utilise un rétinol d'une autre marque et je veux une crème qui va avec"],
  ["sp", "uso retinol de otra marca y quiero una crema que vaya con él"],
])("beside a retinoid of their own no second one and no acid (%s)", (language, message) => {
  const ids = [
    ...(chat(language, message).products ?? []),
    ...advice(message, language).recommendations.map(({ id }) => id),
  ];
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ["night-current", "seven-tides-ampoules", "soft-ebb", "undertow-gel"])
    expect(ids).not.toContain(id);
});

test.each<[Language, string, string]>([
  ["en", "how much Quiet Harbor do i use", "morning and night?"],
  ["fr", "le sérum Havre Calme, j'en mets combien", "matin et soir ?"],
  ["sp", "cuánto me pongo del Sérum Puerto Sereno", "¿mañana y noche?"],
])("both times of day, of the one in hand, ask when (%s)", (language, ...messages) => {
  expect(chat(language, ...messages).products).toEqual(["quiet-harbor-serum"]);
});

test.each<[Language, string, string]>([
  ["en", "spots at 41", "i take spironolactone"],
  ["fr", "de l'acné à 41 ans", "je prends la spironolactone"],
  ["sp", "granos a los 41", "tomo espironolactona"],
])("a medicine that is taken is nothing for the cart (%s)", (language, ...messages) => {
  expect(chat(language, ...messages).reply).not.toMatch(/cart\b|panier|carrito/);
});
