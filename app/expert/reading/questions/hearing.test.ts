import type { LanguageTag } from "#app/i18n/language.ts";
import { describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { hearQuestions } from "./hearing.ts";
import { type QuestionId, questionsIn } from "./questions.ts";

const LANGUAGE = { en: "en", fr: "fr", es: "sp" } as const;
const hear = (message: string, tongue: LanguageTag): QuestionId[] =>
  hearQuestions(message, tongue, demoCatalogueIn(LANGUAGE[tongue])).heard.map(({ id }) => id);

describe("the trained reader hears questions that no phrase covers", () => {
  // None of these stands in the training files.
  test.each<[LanguageTag, string, QuestionId]>([
    ["en", "would that block up my pores tho", "clogs"],
    ["en", "do i gotta put a moisturiser over that", "needs_cream"],
    ["en", "is mascara gonna come off with it, does it remove waterproof", "removes_makeup"],
    ["en", "is there an actual shop i could walk into", "shops"],
    ["fr", "il faut une crème derrière ou ça suffit tel quel", "needs_cream"],
    ["fr", "ça va pas me boucher les pores quand même", "clogs"],
    ["fr", "vous avez un magasin sur place ?", "shops"],
    ["es", "y eso no me va a tapar los poros?", "clogs"],
    ["es", "tengo que echarme crema después?", "needs_cream"],
    ["es", "tienen tienda a la que pueda ir", "shops"],
  ])("%s %s", (tongue, message, question) => {
    expect(questionsIn(message, tongue).map(({ id }) => id)).not.toContain(question);
    expect(hear(message, tongue)[0]).toBe(question);
  });
});

describe("a phrase on one weak word yields to a clear reading", () => {
  test.each<[LanguageTag, string, QuestionId]>([
    ["en", "can I wear makeup over it", "makeup"],
    ["en", "do i need moisturizer underneath", "needs_cream"],
    ["es", "cuánto tardo en notar cambios", "how_long"],
  ])("%s %s", (tongue, message, question) => {
    expect(hear(message, tongue)[0]).toBe(question);
  });
});

test("two questions of one message are both heard, in their order", () => {
  expect(hear("is it vegan? and how big is the bottle", "en").slice(0, 2)).toEqual(["vegan", "size"]);
  expect(hear("c'est parfumé ? et ça se rince ?", "fr").slice(0, 2)).toEqual(["smell", "how_to_use"]);
});

test.each<[LanguageTag, string]>([
  ["en", "what do i put on an open wound"],
  ["es", "¿qué pongo en una herida abierta?"],
])("an open wound is known by its phrases, whatever was learned (%s %s)", (tongue, message) => {
  expect(hear(message, tongue)[0]).toBe("wound");
});

test.each<[LanguageTag, string]>([
  ["en", "I work outdoors and my cheeks are dry by the evening"],
  ["fr", "j'ai la peau qui brille vers midi depuis le printemps"],
  ["es", "me paso el día en la oficina y la piel se me ve apagada"],
  ["en", "Night Current"],
  ["fr", "le Courant de Nuit ?"],
])("what tells, or is a bare name, asks nothing (%s %s)", (tongue, message) => {
  const { sure } = hearQuestions(message, tongue, demoCatalogueIn(LANGUAGE[tongue]));
  expect([...sure]).toEqual([]);
});
