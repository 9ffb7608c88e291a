import type { Language } from "#app/i18n/language.ts";
import { describe, expect, test } from "vitest";
import { chat } from "#app/expert/evaluation/talk.ts";

const CALL = /call your local emergency|911|112/;

describe("a swollen face and more than skin is an emergency, at once or over turns", () => {
  test.each<[Language, ...string[]]>([
    ["sp", "se me puso la cara roja e hinchada después del sérum", "me cuesta un poco tragar"],
    ["sp", "me salieron ronchas en la cara después del sérum", "estoy mareada y me cuesta pasar saliva"],
    ["sp", "se me hinchó la cara con su sérum hace un cuarto de hora"],
    ["en", "my face went red and puffy after the serum", "it's a bit hard to swallow"],
    ["en", "your cream made my face swell up", "it was about 15 minutes ago"],
    ["en", "came out in hives from that cream", "my throat feels tight and my voice is hoarse"],
    ["fr", "visage rouge et gonflé depuis le sérum", "j'ai un peu de mal à avaler"],
    ["fr", "j'ai des plaques partout après la crème", "la tête qui tourne et envie de vomir"],
  ])("%s %s", (language, ...messages) => {
    const { reply, products } = chat(language, ...messages);
    expect(reply).toMatch(CALL);
    expect(products).toEqual([]);
  });

  test.each<[Language, string]>([
    ["en", "the price is hard to swallow, anything cheaper for dry skin?"],
    ["sp", "me cuesta tragar pastillas de colágeno, ¿tienen una crema para las arrugas?"],
    ["en", "puffy face in the morning, started a few months ago, oily skin"],
  ])("no emergency: %s %s", (language, message) => {
    expect(chat(language, message).reply).not.toMatch(CALL);
  });
});

describe("what always gives hives is kept out, and is no reaction of today", () => {
  test.each<[Language, string]>([
    [
      "en",
      "Asthma and I can't take aspirin or ibuprofen, I get hives. Need something for blackheads, oily skin",
    ],
    ["en", "I get hives from aspirin, looking for something for clogged pores on my nose"],
    ["fr", "je fais de l'urticaire avec l'aspirine, il me faut quelque chose contre les points noirs"],
    ["sp", "la aspirina me provoca urticaria, ¿qué uso para los poros tapados?"],
  ])("%s %s", (language, message) => {
    const { products = [] } = chat(language, message);
    expect(products).not.toEqual([]);
    expect(products).not.toContain("undertow-gel");
    expect(products).not.toContain("clear-pebble-gel");
  });

  test("hives of now are one", () => {
    const { products } = chat("en", "I took aspirin an hour ago and now I get hives on my face");
    expect(products).toEqual([]);
  });
});

describe("a burn that is feared is none", () => {
  test.each<[Language, string]>([
    ["fr", "Peau noire, taches foncées après mes boutons, j'ai peur que les acides me brulent"],
    ["fr", "peau métisse, marques brunes après l'acné, je crains que les acides me brûlent"],
    ["en", "Dark brown skin with marks after acne and I don't want to get burned by an acid"],
    ["sp", "tengo la piel morena y marcas de acné, no quiero que un peeling me queme"],
  ])("%s %s", (language, message) => {
    expect(chat(language, message).products).not.toEqual([]);
  });

  test.each<[Language, string]>([
    ["fr", "l'acide m'a brûlé la joue hier, j'ai peur que ça laisse une tache"],
    ["sp", "tengo miedo, me quemé con el ácido"],
  ])("one that happened is: %s %s", (language, message) => {
    expect(chat(language, message).products).toEqual([]);
  });
});

describe("a mother's skin is hers, whatever the age of her baby", () => {
  test.each<[Language, ...string[]]>([
    ["sp", "hola, tengo melasma desde el embarazo, mi bebé tiene 3 meses"],
    [
      "sp",
      "hola, tengo melasma desde el embarazo, mi bebé tiene 3 meses",
      "sí le doy pecho",
      "¿y que protector?",
    ],
    ["en", "I have dark patches since the birth, my baby is 3 months old"],
    ["fr", "j'ai le masque de grossesse, mon bébé a 4 mois", "quelle crème solaire ?"],
  ])("%s %s", (language, ...messages) => {
    expect(chat(language, ...messages).products).not.toEqual([]);
  });

  test.each<[Language, ...string[]]>([
    ["sp", "mi bebé de 3 meses tiene la piel seca"],
    ["en", "my baby is 3 months old and has dry cheeks, which cream?"],
    ["sp", "tengo melasma y mi bebé tiene 3 meses", "¿y a mi bebé qué crema le pongo?"],
  ])("the baby's is not: %s %s", (language, ...messages) => {
    expect(chat(language, ...messages).products).toEqual([]);
  });
});
