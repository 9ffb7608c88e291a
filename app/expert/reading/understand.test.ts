import { LANGUAGES } from "#app/i18n/language.ts";
import { describe, expect, test } from "vitest";
import { tokenize } from "./normalize.ts";
import { understand } from "./context.ts";
import { isEasilyUpset } from "./skin-types.ts";
import { understandMessage } from "./understand.ts";
import type { Understanding } from "./understanding.ts";

const concernsOf = (said: Understanding): string[] => said.concerns.map((concern) => concern.id);
const flagsOf = (said: Understanding): string[] => said.redFlags.map((flag) => flag.id);

describe("understanding", () => {
  test.each([
    ["My nose is covered in blackheads and shines by noon", "en"],
    ["J'ai la peau qui tire après la douche", "fr"],
    ["Se me descama la piel alrededor de la nariz", "sp"],
  ] as const)("hears the language of %s", (text, language) => {
    for (const assumed of LANGUAGES) expect(understandMessage(text, assumed).language).toBe(language);
  });

  test("assumes the visitor's language where the message shows none", () => {
    expect(understandMessage("eczema", "fr")).toMatchObject({ language: "fr", languageIsClear: false });
  });

  test.each([
    ["I get pimples on my chin the week before my period", "hormonal_acne"],
    ["blakheads everywhere on my nose", "blackheads"],
    ["cernes violets malgré huit heures de sommeil", "dark_circles"],
    ["des ridules au coin des yeux", "fine_lines"],
    ["piel de gallina en los brazos", "kp"],
    ["me brilla la frente a mediodía", "oiliness"],
  ])("%s → %s", (text, concern) => {
    expect(concernsOf(understandMessage(text, "en"))).toContain(concern);
  });

  test("dried fruit that somebody is allergic to is no dry skin", () => {
    expect(concernsOf(understandMessage("soy alérgico a los frutos secos, ¿qué crema uso?", "sp"))).toEqual(
      [],
    );
    expect(concernsOf(understandMessage("allergic to latex and my skin is dry", "en"))).toEqual(["dryness"]);
  });

  test.each([
    ["tengo eccema en los brazos", ["eczema"]],
    ["kp and eczema on my arms", ["kp", "eczema"]],
  ])("eczema of the arms is no bumps there, unless they are named: %s", (text, concerns) => {
    expect(new Set(concernsOf(understandMessage(text, "en")))).toEqual(new Set(concerns));
  });

  test.each([
    ["Mes mains se fendillent tout l'hiver", "fr"],
    ["my skin has got so thin and papery lately", "en"],
    ["las manos agrietadas y rojas de tanto fregar", "sp"],
  ] as const)("spares skin in a bad state and does not call it sensitive: %s", (text, language) => {
    const said = understandMessage(text, language);
    expect(said.skinTypes).not.toContain("sensitive");
    expect(isEasilyUpset(said)).toBe(true);
  });

  test.each([
    ["dry patches but it is not dry skin", "en", "dry"],
    ["j'ai pas la peau sensible, plutôt mixte", "fr", "sensitive"],
  ] as const)("a type that is only said no to is none: %s", (text, language, type) => {
    expect(understandMessage(text, language).skinTypes).not.toContain(type);
  });

  test("keeps what was denied out", () => {
    const said = understandMessage("No acne, no wrinkles, just very dry cheeks", "en");
    expect(concernsOf(said)).toEqual(["dryness"]);
    expect(said.denied).toContain("acne");
  });

  test.each([
    ["I'm 20 weeks pregnant and my skin is dry", "pregnant"],
    ["J'allaite, quelle crème pour les ridules ?", "breastfeeding"],
    ["uso tretinoína y se me pela la cara", "on_retinoid_rx"],
    ["allergic to lanolin, need something for chapped lips", "allergy"],
    ["mi bebé tiene la piel seca", "child"],
    ["crème sans parfum et végane pour peau sèche", "vegan_fragrance_free"],
  ])("%s → %s", (text, modifier) => {
    expect(understandMessage(text, "en").modifiers).toContain(modifier);
  });

  test.each([
    ["My lips and tongue are swelling after the new balm and I can't breathe", "emergency_allergy"],
    ["a mole on my back changed colour and bleeds", "mole_change"],
    ["j'ai du peeling dans l'œil, je vois flou", "eye"],
    ["la moitié du visage de mon père tombe et il parle mal", "stroke"],
    ["ya no quiero vivir por culpa de mi cara", "mental_health"],
    ["tengo los ojos amarillos", "jaundice"],
  ])("%s → %s", (text, flag) => {
    expect(flagsOf(understandMessage(text, "en"))).toContain(flag);
  });

  test.each([
    "This spot is killing me before my date",
    "mes ridules me font mourir de rire",
    "me muero por una piel sin brillos",
  ])("no alarm for %s", (text) => {
    expect(flagsOf(understandMessage(text, "en"))).toEqual([]);
  });

  test("names the words that led to a label", () => {
    const [first] = understandMessage("my lips are chapped and peeling", "en").concerns;
    expect(first?.id).toBe("lips");
    expect(first?.because).toContain("lips");
  });

  test("remembers type, modifiers and concern from the history", () => {
    const history = [
      { role: "user" as const, parts: [{ text: "I'm pregnant and I get blackheads" }] },
      { role: "model" as const, parts: [{ text: "Is your skin dry or oily?" }] },
    ];
    const said = understand("oily", history, "en");
    expect(concernsOf(said)).toContain("blackheads");
    expect(said.modifiers).toContain("pregnant");
    expect(said.skinTypes).toContain("oily");
  });

  test("reads a price limit and the wished category", () => {
    const { person, category } = understandMessage(
      "a face wash under $40 for oily skin, which cleanser?",
      "en",
    );
    expect(person.facts).toContainEqual(expect.objectContaining({ kind: "budget", amount: 4000 }));
    expect(category).toBe("Cleanser");
  });

  test("gives the same reading every time and survives odd input", () => {
    const odd = ["", " ", "🍓🍓", "a".repeat(2000), "�\u0000", "<script>alert(1)</script>", "\"'`;--"];
    for (const text of odd) expect(understandMessage(text, "en")).toEqual(understandMessage(text, "en"));
    expect(tokenize("J’ai sooooo mal")[3]?.text).toBe("mal");
  });
});

describe("plain names, in a plain sentence", () => {
  test.each([
    ["I'm 38 and I have wrinkles", "en", "wrinkles"],
    ["uneven skin tone, what do you recommend?", "en", "pih"],
    ["J'ai une peau qui pèle, que me conseillez-vous ?", "fr", "dryness"],
    ["mi problema es la falta de firmeza", "sp", "firmness"],
    ["tono desigual, ya tengo limpiador", "sp", "pih"],
  ] as const)("%s → %s", (text, language, concern) => {
    expect(concernsOf(understandMessage(text, language))).toContain(concern);
  });

  test.each([38, 39, 40])("an age of %s is no fever", (age) => {
    expect(flagsOf(understandMessage(`I'm ${age} and I have eczema`, "en"))).toEqual([]);
  });
});
