import { describe, expect, test } from "vitest";
import { advice, chat, lastOf, talk } from "../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

const CALM = /nor peeling|ni rouge|rouge ou pèle|roja o se pele/;
const LEAVE = /^(Leave that|Laissez cela|Deja eso)/;

describe("skin the sun has burned", () => {
  test.each<[Language, string]>([
    ["en", "sunburned my shoulders and nose yesterday, bright red"],
    ["fr", "coup de soleil hier sur les épaules, rouge et chaud, pas de cloques"],
    ["sp", "me quemé la cara en la playa"],
  ])("is told what helps, and no sunscreen is sold for it (%s)", (language, message) => {
    const { reply, products } = chat(language, message);
    expect(reply).toMatch(CALM);
    expect(products).toEqual([]);
  });

  test.each<[Language, string, string]>([
    ["en", "sunburnt nose, peeling", "can i put the retinol tonight"],
    ["fr", "coup de soleil sur le nez", "et mon sérum vitamine c demain matin ?"],
    ["sp", "me quemé la cara en la playa", "¿el gel mar abierto alivia?"],
  ])("bears nothing strong after that (%s)", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(LEAVE);
  });

  test("bears a plain cream where one is asked for", () => {
    expect(chat("en", "sunburnt nose, peeling", "moisturizer?").products).toContain("inner-shell-cream");
  });

  test.each<[Language, string]>([
    ["en", "which sunscreen so I don't get sunburned on holiday"],
    ["en", "I burn easily in the sun, fair skin, which spf"],
    ["sp", "qué uso para no quemarme en la playa"],
  ])("is not what who fears it has (%s: %s)", (language, message) => {
    expect(advice(message, language).recommendations.map(({ id }) => id)).toContain("salt-air-fluid-spf-50");
  });

  test("with blisters it is a doctor's", () => {
    expect(chat("en", "my back is sunburned with big blisters and I feel sick").reply).toMatch(/today/);
  });
});

describe("skin that has had too much", () => {
  test.each<[Language, string, string, RegExp]>([
    ["en", "my face burns from too much acid", "what do i wash with", /Silk Milk/],
    ["sp", "me pasé con el retinol, se me pela toda la cara", "¿me pongo aceite?", /en paz/],
  ])("has answers for what is asked next (%s: %s, %s)", (language, told, asked, says) => {
    expect(chat(language, told, asked).reply).toMatch(says);
  });

  test("is washed with water alone once it gets worse", () => {
    const turns = [
      "I put retinol on last night and today my face is on fire, red and peeling",
      "its worse today",
    ];
    expect(chat("en", ...turns, "what do i wash with").reply).toMatch(/^Water alone/);
  });
});

test.each<[Language, string]>([
  ["sp", "mi hijo de 2 años lamió la crema Corazón de Concha"],
  ["en", "my toddler ate some Inner Shell Cream"],
  ["fr", "mon bébé a avalé de la Crème Cœur de Coquille"],
])("a product of ours that was swallowed is the poison center's (%s)", (language, message) => {
  const { reply, products } = lastOf(talk(language, "support", [message]));
  expect(reply).toMatch(/poison center|centre antipoison|centro de toxicología/);
  expect(products).toEqual([]);
});

test("a sunscreen that makes nothing worse is one that is asked for", () => {
  const said = chat(
    "en",
    "red bumps around my mouth and nose since i used hydrocortisone",
    "doctor says perioral dermatitis",
    "what sunscreen wont make it worse",
  );
  expect(said.products).toEqual(["salt-air-fluid-spf-50"]);
});
