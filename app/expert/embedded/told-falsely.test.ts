import { describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import type { Language } from "#app/i18n/language.ts";
import { understand } from "../reading/context.ts";

/** Goods, orders and turns of speech in the words that facts about a person are told in: none is told. */
const INNOCENT: Record<Language, readonly string[]> = {
  en: [
    "I'm 3 weeks in and I like it",
    "four weeks in and no difference",
    "the due date on my invoice",
    "I'm expecting my order today",
    "order number 4471 is on the way",
    "it's my fourth month using it",
    "I get two lines between my brows",
    "what a letdown",
    "nursing a coffee here",
    "the little one or the big one",
    "how much is the little one",
    "oh baby that's expensive",
    "over 20 reviews say so",
    "3, please",
    "I ordered 2 and I got 1",
    "the jar lid is cracked",
    "I'm allergic to marketing",
    "are you still open",
    "it boils down to price",
    "there is a laser printed label",
    "we are trying for free shipping",
  ],
  fr: [
    "j'en suis à 2 mois",
    "le deuxième arrive demain",
    "j'attends mon deuxième colis",
    "mon masque arrive quand",
    "c'est le 4e mois que je l'utilise",
    "c'est exactement ce qu'il me fallait",
    "au sein de votre boutique",
    "un tout petit peu",
    "un petit comparatif svp",
    "à 16 ans je l'utilisais",
    "j'ai l'impression d'avoir 20 ans",
    "on essaie votre marque",
    "deux traits entre les sourcils",
    "ça sent le muguet",
    "vous êtes encore ouverte ?",
  ],
  sp: [
    "me encanta",
    "se siente pesado",
    "cuántas noches a la semana lo uso",
    "mi pedido está en estado pendiente",
    "me salen granos en la barriga",
    "una rojez pasajera en la nariz",
    "somos cuatro en casa",
    "voy por el segundo frasco",
    "tengo 3 semanas esperando",
    "tengo 2 códigos",
    "el kit tiene 3 pasos",
    "vivo en la colonia Roma",
    "el frasco llegó con una grieta",
    "un frasco pequeño",
    "vestido de lunares",
  ],
};

/** What a product is kept from somebody for, or a message answered as another one for. */
const TELLING = /^(age|pregnant|trying|breastfeeding|allergy|medicine|skin_cancer|shaved|event)$/;

const told = (text: string, language: Language) => {
  const { persons, redFlags, justTreated, outside } = understand(
    text,
    [],
    language,
    demoCatalogueIn(language),
  );
  return [
    ...persons.flatMap(({ facts }) => facts.map(({ kind }) => kind).filter((kind) => TELLING.test(kind))),
    ...redFlags.map(({ id }) => id).filter((id) => id !== "persistent_no_change"),
    ...(justTreated ? ["treated"] : []),
    ...(outside ? [outside] : []),
  ];
};

describe("nothing about a person is told", () => {
  const rows = Object.entries(INNOCENT).flatMap(([language, texts]) =>
    texts.map((text) => [language as Language, text] as const),
  );
  test.each(rows)("%s: %s", (language, text) => {
    expect(told(text, language)).toEqual([]);
  });
});

describe("what sounds like it and is told is heard", () => {
  test.each<[Language, string, string]>([
    ["en", "two lines on the test this morning", "pregnant"],
    ["en", "my due date is in March", "pregnant"],
    ["en", "I'm 20 weeks pregnant", "pregnant"],
    ["en", "34 and my skin is dull", "age"],
    ["en", "cracked heels that bleed", "shaved"],
    ["fr", "j'attends notre deuxième, retard de règles", "pregnant"],
    ["fr", "je suis à 5 mois", "pregnant"],
    ["fr", "à 45 ans, des rides", "age"],
    ["sp", "estoy en estado", "pregnant"],
    ["sp", "tengo 15, piel grasa", "age"],
    ["sp", "mi bebé en la barriga patea", "pregnant"],
  ])("%s: %s", (language, text, kind) => {
    expect(told(text, language)).toContain(kind);
  });
});

describe("no concern is heard in words of goods alone", () => {
  test.each<[Language, string]>([
    ["en", "is it light"],
    ["en", "I dropped the bottle"],
    ["en", "I've used retinol 0.5 for two years without trouble"],
    ["fr", "la ligne est occupée"],
    ["sp", "espero su respuesta"],
    ["sp", "la línea está ocupada"],
  ])("%s: %s", (language, text) => {
    expect(understand(text, [], language, demoCatalogueIn(language)).concerns).toEqual([]);
  });

  test.each<[Language, string, string]>([
    ["en", "my skin has no light any more", "dullness"],
    ["en", "my cheeks have dropped", "firmness"],
    ["fr", "des lignes sur le front", "fine_lines"],
    ["sp", "la piel áspera", "texture"],
  ])("%s: %s is one", (language, text, concern) => {
    const { concerns } = understand(text, [], language, demoCatalogueIn(language));
    expect(concerns.map(({ id }) => id)).toContain(concern);
  });
});
