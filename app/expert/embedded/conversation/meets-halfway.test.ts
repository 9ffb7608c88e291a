import { describe, expect, test } from "vitest";
import { advice, chat, lastOf, talk } from "../../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

/** What is asked in passing is met: by purpose, by place, by kind, by who is spoken of. */
type Row = [language: Language, ...turns: string[]];

const support = (language: Language, ...turns: string[]) => lastOf(talk(language, "support", turns));
const ids = (message: string, language: Language) =>
  advice(message, language).recommendations.map(({ id }) => id);

test.each<Row>([
  ["en", "something scented that takes off makeup"],
  ["fr", "un truc qui sent bon et qui démaquille"],
  ["sp", "quiero algo perfumado que quite el maquillaje"],
])("what takes makeup off is a wash, %s", (language, message) => {
  expect(ids(message, language)).toContain("evening-shell-balm");
  expect(ids(message, language)).not.toContain("thousand-layers-cream");
});

test.each<Row>([
  ["en", "pregnant, my skin is dry and tight after washing"],
  ["fr", "enceinte, la peau tiraille après le nettoyage et rougit"],
  ["sp", "embarazada, la piel seca me tira después de lavarme"],
])("skin that tightens after washing gets a milder wash, %s", (language, message) => {
  expect(ids(message, language)).toContain("silk-milk");
});

test.each<Row>([
  ["en", "lines round the eyes"],
  ["fr", "des rides autour des yeux"],
  ["sp", "arrugas en los ojos"],
])("lines by the eyes are for the eye gel, %s", (language, message) => {
  expect(ids(message, language)[0]).toBe("shallows-eye-gel");
});

test("patches in pregnancy are the mask of it", () => {
  expect(advice("embarazada y me salieron manchas en la cara", "sp").notice).not.toMatch(/No estoy segura/);
});

test.each<Row>([
  ["en", "dry cheeks", "changed my mind, tell me about the eye gel"],
  ["fr", "joues sèches", "parlez-moi du gel pour les yeux"],
  ["sp", "mejillas secas", "háblame del gel de ojos"],
])("the one thing of its kind needs no showing first, %s", (language, ...turns) => {
  expect(chat(language, ...turns).products).toEqual(["shallows-eye-gel"]);
});

describe("of sunscreens", () => {
  test.each<Row>([
    ["en", "a sunscreen for my face", "not the tinted one"],
    ["fr", "un SPF pour le visage", "pas le teinté"],
    ["sp", "un protector para la cara", "el que tiene color no"],
  ])("without a tint is the other, %s", (language, ...turns) => {
    expect(chat(language, ...turns).products).toEqual(["salt-air-fluid-spf-50"]);
  });

  test.each<Row>([
    ["en", "a sunscreen for my face", "not the tinted one", "and for my lips?"],
    ["fr", "un SPF pour le visage", "pas le teinté", "et pour les lèvres"],
    ["sp", "un protector para la cara", "sin color", "¿y para los labios?"],
  ])("what it is not for has another, %s", (language, ...turns) => {
    expect(chat(language, ...turns).products).toContain("quiet-balm");
  });
});

test.each<Row>([
  ["en", "shipping to switzerland?"],
  ["fr", "le baume silence est dispo ?", "frais de port pour la suisse ?"],
  ["sp", "¿cuánto sale el envío a méxico?"],
])("a country named is where to, %s", (language, ...turns) => {
  expect(support(language, ...turns).reply).toMatch(/country|pays|país/);
});

test("fatty acids say nothing of a greasy feel", () => {
  expect(chat("fr", "la Crème Cœur de Coquille, texture… c'est gras ?").reply).toContain(
    "Riche sans être lourde",
  );
});

test.each<Row>([
  ["en", "what can I combine the Quiet Harbor Serum with?"],
  ["fr", "le Sérum Havre Calme, je l'utilise avec quoi ?"],
  ["sp", "tengo Quiet Harbor, ¿con qué lo combino?"],
])("what goes with a strong thing is a cream and sun protection, %s", (language, message) => {
  expect(chat(language, message).products).toContain("salt-air-fluid-spf-50");
});

test.each<Row>([
  ["en", "my nephew is 6 with dry skin", "he uses hydrocortisone his pediatrician prescribed"],
  ["fr", "mon neveu de 6 ans a la peau sèche", "il a une crème à la cortisone du pédiatre"],
  ["sp", "mi sobrino de 6 años tiene la piel seca", "usa cortisona que le dio el pediatra"],
])("a nephew is one, and what his doctor gave is looked after, %s", (language, ...turns) => {
  const [first, second] = talk(language, "advice", turns);
  expect(first?.reply).toMatch(/your nephew|votre neveu|tu sobrino/);
  expect(second?.reply).not.toMatch(/quite understand|pas bien compris|entendido bien|overnight|golpe/);
});

test.each<Row>([
  ["en", "night current or slow amber oil for a beginner of 45?"],
  ["fr", "Courant de Nuit ou Huile Ambre Lent pour une débutante de 45 ans ?"],
  ["sp", "¿Corriente Nocturna o Aceite Ámbar Lento para una principiante de 45?"],
])("who begins takes the milder of two, %s", (language, message) => {
  expect(chat(language, message).reply).toMatch(/To begin with|Pour commencer|Para empezar/);
});

test("what the steps cost at the least is said where the sum is too small", () => {
  expect(chat("en", "set under $100: cleanser + moisturiser + spf, oily").reply).toMatch(
    /\$125\.00 at the least/,
  );
});

describe("a word on a matter of the shop", () => {
  test.each<Row>([
    ["en", "my parcel arrived broken", "I have photos"],
    ["fr", "le flacon est arrivé cassé", "j'ai des photos"],
    ["sp", "me llegó roto", "tengo fotos"],
  ])("photos of what is broken ask nothing of data, %s", (language, ...turns) => {
    expect(support(language, ...turns).reply).not.toMatch(/camera|caméra|cámara/);
  });

  test.each<Row>([
    ["en", "I want to exchange a cream", "and how long does it take?", "and if I don't have the box?"],
    ["fr", "je veux échanger ma crème", "et ça prend combien de temps ?", "et si je n'ai plus la boîte ?"],
    ["sp", "quiero cambiar una crema", "¿y cuánto tarda?", "¿y si no tengo la caja?"],
  ])("how long it takes leaves it the same matter, %s", (language, ...turns) => {
    expect(support(language, ...turns).reply).not.toMatch(/your country|votre pays|tu país/);
  });
});
