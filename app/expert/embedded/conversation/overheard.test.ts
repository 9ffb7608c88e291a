import { expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { demoCatalogueIn } from "../../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { advice, chat, lastOf, talk } from "../../../../lab/adviser/evaluation/talk.ts";

test.each<[Language, string, string]>([
  ["en", "my hubby gets flaky eyebrows", "he just uses water"],
  ["fr", "mon mari a les sourcils qui pèlent", "il met juste de l'eau"],
  ["sp", "a mi marido se le descaman las cejas", "solo usa agua"],
])("a glass of water tells of no thirsty skin (%s)", (language, ...messages) => {
  expect(chat(language, ...messages).products ?? []).not.toContain("deep-water-serum");
});

test.each<[Language, string, string]>([
  ["en", "marks after pimples", "so which product?"],
  ["fr", "des marques de boutons", "du coup je prends quoi ?"],
  ["sp", "marcas de granos", "entonces cuál compro?"],
])("which to take is one of those that were named (%s)", (language, ...messages) => {
  const [first, last] = talk(language, "advice", messages);
  expect(last?.products).toHaveLength(1);
  expect(first?.products).toContain(last?.products?.[0]);
});

test.each<[Language, string]>([
  ["en", "i'm 63, sagging skin"],
  ["fr", "63 ans, relâchement"],
  ["sp", "tengo 63, flacidez"],
])("what is told beside an age is told (%s)", (language, message) => {
  expect(chat(language, message).products).not.toEqual([]);
});

test.each<[Language, string, string]>([
  ["en", "is there anything like Thousand Layers for less", "does that have peptides too"],
  ["fr", "quelque chose comme la Crème Mille Strates en moins cher", "et elle contient des peptides aussi ?"],
])("it is asked of what stands in its stead (%s)", (language, ...messages) => {
  const { reply } = chat(language, ...messages);
  expect(reply).not.toContain(
    demoCatalogueIn(language).find(({ id }) => id === "thousand-layers-cream")?.name,
  );
});

test.each<[Language, string, string]>([
  ["en", "legs like pebbles", "is the lotion ok on shaved legs?"],
  ["fr", "peau de croco sur les jambes", "et sur les jambes rasées ?"],
  ["sp", "piernas con piel de gallina", "¿y en piernas recién depiladas?"],
])("what a label says of shaved skin goes before where it may go (%s)", (language, ...messages) => {
  expect(chat(language, ...messages).products ?? []).not.toContain("worn-stone-lotion");
});

test.each<[Language, string, RegExp]>([
  ["en", "should i see someone?", /dermatologist/],
  ["fr", "je dois voir quelqu'un ?", /dermatologue/],
  ["sp", "¿debo ir al médico?", /dermatólogo/],
  ["en", "can i pop it", /Hands off/],
  ["fr", "je peux le percer ?", /N’y touchez pas/],
  ["sp", "¿me lo puedo reventar?", /Manos quietas/],
  ["en", "anything that fills scars", /needling/],
  ["fr", "une crème qui comble les cicatrices", /microneedling/],
  ["sp", "algo que rellene las cicatrices", /microagujas/],
])("what many ask has one answer (%s: %s)", (language, message, says) => {
  expect(chat(language, message).reply).toMatch(says);
});

test.each<[Language, string]>([
  ["en", "are the boxes recyclable"],
  ["fr", "vos boîtes sont recyclables ?"],
  ["sp", "¿las cajas son reciclables?"],
])("what the house alone knows is not asked of a product (%s)", (language, message) => {
  expect(lastOf(talk(language, "support", [message])).reply).toContain("care@nacre.example");
});

test.each<[Language, string]>([
  ["en", "sunburn from yesterday, nose is peeling, what do i put on"],
  ["fr", "coup de soleil hier sur le nez, ça pèle, je mets quoi"],
  ["sp", "quemada del sol de ayer, se me pela la nariz"],
])("skin burned by the sun is sold nothing (%s)", (language, message) => {
  expect(chat(language, message).products ?? []).toEqual([]);
  expect(advice(message, language).recommendations).toEqual([]);
});
