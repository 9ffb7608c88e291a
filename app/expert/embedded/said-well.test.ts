import { describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { advice, chat, talk } from "../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

/** How it is said: what was told is taken up, and nothing that was not. */
type Row = [language: Language, ...turns: string[]];

const LISTS: readonly Row[] = [
  ["en", "dry skin"],
  ["en", "shiny skin and blackheads"],
  ["en", "I want something for wrinkles"],
  ["fr", "peau sèche"],
  ["fr", "des points noirs et une peau qui brille"],
  ["fr", "quelque chose pour les rides"],
  ["sp", "piel seca"],
  ["sp", "puntos negros y piel que brilla"],
  ["sp", "algo para las arrugas"],
];

test.each(LISTS)("no price is praised unasked, no formula repeated, %s: %s", (language, message) => {
  const { reply } = chat(language, message);
  expect(reply).not.toMatch(/least expensive|moins cher|más económico/);
  expect(reply).not.toMatch(/half lost|moitié de son effet|a medias|come closest|where I would look first/);
  expect(reply).not.toMatch(/deeper lines|rides marquées|arrugas marcadas|Este se apoya|que pide l/);
});

test.each<Row>([
  ["en", "the cheapest cream for dry skin"],
  ["fr", "la crème la moins chère pour peau sèche"],
  ["sp", "la crema más barata para piel seca"],
])("whoever asks for the cheapest is told which that is, %s", (language, message) => {
  expect(chat(language, message).reply).toMatch(/least expensive|moins cher|más barato/);
});

test.each<[Language, string, RegExp]>([
  ["en", "dry skin, no fragrance please", /without fragrance/],
  ["en", "wrinkles, but no retinol", /^(?!.*left out)/s],
  ["fr", "peau sèche, sans parfum s'il vous plaît", /sans parfum/],
  ["fr", "rien avec des acides, ils m'irritent : quel sérum ?", /sans acide/],
  ["sp", "piel seca, sin perfume por favor", /sin perfume/],
  ["sp", "nada con ácidos, me irritan, ¿qué sérum?", /sin ácidos/],
])("what is left out has its name, %s: %s", (language, message, words) => {
  const { reply } = chat(language, message);
  expect(reply).toMatch(words);
  expect(reply).not.toMatch(/alérgenos|allergènes|allergens/);
});

describe("a sun protection says what asks for it", () => {
  test.each<Row>([
    ["en", "blackheads and shine"],
    ["fr", "points noirs et brillance"],
    ["sp", "puntos negros y brillo"],
  ])("%s", (language, message) => {
    expect(chat(language, message).reply).toMatch(/asks for it by day|le demande, de jour|De día lo pide/);
  });
});

test.each<[Language, string, RegExp]>([
  ["en", "something for my boyfriend's dry skin", /your boyfriend/],
  ["en", "my girlfriend has dull skin, what can I get her?", /your girlfriend/],
  ["fr", "mon copain a la peau sèche", /votre compagnon/],
  ["fr", "ma fiancée a le teint terne", /votre compagne/],
  ["sp", "mi novio tiene la piel seca", /tu novio/],
  ["sp", "mi novia tiene la piel apagada", /tu novia/],
])("nobody is married off, %s: %s", (language, message, words) => {
  expect(chat(language, message).reply).toMatch(words);
});

test("French product names in sentences have their articles", () => {
  const names = demoCatalogueIn("fr").map(({ name }) => name);
  const said = [
    chat("fr", "Sérum Première Lueur, combien de gouttes ?"),
    chat("fr", "le Sérum Havre Calme, tous les soirs ?"),
    chat("fr", "le Gel Grand Large, avant ou après la crème ?"),
    ...talk("fr", "advice", ["j'ai des taches", "le deuxième, je le mets quand ?"]).slice(1),
  ];
  for (const { reply } of said)
    for (const name of names) {
      expect(reply).not.toContain(`pour ${name}`);
      expect(reply).not.toContain(`de ${name}`);
      expect(reply).not.toContain(`à ${name}`);
    }
});

test.each<[Language, string, string[], string[]]>([
  ["en", "is Thousand Layers worth it compared to Inner Shell?", ["peptides"], ["dimethicone", "panthenol"]],
  [
    "fr",
    "la Crème Mille Strates vaut-elle son prix à côté de Cœur de Coquille ?",
    ["peptides"],
    ["diméthicone"],
  ],
  ["sp", "¿la Crema Mil Capas vale su precio frente a Corazón de Concha?", ["péptidos"], ["dimeticona"]],
])("a price is explained by what the other has not, %s", (language, message, apart, common) => {
  const { reply } = chat(language, message);
  for (const name of apart) expect(reply.toLowerCase()).toContain(name);
  for (const name of common) expect(reply).not.toContain(name);
});

test.each<Row>([
  ["en", "Inner Shell or Thousand Layers, what's the difference?"],
  ["fr", "quelle différence entre Cœur de Coquille et Mille Strates ?"],
  ["sp", "¿qué diferencia hay entre Corazón de Concha y Mil Capas?"],
])("of two it is said which one smells, %s", (language, message) => {
  expect(chat(language, message).reply).toMatch(/is scented|Du parfum dans|lleva perfume/);
});

test.each<Row>([
  ["en", "psoriasis on my elbows, I just want a plain moisturizer"],
  ["fr", "psoriasis sur les coudes, je veux juste une crème hydratante"],
  ["sp", "psoriasis en los codos, solo quiero una crema hidratante"],
])("beside what is a doctor's there is a plain cream, %s", (language, message) => {
  const told = advice(message, language);
  expect(told.recommendations.map(({ id }) => id)).toEqual(["inner-shell-cream"]);
  expect(told.notice).toMatch(/pharmac|farmac/);
});
