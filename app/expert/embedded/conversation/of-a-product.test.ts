import { describe, expect, test } from "vitest";
import { advice, chat, talk } from "../../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

type Says = [language: Language, says: RegExp, ...messages: string[]];

const answers = (rows: readonly Says[]) =>
  test.each(rows)("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });

describe("a week is planned: what is strong has an evening of its own", () => {
  answers([
    [
      "sp",
      /vitamina C.*\n.*lunes.*retinol/,
      "puedo usar la vitamina C y el retinol la misma noche?",
      "entonces cómo los reparto en la semana?",
    ],
    [
      "fr",
      /vitamine C.*\nLundi soir.*rétinol/,
      "vitamine C et rétinol, ça va ensemble ?",
      "et sur la semaine ?",
    ],
  ]);
  test.each<[Language, string]>([
    ["en", "which days do you deliver"],
    ["fr", "quels jours livrez-vous ?"],
    ["sp", "¿qué días entregan?"],
  ])("a day of delivery is none of that (%s)", (language, message) => {
    expect(talk(language, "support", [message])[0]?.reply).not.toMatch(/Monday|Lundi|lunes/);
  });
});

describe("sunscreen beside a product", () => {
  answers([
    [
      "en",
      /Moonstone.*without it, spots come back/,
      "how long does moonstone take to work",
      "and if i skip sunscreen?",
    ],
    [
      "fr",
      /laissez aussi de côté le Jusant/,
      "parlez-moi du Jusant Doux",
      "et si je le mets sans crème solaire ?",
    ],
    ["sp", /Entonces deja también/, "la Corriente Nocturna, cada cuánto", "¿y si no uso protector?"],
    ["en", /^Yes, where skin is closed/, "Tell me about Salt Air", "can i put it on my peeling skin?"],
    [
      "fr",
      /^Oui, là où la peau est fermée/,
      "le fluide spf 50, combien en mettre",
      "je peux le mettre sur ma peau qui pèle ?",
    ],
    ["fr", /léger voile pâle/, "le fluide spf 50 laisse des traces blanches sur peau noire ?"],
    [
      "fr",
      /Une seule teinte/,
      "le fluide spf 50, combien en mettre",
      "et le teinté il existe en plus foncé ?",
    ],
    ["en", /two finger lengths.*rather the SPF 50/, "Tell me about Noon Veil", "is 30 enough"],
  ]);
  test("a name with a veil in it asks of no pale film", () => {
    expect(chat("en", "is noon veil fine under a cream?").reply).not.toMatch(/pale cast|Hardly/);
  });
});

describe("in which order: ours among theirs, and the halves of a day apart", () => {
  answers([
    [
      "fr",
      /^D’abord le Sérum Eau Profonde, puis la crème hydratante, puis la protection solaire/,
      "dans quel ordre j'applique serum eau profonde, crème et solaire ?",
    ],
    [
      "sp",
      /^Primero el Sérum Agua Profunda, luego el contorno de ojos, luego la crema/,
      "en que orden va: crema, sérum agua profunda, protector y contorno de ojos",
    ],
    [
      "en",
      /^In the morning: the moisturizer, then the sunscreen\. In the evening: Undertow Gel/,
      "what order: undertow gel, moisturizer, spf",
    ],
    [
      "en",
      /First Light Serum, then Deep Water Serum, then Salt Air/,
      "in what order do i put deep water serum, first light and salt air",
    ],
    [
      "en",
      /In the morning:.*Open Tide Gel.*In the evening: Undertow Gel, then Smooth Stone/,
      "in what order do Open Tide Gel, Undertow Gel, Smooth Stone and Salt Air go?",
    ],
  ]);
});

describe("what all our lists name of a thing", () => {
  answers([
    [
      "fr",
      /Aucune de nos listes.*parabènes.*Dimethicone/,
      "est ce que vos produits contiennent des parabènes ou du silicone",
    ],
    ["en", /^Nuts: in .*Quiet Balm/, "which of your products contain nuts or nut oil?"],
    ["en", /names sulfates.*names alcohol/, "do any of your products have sulfates or alcohol"],
    ["en", /fatty alcohol/, "does silk milk have alcohol"],
    ["sp", /^Latex como tal, no.*Papain/, "el Polvo de Perla lleva latex?"],
  ]);
  test.each<[Language, string]>([
    ["en", "which cream is good for dry skin without parabens"],
    ["en", "ok and which fragrance free cream do you have"],
    ["fr", "vous avez une crème sans parfum ?"],
  ])("a wish stays a wish (%s %s)", (language, message) => {
    expect(chat(language, message).products).not.toEqual([]);
  });
});

describe("plain questions of a thing in hand", () => {
  answers([
    [
      "en",
      /Night Current comes closest/,
      "are the ampoules in stock",
      "what is the nearest thing you have now",
    ],
    ["sp", /lo más parecido es la Corriente/, "las ampollas cuánto cuestan", "qué uso mientras tanto"],
    [
      "fr",
      /^Oui, dans l’usage que dit la notice/,
      "c'est quoi le Sérum Pierre de Lune",
      "c'est sans danger ?",
    ],
    ["fr", /Matin et soir/, "la crème mille strates contient du rétinol ?", "c'est pour le jour ou la nuit"],
    ["en", /gives no date/, "whats in the eye gel", "how long once opened"],
    ["fr", /Rétinal.*Plus doux : rétinol/, "différence entre rétinol et rétinal", "lequel est le plus fort"],
    ["fr", /Ampoules Sept Marées/, "l'ampoule, une fois ouverte, ça se garde ?"],
    ["sp", /hormigueo leve/, "es normal que me arda la cara con el retinol las primeras semanas?"],
    ["en", /weeks/, "smooth stone or quiet harbor for redness", "how long does each take"],
  ]);
  answers([
    ["en", /^Quiet Harbor Serum is the stronger/, "Is Moonstone or Quiet Harbor stronger"],
    [
      "en",
      /Moonstone Serum: it is one to leave.*\n?.*Quiet Harbor/s,
      "Is Moonstone or Quiet Harbor stronger",
      "which is safer while breastfeeding",
    ],
    ["en", /Soft Ebb \(\$68/, "whats the strongest exfoliant u have"],
    ["fr", /^Pas de parfum/, "la mousse pour la barbe, tous les jours ?", "elle sent bon ?"],
    [
      "fr",
      /maquillez-vous/,
      "le baume silence sur des narines irritées par le rhume c'est possible ?",
      "et sous le rouge à lèvres",
    ],
    ["en", /^No: Soft Ebb stays on skin/, "do i need to wash off soft ebb in the morning"],
    [
      "sp",
      /Bálsamo Concha del Ocaso/,
      "si uso el velo de mediodía, ¿necesito crema antes?",
      "lo tengo que quitar con aceite por la noche?",
    ],
    ["sp", /^No: nada en la etiqueta/, "la loción canto rodado ¿sirve para estrías?"],
    [
      "fr",
      /^Un seul suffit/,
      "j'ai le sérum azélaïque et la crème de nuit au rétinol, j'alterne comment ?",
      "je peux ajouter l'acide ?",
    ],
  ]);
  test("blisters that open on a foot are no product", () => {
    expect(chat("fr", "j'ai des ampoules ouvertes sur tout le corps et la peau se détache").reply).toMatch(
      /urgence/,
    );
  });
});

test.each<Says>([
  [
    "sp",
    /^Fluido|^Velo|noche|Brisa Salina SPF 50 \(/,
    "¿qué diferencia hay entre los dos protectores solares?",
  ],
  ["en", /holds|no alcohol|fatty/i, "does night current contain alcohol?"],
])("the form answers what is asked of a thing that is named (%s)", (language, says, message) => {
  expect(advice(message, language).notice).toMatch(says);
});
