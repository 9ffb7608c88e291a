import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { demoCatalogueIn } from "../../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { advice, chat, lastOf, talk } from "../../../../lab/adviser/evaluation/talk.ts";
import { factsOf } from "../../shelf/product-facts.ts";

const productsOf = (language: Language, ids: readonly string[]) =>
  demoCatalogueIn(language).filter(({ id }) => ids.includes(id));

describe("lips that do not heal for weeks are for a pharmacist or doctor, and no broken parcel", () => {
  test.each<[Language, string]>([
    ["en", "my lips are cracked and bleeding since 3 weeks the balm doesnt help"],
    ["en", "for two months my lips peel and bleed whatever I put on"],
    ["fr", "mes lèvres sont gercées et saignent depuis 3 semaines, le baume n'y fait rien"],
    ["sp", "tengo los labios agrietados y me sangran desde hace tres semanas"],
  ])("%s %s", (language, message) => {
    const { reply, products } = chat(language, message);
    expect(reply).toMatch(/pharmac|farmac/);
    expect(reply).not.toMatch(/care@nacre/);
    expect(products).toEqual([]);
    const { notice, recommendations } = advice(message, language);
    expect(notice).toMatch(/pharmac|farmac/);
    expect(recommendations).toEqual([]);
  });

  test.each<[Language, string]>([
    ["en", "my lips are dry and chapped, which balm?"],
    ["fr", "lèvres sèches et gercées, quel baume ?"],
    ["sp", "labios secos y agrietados, ¿qué bálsamo?"],
  ])("dry lips get a balm: %s %s", (language, message) => {
    expect(chat(language, message).products).not.toEqual([]);
  });
});

describe("where no sunscreen fits, nothing else is sold as one", () => {
  test.each<[Language, ...string[]]>([
    ["en", "which spf for everyday under makeup", "i have zinc allergy", "so nothing?"],
    ["fr", "quelle protection solaire pour tous les jours", "je suis allergique au zinc", "alors rien ?"],
    ["sp", "qué protector solar para todos los días", "tengo alergia al zinc", "¿entonces nada?"],
  ])("%s %s %s", (language, ...messages) => {
    const { reply, products = [] } = chat(language, ...messages);
    expect(reply).toMatch(/shade|ombre|sombra/i);
    expect(products).toEqual([]);
  });

  test("a sunscreen that fits is still named", () => {
    const { products = [] } = chat("en", "an spf for every day, i'm allergic to lanolin");
    expect(productsOf("en", products).some((product) => factsOf(product).spf > 0)).toBe(true);
  });
});

const OF_A_CHILD = /child|enfant|niñ/;

describe("how long it has been is nobody's age", () => {
  test.each<[Language, string, string]>([
    ["fr", "ma peau pèle autour du nez", "c'est rouge et ça gratte, depuis 2 mois"],
    ["en", "my skin peels around the nose", "it's red and itchy, for 2 months"],
    ["sp", "se me pela la piel alrededor de la nariz", "está rojo y pica, desde hace 2 meses"],
  ])("%s %s %s", (language, ...messages) => {
    expect(chat(language, ...messages).reply).not.toMatch(OF_A_CHILD);
  });

  test("a child who is named is one", () => {
    expect(chat("fr", "mon enfant a la peau rouge et ça gratte depuis 2 mois").reply).toMatch(OF_A_CHILD);
  });
});

test.each<[Language, string, string, RegExp]>([
  ["fr", "ma peau pèle autour du nez", "j'ai mis de la cortisone du médecin, ça revient", /chez le médecin/],
  ["en", "my skin peels around the nose", "the doctor's cortisone helped but it comes back", /to the doctor/],
  ["sp", "se me pela la nariz", "me puse la cortisona del médico y vuelve", /al médico/],
])("what comes back after cortisone goes back to the doctor (%s)", (language, first, then, says) => {
  expect(chat(language, first, then).reply).toMatch(says);
});

