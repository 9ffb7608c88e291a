import { describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { SHOP } from "../../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";
import { replyTo } from "./reply.ts";

function reply(language: Language, message: string): string {
  const catalogue = demoCatalogueIn(language);
  return replyTo({ message, chatHistory: [], type: "advice", language, catalogue, shop: SHOP }).reply;
}

describe("the sentence of the label that answers is quoted", () => {
  test.each<[Language, string, string]>([
    ["en", "keep the tube in the refrigerator", "can I put Shallows Eye Gel in the fridge"],
    ["en", "wait until the next evening", "does Undertow Gel work right after shaving"],
    ["en", "mild itching in the first days usually passes", "does Quiet Harbor itch at first"],
    ["en", "Skip it on days you use an acid or a retinoid", "can I wash with Pearl Dust if I use retinol"],
    ["en", "over damp skin", "should my face be wet for Silk Milk"],
    ["en", "sheer enough for light through deep skin", "Noon Veil, will it leave me grey? I'm dark skinned"],
    ["fr", "gardez le tube au réfrigérateur", "le Gel Regard Lagon au frigo c'est possible ?"],
    ["fr", "aucun autre actif", "Sérum Havre Calme et un autre actif en même temps ?"],
    ["fr", "conçu pour le corps et non pour le visage", "on peut mettre le Lait Galet Roulé sur le visage ?"],
    ["fr", "attendez une minute", "je laisse poser le Jusant Doux combien de temps"],
    ["sp", "guarda el tubo en la nevera", "el Gel Contorno Laguna va en la nevera?"],
    ["sp", "termínalo en tres meses", "Sérum Primera Luz hasta cuándo dura abierto"],
    ["sp", "iris, rosa y piel limpia", "a qué huele la Crema Mil Capas"],
  ])("%s: %s", (language, sentence, message) => {
    expect(reply(language, message)).toContain(sentence);
  });

  test("not once more where it stands already", () => {
    const said = reply("en", "how often can I use Pearl Dust");
    expect(said.split("Two or three mornings a week").length).toBe(2);
  });

  test("and not beside an answer it says nothing of", () => {
    expect(reply("en", "is Silk Milk vegan")).not.toMatch(/“/);
  });
});
