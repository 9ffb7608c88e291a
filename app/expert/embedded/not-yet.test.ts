import { describe, expect, test } from "vitest";
import { advice, chat, lastOf, talk } from "../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

/** What is asked hopefully and answered with a no, and the reason. */
type Row = [language: Language, ...turns: string[]];

describe("what gave a reaction is not tried again before it was seen", () => {
  test.each<Row>([
    [
      "fr",
      "mon visage gratte et gonfle depuis hier soir",
      "j'ai mis l'huile Ambre Lent pour la première fois",
      "je mets quoi pour calmer ?",
      "je peux réessayer l'huile dans une semaine ?",
    ],
    [
      "en",
      "my face has been itchy and swollen since last night",
      "I used Slow Amber Oil for the first time",
      "what can I put on to calm it?",
      "can I try the oil again in a week?",
    ],
    [
      "sp",
      "tengo la cara hinchada y me pica desde anoche",
      "me puse el aceite Ámbar Lento por primera vez",
      "¿qué me pongo para calmarla?",
      "¿puedo volver a probar el aceite en una semana?",
    ],
  ])("turns later, %s", (language, ...turns) => {
    const { reply, products } = chat(language, ...turns);
    expect(reply).toMatch(/^(Not before a doctor|Pas avant qu’un médecin|No antes de que un médico)/);
    expect(reply).toMatch(/allerg|alergia/);
    expect(reply).not.toMatch(/pregnan|grossesse|embaraz/i);
    expect(products).toEqual([]);
  });

  test.each<Row>([
    ["en", "I like Slow Amber Oil", "can I try it again in a week?"],
    ["fr", "j'aime l'huile Ambre Lent", "je peux réessayer l'huile dans une semaine ?"],
    ["sp", "me gusta el aceite Ámbar Lento", "¿puedo volver a probar el aceite en una semana?"],
  ])("nobody is told of a pregnancy who told of none, %s", (language, ...turns) => {
    expect(chat(language, ...turns).reply).not.toMatch(/pregnan|grossesse|enceinte|embaraz/i);
  });

  test.each<Row>([
    ["en", "Slow Amber Oil", "can I use it while pregnant?"],
    ["fr", "l'huile Ambre Lent", "et enceinte, je peux ?"],
    ["sp", "aceite Ámbar Lento", "¿y embarazada, puedo?"],
  ])("who asks of one is told, %s", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(/pregnan|grossesse|enceinte|embaraz/i);
  });
});

describe("no sunscreen is for a whole day in the sun", () => {
  test.each<Row>([
    ["sp", "¿con el SPF 30 con color puedo tomar el sol sin quemarme todo el dia?"],
    ["sp", "¿con este protector puedo estar en la playa todo el día sin quemarme?"],
    ["en", "with the tinted SPF 30 can I sunbathe all day without burning?"],
    ["en", "can i stay in the sun all day with the spf 30?"],
    ["fr", "avec le SPF 30 teinté je peux rester au soleil toute la journée sans brûler ?"],
    ["fr", "je peux m'exposer des heures avec la crème solaire teintée ?"],
  ])("%s %s", (language, message) => {
    const { reply, products } = chat(language, message);
    expect(reply).toMatch(/^No(n)? ?:/);
    expect(reply).toMatch(/every two hours|toutes les deux heures|cada dos horas/);
    expect(reply).toMatch(/shade|ombre|sombra/);
    expect(products).toEqual(["salt-air-fluid-spf-50"]);
  });
});

describe("waxed skin waits before anything strong", () => {
  test.each<[Language, "advice" | "support", ...string[]]>([
    [
      "en",
      "support",
      "hi, I ordered a Soft Ebb last week and it hasnt arrived",
      "order NC-20418",
      "is it ok to use it the day after waxing my lip?",
    ],
    [
      "fr",
      "support",
      "bonjour, j'ai commandé Jusant Doux et je ne l'ai pas reçu",
      "je peux le mettre le lendemain d'une épilation de la lèvre ?",
    ],
    [
      "sp",
      "support",
      "pedí un Bajamar Suave y no llegó",
      "¿lo puedo usar al día siguiente, después de depilarme el labio?",
    ],
    ["en", "advice", "is Soft Ebb fine on my face the day after waxing?"],
    ["fr", "advice", "je peux utiliser le Courant de Nuit juste après l'épilation à la cire ?"],
    ["sp", "advice", "¿puedo usar retinol si me depilé con cera ayer?"],
    ["sp", "advice", "la Loción Canto Rodado después de depilarme?"],
    ["fr", "advice", "Lait Galet Roulé tous les jours ?", "ça pique après l'épilation ?"],
  ])("%s %s %s", (language, type, ...turns) => {
    const { reply, products } = lastOf(talk(language, type, turns));
    expect(reply).toMatch(/^(Wait|Attendez|Espera):?/);
    expect(products).toEqual([]);
  });
});

test.each<Row>([
  ["sp", "Hongos en la cara? tengo granitos iguales que pican en la frente, peor con cremas aceitosas"],
  ["en", "fungus on my face? identical itchy bumps on my forehead, worse with oily creams"],
  [
    "fr",
    "champignons sur le visage ? petits boutons identiques qui grattent au front, pire avec les crèmes grasses",
  ],
])("itchy bumps that oily creams make worse get no rich cream, %s", (language, message) => {
  const ids = [
    ...advice(message, language).recommendations.map(({ id }) => id),
    ...(chat(language, message).products ?? []),
  ];
  for (const rich of ["inner-shell-cream", "thousand-layers-cream", "slow-amber-oil"])
    expect(ids).not.toContain(rich);
});
