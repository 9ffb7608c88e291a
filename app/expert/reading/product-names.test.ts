import { expect, test } from "vitest";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import type { Language } from "#app/i18n/language.ts";
import { productsNamed } from "./product-names.ts";

const namedIn = (language: Language, message: string): string[] =>
  productsNamed(message, demoCatalogueIn(language)).map(({ id }) => id);

test.each<[Language, string, string]>([
  ["en", "is your stone serum scented", "smooth-stone-serum"],
  ["en", "can I use the harbor every day", "quiet-harbor-serum"],
  ["en", "how often do i use the ebb", "soft-ebb"],
  ["en", "the pearl powder, is it rough?", "pearl-dust"],
  ["fr", "le jusant pique ?", "soft-ebb"],
  ["fr", "la crème coquille a du parfum ?", "inner-shell-cream"],
  ["fr", "votre havre il coûte combien", "quiet-harbor-serum"],
  ["sp", "la bajamar, ¿cada cuánto?", "soft-ebb"],
  ["sp", "qué lleva el suero de piedra luna", "moonstone-serum"],
  ["sp", "la crema corazon concha", "inner-shell-cream"],
])("half a name beside an article or its kind names a product (%s %s)", (language, message, id) => {
  expect(namedIn(language, message)).toEqual([id]);
});

test.each<[Language, string]>([
  ["en", "my eye is swollen shut"],
  ["en", "a clear gel for oily skin"],
  ["en", "I want a light serum and a soft cream"],
  ["en", "the first serum you told me about"],
  ["en", "something for the night, a night cream"],
  ["en", "a pearl of it on the stone floor"],
  ["fr", "une crème de nuit, et le jour ?"],
  ["fr", "le soir à la mer, l'eau salée me tire la peau"],
  ["fr", "le grand air me dessèche, un baume doux ?"],
  ["sp", "una crema de noche para la cara"],
  ["sp", "el mar y el agua me resecan"],
  ["sp", "un sérum suave para la noche"],
])("everyday words name none (%s %s)", (language, message) => {
  expect(namedIn(language, message)).toEqual([]);
});
