import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { advice, chat, talk } from "../../../lab/adviser/evaluation/talk.ts";
import { understandMessage } from "../reading/understand.ts";

const idsFor = (message: string, language: Language) =>
  advice(message, language).recommendations.map(({ id }) => id);

describe("what was said no to by its name is not led on with", () => {
  test.each<[Language, string, string, string]>([
    ["en", "dark marks on my cheeks", "no not moonstone, had that, didnt like it", "whats left then"],
    ["fr", "des marques brunes après boutons", "pas pierre de lune, je n'aime pas", "il reste quoi ?"],
    ["sp", "manchas de granitos en la cara", "piedra de luna no, no me gustó", "¿qué queda?"],
  ])("%s", (language, first, no, then) => {
    const answers = talk(language, "advice", [first, no, then]);
    expect(answers[0]?.products).toContain("moonstone-serum");
    for (const answer of answers.slice(1)) expect(answer.products).not.toContain("moonstone-serum");
  });

  test("what goes on of is another", () => {
    const { reply } = chat(
      "en",
      "dark marks on my cheeks",
      "not moonstone, had that",
      "does it go on at night",
    );
    expect(reply).not.toContain("Moonstone");
  });
});

test("what is had is not billed", () => {
  const { reply } = chat(
    "en",
    "my skin is oily",
    "i already own clear pebble gel",
    "and a moisturiser?",
    "ok and total price?",
  );
  expect(reply).toContain("$39.00");
  expect(reply).not.toContain("$34.00");
});

test("the two are those that are left", () => {
  const { reply } = chat(
    "fr",
    "une crème riche, peau sèche",
    "sans parfum, je suis allergique",
    "c'est combien les deux",
  );
  expect(reply).toContain("$130.00");
  expect(reply).not.toContain("Mille Strates");
});

describe("a liking for scent is no wish to have nothing", () => {
  test.each<[Language, string, string]>([
    ["en", "gift for a friend, she loves scented things", "she has rosacea"],
    ["fr", "un cadeau pour une amie, elle adore les parfums", "elle a de la rosacée"],
  ])("%s", (language, first, then) => {
    const said = talk(language, "advice", [
      first,
      then,
      language === "en" ? "ok which one" : "lequel alors ?",
    ]);
    expect(said[1]?.products).not.toEqual([]);
    expect(said[2]?.reply).not.toMatch(/Thousand Layers|Mille Strates/);
  });

  test.each<[Language, string]>([
    ["en", "she has dry skin and loves delicate scents"],
    ["fr", "elle a la peau sèche et elle aime les parfums délicats"],
    ["sp", "tiene la piel seca y le gustan los perfumes delicados"],
  ])("a delicate scent is no delicate skin: %s", (language, message) => {
    const first =
      language === "en"
        ? "a gift for my mother"
        : language === "fr"
          ? "un cadeau pour ma mère"
          : "un regalo para mi madre";
    expect(chat(language, first, message).products).not.toEqual([]);
  });
});

test.each<[Language, string]>([
  ["fr", "peau grasse, je refuse la vitamine C, elle m'a brûlée. Moins de 60 $ svp"],
  ["fr", "pores dilatés, max 60 dollars, une crème, elle me pique"],
])("a sum belongs to who asks, whatever stung: %s %s", (language, message) => {
  expect(understandMessage(message, language).person.facts.map(({ kind }) => kind)).toContain("budget");
});

test.each<[Language, string, string]>([
  ["en", "oily skin and pimples on my jaw", "i'm 17 btw, what would be the cheapest thing to start with"],
  ["fr", "peau grasse et boutons", "le produit le moins cher pour commencer ?"],
])("the cheapest of what helps: %s", (language, first, then) => {
  expect(chat(language, first, then).products).toEqual(["clear-pebble-gel"]);
});

describe("the right thing for the matter", () => {
  test.each<[Language, string]>([
    ["en", "bumpy upper arms like chicken skin, going on holiday in 3 weeks"],
    ["fr", "peau de poule sur les bras, je pars en vacances dans 3 semaines"],
    ["sp", "piel de gallina en los brazos, boda en 3 semanas"],
  ])("rough arms before a holiday: %s", (language, message) => {
    expect(idsFor(message, language)[0]).toBe("worn-stone-lotion");
  });

  test.each<[Language, string]>([
    ["sp", "arrugas pero mi piel se pone roja con todo, max 100 dolares"],
    ["fr", "des rides mais ma peau rougit pour un rien"],
    ["en", "wrinkles, but my skin goes red at everything"],
  ])("lines on skin that minds everything: %s", (language, message) => {
    const ids = idsFor(message, language);
    expect(ids).not.toEqual([]);
    expect(ids).not.toContain("slow-amber-oil");
    expect(ids).not.toContain("night-current");
  });

  test.each<[Language, string, string]>([
    ["en", "something for dark circles", "they are brown"],
    ["fr", "quelque chose pour mes cernes", "ils sont marron"],
    ["sp", "quiero algo para las ojeras", "son marrones"],
  ])("circles stay circles: %s", (language, first, then) => {
    expect(chat(language, first, then).products ?? []).not.toContain("night-current");
  });
});

test.each<[Language, string, string]>([
  ["en", "i bought night current last week", "my skin burns and peels"],
  ["fr", "j'ai acheté courant de nuit la semaine dernière", "ma peau brûle et pèle"],
  ["sp", "compré la corriente nocturna", "la piel me arde y se pela"],
])("what burns and peels is stopped: %s", (language, first, then) => {
  const { reply, products } = chat(language, first, then);
  expect(reply).toMatch(/^(Stop it now|Arrêtez maintenant|Déjalo ya)/);
  expect(products).toEqual([]);
});

test.each<[Language, string, string]>([
  ["en", "my derm gave me hydroquinone", "can i combine it with something of yours"],
  ["fr", "j'ai du mélasma", "mon dermato m'a prescrit de l'hydroquinone, je peux mettre quoi avec ?"],
  ["sp", "mi dermatólogo me recetó hidroquinona", "¿la puedo combinar?"],
])("what goes with a prescribed hydroquinone: %s", (language, first, then) => {
  const { reply, products } = chat(language, first, then);
  expect(reply).toMatch(/prescribed|prescrite|recetada/);
  expect(reply).not.toMatch(/mercur/i);
  expect(products).toContain("inner-shell-cream");
  expect(products).toHaveLength(2);
  expect(products?.join()).toMatch(/spf/);
});

test.each<[Language, string, string]>([
  ["en", "a serum for dark spots", "i already have moonstone serum"],
  ["fr", "sérum pour les taches", "j'ai déjà le sérum pierre de lune"],
])("what is had leaves the table: %s", (language, first, then) => {
  expect(chat(language, first, then).products).not.toContain("moonstone-serum");
});

test.each<[Language, string]>([
  ["en", "do you sell benzoyl peroxide"],
  ["fr", "vous avez du peroxyde de benzoyle ?"],
  ["sp", "¿tienen peróxido de benzoilo?"],
])("whether benzoyl peroxide is sold here: %s", (language, message) => {
  const lists = demoCatalogueIn(language).flatMap(({ ingredients }) => ingredients);
  expect(lists.some((name) => /benzoyl peroxide/i.test(name))).toBe(false);
  expect(chat(language, message).reply).toMatch(/^(No|Non)\b/);
});