test.each<[Language, ...string[]]>([
  [
    "sp",
    "hola tengo manchas en la cara",
    "ya tengo protector y el serum piedra lisa",
    "no quiero gastar mas de 90",
  ],
  ["en", "dark spots on my face", "i have a sunscreen and the smooth stone serum", "no more than 90"],
  [
    "fr",
    "j'ai des taches sur le visage",
    "j'ai une crème solaire et le sérum pierre polie",
    "pas plus de 90",
  ],
])("what is had beside a kind is not sold again under a sum (%s)", (language, ...messages) => {
  const { products = [] } = chat(language, ...messages);
  expect(products).not.toEqual([]);
  expect(products).not.toContain("smooth-stone-serum");
});

test.each<[Language, string, string]>([
  ["en", "a present for my sister, oily skin, max $60", "she's vegan and hates serums"],
  ["fr", "un cadeau pour ma sœur, peau grasse, 60 max", "elle est végane et déteste les sérums"],
  ["sp", "un regalo para mi hermana, piel grasa, máximo 60", "es vegana y odia los sérums"],
])("serums that are hated leave the choice at once (%s)", (language, ...messages) => {
  const { products = [] } = chat(language, ...messages);
  expect(products).not.toEqual([]);
  for (const { category } of productsOf(language, products)) expect(category).not.toBe("Serum");
});

describe("whose mistake an order was", () => {
  const says = (language: Language, message: string) => lastOf(talk(language, "support", [message])).reply;

  test.each<[Language, string]>([
    ["en", "I ordered the wrong serum"],
    ["en", "i picked the wrong cream, my mistake"],
    ["fr", "j'ai commandé le mauvais sérum"],
    ["sp", "pedí el sérum equivocado"],
  ])("the shopper's is exchanged: %s %s", (language, message) => {
    expect(says(language, message)).toMatch(/exchange|échang|cambi/i);
    expect(says(language, message)).not.toMatch(/our mistake|notre erreur|error nuestro/);
  });

  test.each<[Language, string]>([
    ["en", "you sent me the wrong serum"],
    ["fr", "vous m'avez envoyé le mauvais sérum"],
    ["sp", "me enviaron el sérum equivocado"],
  ])("the house's is put right: %s %s", (language, message) => {
    expect(says(language, message)).not.toMatch(/exchange something|Pour un échange|Para cambiar/i);
  });
});

test.each<[Language, string]>([
  ["fr", "boutons sur le menton depuis l'arrêt de la pilule"],
  ["sp", "granos en el mentón desde que dejé la píldora"],
  ["en", "breakouts on my chin since I stopped the pill"],
])("blemishes since the pill was stopped are cared for (%s)", (language, message) => {
  expect(chat(language, message).products).not.toEqual([]);
});

test.each<[Language, string, string, RegExp]>([
  [
    "en",
    "which spf for everyday under makeup",
    "the tinted one, does it come in darker shades?",
    /one warm/i,
  ],
  ["fr", "quel spf sous le maquillage", "le teinté, il existe en plus foncé ?", /seule? (teinte|nuance)/i],
  ["sp", "qué spf bajo el maquillaje", "el que tiene color, ¿viene en tonos más oscuros?", /solo tono/],
])("how many shades there are is on the label (%s)", (language, first, then, says) => {
  expect(chat(language, first, then).reply).toMatch(says);
});

test.each<[Language, string, string]>([
  ["sp", "hola mi paquete dice entregado pero no lo tengo", "ya pregunté a los vecinos y nada"],
  ["en", "my parcel says delivered but i don't have it", "i asked the neighbors already, nothing"],
  ["fr", "mon colis est marqué livré mais je ne l'ai pas", "j'ai déjà demandé aux voisins, rien"],
])("a parcel looked for in vain is no complaint of the adviser (%s)", (language, ...messages) => {
  const { reply } = lastOf(talk(language, "support", messages));
  expect(reply).toMatch(/care@nacre/);
  expect(reply).not.toMatch(/I was no help|Siento no haber ayudado|ne pas avoir aidé/i);
});

test("deep skin told after a choice is understood", () => {
  const { reply } = chat("sp", "hola tengo manchas en la cara", "tengo piel morena");
  expect(reply).not.toMatch(/No te he entendido/);
});
