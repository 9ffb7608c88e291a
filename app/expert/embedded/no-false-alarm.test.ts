import { describe, expect, test } from "vitest";
import { advice, chat, lastOf, talk } from "../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";
import { understand } from "../reading/context.ts";

const flags = (message: string, language: Language) =>
  understand(message, [], language).redFlags.map(({ id }) => id);

describe("words that elsewhere are a sign", () => {
  test.each<[Language, string]>([
    ["en", "keep the serum in a dark place?"],
    ["en", "should I keep First Light in a dark place or the fridge"],
    ["en", "what would be the closest thing then"],
  ])("raise nothing (%s: %s)", (language, message) => {
    expect(flags(message, language)).toEqual([]);
  });

  test.each<[Language, string]>([
    ["en", "honestly i'm in a dark place because of my skin"],
    ["en", "my daughter is in a dark place over her acne"],
  ])("are still heard of a person (%s: %s)", (language, message) => {
    expect(flags(message, language)).toEqual(["mental_health"]);
  });

  test("an order number to hand is no numb hand", () => {
    const { reply } = lastOf(
      talk("en", "support", [
        "my bottle of Deep Water Serum is cracked",
        "I don't have the order number to hand",
      ]),
    );
    expect(reply).not.toMatch(/gone numb/);
  });

  test.each<[Language, string]>([
    ["en", "my cheek is numb since the filler"],
    ["sp", "tengo la mejilla dormida, no siento la piel"],
  ])("skin without feeling is a doctor's (%s)", (language, message) => {
    expect(chat(language, message).products).toEqual([]);
  });
});

describe("who nurses, expects or stopped the pill", () => {
  test.each<[Language, string, RegExp]>([
    ["en", "since I stopped the pill my chin is full of spots", /trying/],
    ["sp", "desde que dejé la pastilla me salen granos, qué me pongo?", /Las dosis|embarazo/],
    ["fr", "boutons sur le menton depuis l'arrêt de la pilule, je prends quoi ?", /Les doses|grossesse/],
  ])("spots since the pill are skin (%s: %s)", (language, message, not) => {
    const { reply, products } = chat(language, message);
    expect(reply).not.toMatch(not);
    expect(products?.length).toBeGreaterThan(0);
  });

  test.each<[Language, string]>([
    ["en", "I'm breastfeeding and have dark spots, what can I use"],
    ["en", "I'm pregnant and I have dark spots, what can I use"],
    ["fr", "j'allaite et j'ai des taches brunes, je mets quoi ?"],
  ])("marks told beside it are heard (%s: %s)", (language, message) => {
    expect(chat(language, message).products).toEqual(
      expect.arrayContaining(["quiet-harbor-serum", "noon-veil-spf-30"]),
    );
  });

  test("the mother who mistypes that she nurses is no baby", () => {
    const { reply, products } = chat(
      "sp",
      "manchas oscuras en la cara",
      "estoy amantando a mi bebe",
      "y protector?",
    );
    expect(reply).not.toMatch(/pediatra/);
    expect(products?.length).toBeGreaterThan(0);
  });

  test("who no longer nurses is given care", () => {
    const said = advice(
      "masque de grossesse qui reste 1 an après l'accouchement, je n'allaite plus. peau mate",
      "fr",
    );
    expect(said.recommendations.length).toBeGreaterThan(0);
  });

  test.each(["en", "fr", "sp"] as const)(
    "a retinoid is never named without a word of it (%s)",
    (language) => {
      const asked = {
        en: "retinol for deep wrinkles",
        fr: "rides profondes, du rétinol",
        sp: "arrugas, quiero retinol",
      };
      const { recommendations } = advice(asked[language], language);
      const retinol = recommendations.find(({ id }) => id === "night-current");
      expect(retinol?.reasoning).toMatch(/pregnant|grossesse|embarazo/);
    },
  );
});

describe("seen by a doctor already", () => {
  test.each<[Language, string]>([
    [
      "en",
      "perioral dermatitis for 3 weeks, doctor put me on metronidazole cream. what cleanser can i use, i dont want anything with perfume",
    ],
    ["sp", "dermatitis perioral, ya me vio la doctora, que limpiador suave tienen"],
  ])("gets the mild wash that was asked for (%s)", (language, message) => {
    expect(advice(message, language).recommendations.map(({ id }) => id)).toEqual(["silk-milk"]);
  });
});

describe("what was told in two messages", () => {
  test.each<[Language, RegExp, string, string]>([
    ["sp", /dos semanas/, "manos de enfermera, resecas", "ya hay grietas que sangran"],
    ["en", /pharmacist or doctor/, "my lips are so chapped", "they've been like this 3 weeks even with balm"],
  ])("is heard together (%s)", (language, says, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(says);
  });

  test("cracked corners of the mouth for a month are shown to somebody", () => {
    expect(chat("en", "cracked lip corners for a month").reply).toMatch(/pharmacist or doctor this week/);
  });
});
