import { describe, expect, test } from "vitest";
import { advice, lastOf, talk } from "../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";
import { understand } from "../reading/context.ts";
import { tokenize } from "../reading/normalize.ts";
import { plainAlarm } from "../reading/plain-alarms.ts";

/** A sign that is told beside something milder, or a message after it, is heard for what it is. */
type Row = [language: Language, ...turns: string[]];

const CALL = /call your local emergency number now|Appelez maintenant|llama ahora/;
const DOCTOR = /doctor|médecin|médico/;
const SURFACES = ["support", "advice"] as const;

const flags = (message: string, language: Language) =>
  understand(message, [], language).redFlags.map(({ id }) => id);

describe.each(SURFACES)("breath that gets hard beside swelling is an emergency (%s)", (surface) => {
  test.each<Row>([
    [
      "en",
      "I had a bad reaction to a cream I bought here, my eyelids are swollen and its getting hard to breathe",
    ],
    ["en", "bad reaction to your serum, swollen eyelids, trouble breathing"],
    ["en", "I got a rash from your cream", "now im short of breath"],
    ["fr", "mauvaise réaction à votre crème, paupières gonflées et je respire de plus en plus mal"],
    ["fr", "votre crème m'a donné des plaques", "et là j'ai une gêne pour respirer"],
    ["sp", "mala reacción a su crema, tengo los párpados hinchados y me está costando respirar"],
    ["sp", "su sérum me dio ronchas", "ahora me falta el aire"],
  ])("%s: %s %s", (language, ...turns) => {
    const { reply, products } = lastOf(talk(language, surface, turns));
    expect(reply).toMatch(CALL);
    expect(products).toEqual([]);
  });
});

test.each([
  "itchy dry skin in winter, no trouble breathing, just itchy",
  "la peau qui gratte en hiver, pas de mal à respirer",
  "la piel me pica en invierno, no me cuesta respirar",
  "I had hives and trouble breathing years ago, now my skin is dry",
])("breath that is well raises nothing by itself: %s", (message) => {
  expect(plainAlarm(tokenize(message).map(({ text }) => text))).toBeUndefined();
});

describe("a spot that grew and whose edge is uneven, told a message later", () => {
  test.each<Row>([
    [
      "en",
      "what's good for dark spot on my temple",
      "its about a year old, but it grew this summer and the edge is uneven",
      "so I don't need a cream?",
    ],
    ["en", "which serum for a brown mark on my cheek", "it grew and has a jagged edge", "which serum then?"],
    [
      "fr",
      "quel sérum pour une tache sur la joue",
      "elle a grossi et les bords sont irréguliers",
      "donc pas de crème ?",
    ],
    [
      "sp",
      "qué sérum para una mancha en la mejilla",
      "creció este verano y el borde es irregular",
      "¿entonces no necesito crema?",
    ],
  ])("is for a doctor, and stays so, %s: %s", (language, ...turns) => {
    const [, ...later] = talk(language, "advice", turns);
    for (const { reply, products } of later) {
      expect(reply).toMatch(DOCTOR);
      expect(products).toEqual([]);
    }
  });

  test.each<Row>([
    ["en", "uneven tone and a few old spots, the edge is smooth and they never grew"],
    ["en", "my dark spots from acne are bigger than I like, uneven tone"],
    ["fr", "des taches anciennes après l'acné, le teint est irrégulier"],
    ["sp", "manchas antiguas del acné, tono desigual"],
  ])("marks that stay as they are, are none, %s: %s", (language, message) => {
    expect(flags(message, language)).not.toContain("mole_change");
  });
});

describe("cracks at the corners of the mouth", () => {
  test.each<Row>([
    ["en", "cracks at the corners of my mouth that won't heal for a month"],
    ["en", "split corners of my lips for three weeks, what can I put on"],
    ["fr", "gerçures aux coins des lèvres depuis un mois, ça ne ferme pas"],
    ["fr", "j'ai des fissures aux commissures depuis 5 semaines, quel baume ?"],
    ["sp", "labios cortados y grietas en las comisuras que no cierran desde hace un mes"],
    ["sp", "boqueras desde hace semanas, ¿qué me pongo?"],
  ])("of weeks are shown to somebody, beside the balm, %s: %s", (language, message) => {
    const { notice, recommendations } = advice(message, language);
    expect(notice).toMatch(/pharmacist or doctor|pharmacien ou à un médecin|farmacéutico o a un médico/);
    expect(recommendations.map(({ id }) => id)).toEqual(["quiet-balm"]);
  });

  test.each<Row>([
    ["en", "dry lips and dry corners of my mouth since yesterday"],
    ["fr", "lèvres gercées, un peu sèches aux coins depuis hier"],
    ["sp", "labios cortados desde ayer, también las comisuras"],
  ])("of a day are cared for, %s: %s", (language, message) => {
    expect(advice(message, language).notice ?? "").not.toMatch(/pharma|farma/);
  });
});

describe("acne, an antibiotic and a journey", () => {
  test.each<Row>([
    [
      "fr",
      "je suis sous doxycycline pour de l'acné, je pars au soleil dans 2 semaines, qu'est-ce qu'il me faut",
    ],
    ["fr", "je prends de la doxycycline pour l'acné et je pars à la mer dans 3 semaines, il me faut quoi"],
    ["en", "i'm on doxycycline for acne and going to the beach in 2 weeks, what do i need"],
    ["sp", "tomo doxiciclina para el acné y me voy a la playa en dos semanas, qué necesito"],
  ])("are no crisis and want SPF 50, %s: %s", (language, message) => {
    const { notice, recommendations } = advice(message, language);
    expect(flags(message, language)).toEqual([]);
    expect(notice).toMatch(/burn faster in the sun|plus sensible au soleil|queme antes al sol/);
    expect(recommendations.map(({ id }) => id)).toEqual(["salt-air-fluid-spf-50"]);
  });

  test.each<Row>([
    ["fr", "j'ai de l'acné, je pars au soleil dans 2 semaines, qu'est-ce qu'il me faut"],
    ["fr", "de l'acné, un mariage dans 3 semaines, qu'est-ce qu'il me faut"],
  ])("nor is a date, %s: %s", (language, message) => {
    expect(flags(message, language)).not.toContain("mental_health");
  });

  test.each<Row>([
    [
      "fr",
      "j'ai gardé toutes mes plaquettes au cas où, si à 30 ans j'ai encore de l'acné. c'est dans 2 semaines",
    ],
    [
      "fr",
      "des fois j'ai peur de ce que je pourrais me faire, je ne me reconnais plus dans la glace, je pleure",
    ],
    ["fr", "dans 2 semaines je ne serai plus là, j'ai envie de mourir avec cette acné"],
    ["sp", "con este acné pienso en hacerme daño"],
    ["sp", "pienso en dañarme, no aguanto más mi cara"],
    ["en", "I think I'm a danger to myself, I hate my face so much"],
  ])("a crisis stays one, %s: %s", (language, message) => {
    expect(flags(message, language)).toContain("mental_health");
  });
});
