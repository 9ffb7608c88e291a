import { expect, test } from "vitest";
import { chat, lastOf, talk } from "../../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

test.each<[Language, string, RegExp, RegExp]>([
  ["en", "does the silk milk have fragrance in it? and how much is it", /no fragrance|No scent/, /\$38\.00/],
  ["en", "is night current good for a beginner and does it smell", /begun slowly/, /No scent/],
  ["fr", "le lait de soie enlève le mascara waterproof ? et il coûte combien", /mascara/, /38/],
  [
    "fr",
    "combien de temps avant de voir un effet avec Havre Calme et je le mets quand",
    /6–8/,
    /un soir sur deux/,
  ],
  ["fr", "le voile de midi est en stock ? et vous livrez en belgique ?", /en stock/, /care@nacre/],
  ["sp", "la leche de seda sirve para quitar el protector solar y cuanto vale?", /protector solar/, /38/],
  [
    "sp",
    "cuánto cuestan la Crema Corazón de Concha y la Leche de Seda juntas, y tienen descuento?",
    /110/,
    /códigos/,
  ],
])("both questions of a message are answered (%s %s)", (language, message, ...says) => {
  const { reply } = chat(language, message);
  for (const said of says) expect(reply).toMatch(said);
});

test.each<[Language, string]>([
  ["en", "Inner Shell Cream or Thousand Layers, and which is richer?"],
  ["en", "I have dry skin and rosacea, what cream do you have and how much is it"],
  ["fr", "gel lame de fond et peroxyde de benzoyle, c'est compatible ?"],
  ["sp", "puedo usar la vitamina C y el retinol la misma noche? es malo?"],
])("one question is answered once (%s %s)", (language, message) => {
  const lines = chat(language, message).reply.split("\n");
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.filter((line) => /costs|no hay|Non, rien/.test(line))).toEqual([]);
});

test("an alarm beside a question of the price stays an alarm", () => {
  const said = talk("en", "support", ["my lips are swollen from quiet balm, and how much was it again?"]);
  expect(lastOf(said).reply).toMatch(/doctor|emergency/);
});
