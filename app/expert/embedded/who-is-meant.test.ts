import { describe, expect, test } from "vitest";
import { advice, chat } from "../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";
import { readFacts } from "../reading/person/person.ts";

const TOO_STRONG = ["undertow-gel", "night-current", "quiet-harbor-serum", "soft-ebb"];

describe("two children whose ages are told in one breath", () => {
  test.each<[Language, string, number, number]>([
    ["en", "something for my two kids, 7 and 13", 7, 13],
    ["en", "my daughters are 9 and 14, dry skin", 9, 14],
    ["fr", "mes filles ont 6 et 15 ans", 6, 15],
    ["sp", "tengo dos hijos, de 4 y 15", 4, 15],
  ])("are both known (%s: %s)", (language, message, younger, elder) => {
    const said = readFacts(message, language).statements.find(({ fact }) => fact.kind === "siblings");
    expect(said?.fact).toMatchObject({ months: [younger * 12, elder * 12] });
  });

  test.each<[Language, string, string, string]>([
    ["en", "something for my two kids, 7 and 13", "and for the older one, he has spots", "at 13"],
    ["fr", "mes filles ont 6 et 15 ans", "pour la grande, des points noirs", "à 15 ans"],
    ["sp", "tengo dos hijos, de 4 y 15", "crema para el pequeño, piel seca", "a los 4"],
  ])("are told apart (%s: %s, %s)", (language, told, asked, age) => {
    const { reply, products = [] } = chat(language, told, asked);
    expect(reply).toContain(age);
    expect(products.filter((id) => TOO_STRONG.includes(id))).toEqual([]);
  });

  test("what is for both is for the younger", () => {
    const { recommendations } = advice("my kids are 3 and 16, both have spots", "en");
    expect(recommendations.map(({ id }) => id)).not.toContain("clear-pebble-gel");
  });

  test.each<[Language, string]>([
    ["en", "I have two kids, 40 years old, wrinkles"],
    ["en", "my boys love it, I use 2 and 3 pumps"],
    ["fr", "j'ai 42 ans et deux enfants"],
  ])("are none where no ages are told (%s: %s)", (language, message) => {
    const kinds = readFacts(message, language).statements.map(({ fact }) => fact.kind);
    expect(kinds).not.toContain("siblings");
  });
});

test.each<[Language, string]>([
  ["fr", "ma fille de 3 ans a de l'eczéma dans les plis des coudes, votre crème cœur de coquille convient ?"],
  ["en", "my son is 5, is Inner Shell Cream ok for his dry arms?"],
])("no product is cleared for a child without a pharmacist's word (%s)", (language, message) => {
  expect(chat(language, message).reply).toMatch(/pharmacist|pharmacien/);
});

test.each<[Language, string]>([
  [
    "en",
    "First wrinkles on my forehead. I tried retinol twice and it peeled my skin off, don't want it again",
  ],
  ["fr", "premières rides, j'ai essayé le rétinol deux fois, ça m'a pelé la peau, je n'en veux plus"],
  ["sp", "primeras arrugas; probé el retinol dos veces y me peló la cara, no lo quiero otra vez"],
])("what upset skin once and is refused is left out, and the rest is answered (%s)", (language, message) => {
  const ids = advice(message, language).recommendations.map(({ id }) => id);
  expect(ids).not.toContain("night-current");
  expect(ids.length).toBeGreaterThan(0);
});

test.each<[Language, string]>([
  ["en", "I get a rash on my chest from the sun"],
  ["fr", "le soleil me donne des plaques qui grattent sur les bras"],
  ["sp", "el sol me saca un sarpullido en el pecho y me arde la cara"],
])("a rash that the sun brings is shown to somebody (%s)", (language, message) => {
  expect(advice(message, language).notice).toMatch(
    /doctor or pharmacist|médecin ou à un pharmacien|médico o a un farmacéutico/,
  );
});

test("a fear of what was used is answered, and not told again", () => {
  const said = chat("fr", "nous essayons d'avoir un bébé, j'utilise Courant de Nuit", "c'est grave ?");
  expect(said.reply).toMatch(/^Non/);
});

test("an acid of ours beside our retinol goes on another evening", () => {
  const said = chat("fr", "je commence Courant de Nuit", "je peux garder mon gel lame de fond ?");
  expect(said.reply).toMatch(/pas le même soir/);
});

test.each<[Language, RegExp, string, string]>([
  [
    "fr",
    /seulement une crème simple/,
    "un lait hydratant simple pour le corps",
    "je viens de m'épiler les jambes ce matin",
  ],
  ["sp", /la Corriente Nocturna/, "Corriente Nocturna, se me pela la cara", "la uso todas las noches"],
  ["sp", /merecen un médico/, "acné en la barbilla", "y mis reglas son muy irregulares"],
])("a detail told late changes the answer (%s)", (language, says, ...turns) => {
  expect(chat(language, ...turns).reply).toMatch(says);
});

describe("whoever borrows it is who uses it", () => {
  test.each([
    ["en", "I am 13 with greasy skin and spots", "my sister has Night Current, can I borrow some of hers?"],
    ["fr", "j'ai 13 ans et des boutons", "ma sœur a Courant de Nuit, je peux lui emprunter ?"],
    ["sp", "tengo 13 años y granitos", "mi hermana tiene la crema de retinol, puedo coger un poco?"],
  ] as const)("too young for it (%s)", (language, told, asked) => {
    expect(chat(language, told, asked).products).not.toContain("night-current");
  });
});
