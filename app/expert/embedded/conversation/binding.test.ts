import type { Language } from "#app/i18n/language.ts";
import { describe, expect, test } from "vitest";
import { chat } from "../../../../lab/adviser/evaluation/talk.ts";

type Talk = [language: Language, says: RegExp, ...messages: string[]];

describe("a question is answered of the thing that is meant", () => {
  test.each<Talk>([
    // Each of those shown together.
    [
      "en",
      /First Light.*\n.*(Open Tide|Noon Veil|Deep Water)/,
      "something for fine lines",
      "how often each?",
    ],
    ["sp", /:.*«.*\n.*«/, "tengo brillo en la frente", "¿cada cuánto cada cosa?"],
    // The same question of another thing.
    ["en", /evening/i, "when do I use First Light?", "and Night Current?"],
    ["fr", /parfum|odeur/i, "le Lait de Soie est parfumé ?", "et l'Huile Ambre Lent ?"],
    // The product spoken of, and the cream only beside it.
    [
      "fr",
      /^D’abord le Sérum Havre Calme, puis la crème/,
      "parlez-moi du Sérum Havre Calme",
      "avant ou après la crème ?",
    ],
    // A sunscreen that nobody has shown yet.
    ["en", /SPF/, "can I put sunscreen that close to my eyes"],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

describe("two questions of one message are both answered", () => {
  test.each<Talk>([
    [
      "en",
      /weeks.*\n.*tingle/s,
      "First Light for wrinkles?",
      "how long til it does anything? and will it sting?",
    ],
    [
      "fr",
      /parfum.*\n?.*rinc|rinc.*\n?.*parfum/is,
      "parlez-moi du Lait de Soie",
      "c'est parfumé ? et ça se rince ?",
    ],
    ["sp", /\$10\.00/, "¿cuánto cuesta el envío a Lima y cuánto tarda?"],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

describe("a thing of two kinds, and kinds beside names", () => {
  test.each<Talk>([
    ["fr", /bergamote|Parfum/, "Contient-il du parfum, le baume nettoyant ?"],
    ["en", /Deep Water Serum, then the sunscreen/, "what order for First Light, Deep Water and sunscreen"],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

describe("what the judges' conversations broke", () => {
  test.each<Talk>([
    // None of the scented ones.
    [
      "fr",
      /^(?!.*(Verre de Mer|Poussière|Coquille du Soir)).*Lait de Soie/s,
      "que veut dire parfum dans une liste ?",
      "lesquels de vos nettoyants n'en contiennent pas ?",
    ],
    // What was just taken back is not what "it" means.
    [
      "fr",
      /Havre Calme/,
      "Night Current ou Slow Amber ?",
      "j'ai la peau qui rougit facilement",
      "et je le mets tous les soirs ?",
    ],
    [
      "sp",
      /pediatra|farmac/,
      "¿qué diferencia hay entre Noon Veil y Salt Air?",
      "¿y sirve para mi niño de 2 años?",
    ],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

describe("what is asked of several is no new list", () => {
  test.each<Talk>([
    ["en", /^First Light Serum: of these/, "something for fine lines", "so which one do i buy"],
    ["fr", /^Commencez par/, "j'ai des rides", "bon, j'achète lequel"],
    ["sp", /^Empieza/, "algo para las arrugas", "¿y cuál compro?"],
  ])("%s %s", (language, says, ...messages) => {
    const { reply, products = [] } = chat(language, ...messages);
    expect(reply).toMatch(says);
    expect(products).toHaveLength(1);
  });
});

describe("what nothing was said about before", () => {
  test.each<Talk>([
    ["en", /^Under Noon Veil SPF 30/, "do i need moisturiser under Noon Veil"],
    ["en", /First Light Serum.*cream/, "do I still need a cream over First Light?"],
    ["fr", /Aucun test/, "l'Huile Ambre Lent est-elle comédogène ?"],
    ["sp", /maquillaje/, "¿cuál quita el rímel waterproof?"],
    ["en", /walk into/, "is there a shop of yours i can visit"],
    ["fr", /mélange de substances odorantes/, "que veut dire parfum dans une liste d'ingrédients ?"],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });

  test.each<Talk>([
    ["en", /did not quite understand/, "fine lines", "hmm idk the thing like more or so"],
    ["fr", /pas bien compris/, "j'ai des rides", "ben voilà enfin tout ça quoi bref"],
  ])("not understood is said, with three questions to tap (%s)", (language, says, ...messages) => {
    const { reply, products = [], questions = [] } = chat(language, ...messages);
    expect(reply).toMatch(says);
    expect(products).toEqual([]);
    expect(questions).toHaveLength(3);
  });
});

describe("a learned question stands behind hard facts", () => {
  test.each<Talk>([
    ["fr", /grossesse/, "je suis enceinte", "le Courant de Nuit, je le mets quand ?"],
    [
      "en",
      /Thousand Layers.*(fragrance|Parfum)/,
      "I am allergic to perfume",
      "and Thousand Layers, how often do I use it?",
    ],
    ["en", /Nothing of ours belongs on skin that is open/, "what do i put on an open wound"],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});
