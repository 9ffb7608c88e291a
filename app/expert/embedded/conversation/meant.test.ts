import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { advice, chat } from "#app/expert/evaluation/talk.ts";

type Talk = [language: Language, says: RegExp, ...messages: string[]];

describe("how long a pack lasts in use is estimated, and said to be an estimate", () => {
  test.each<Talk>([
    ["en", /30 ml.*weeks/, "how many weeks will Deep Water last me twice a day"],
    ["fr", /200 ml.*(semaines|mois)/, "le Lait de Soie", "un flacon dure combien de temps ?"],
    ["sp", /30 ml.*meses/, "¿cuánto me dura el Sérum Puerto Sereno solo de noche?"],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

describe("a tint is wanted or refused", () => {
  test.each<[Language, string, string]>([
    ["en", "i hate tinted sunscreens, which one for me", "salt-air-fluid-spf-50"],
    ["fr", "un solaire, mais pas teinté", "salt-air-fluid-spf-50"],
    ["sp", "un protector solar con color", "noon-veil-spf-30"],
  ])("%s %s", (language, message, id) => {
    expect(advice(message, language).recommendations.map((one) => one.id)).toEqual([id]);
  });

  test("said of the one in hand, it stays", () => {
    expect(chat("en", "a sunscreen for rosacea please", "no tinted ones please").products).toEqual([
      "salt-air-fluid-spf-50",
    ]);
  });
});

test.each<Talk>([
  ["en", /pharmacist/, "which sunscreen for sensitive skin", "i have a zinc allergy"],
  ["fr", /pharmacien/, "une crème solaire pour peau sensible", "je suis allergique au zinc"],
])("a sunscreen that falls away has no acid in its stead (%s)", (language, says, ...messages) => {
  const { reply, products } = chat(language, ...messages);
  expect(reply).toMatch(says);
  expect(products).toEqual([]);
});

describe("words of a product tell nothing of skin", () => {
  test.each<Talk>([
    ["en", /makeup/, "a sunscreen for rosacea", "how is it texture wise under makeup"],
    ["sp", /ni un|sin un solo/, "¿el Polvo de Perla raspa la piel?"],
    ["sp", /hormigueo que pasa/, "la Corriente Nocturna", "me da miedo que me irrite"],
    ["sp", /hormigueo que pasa/, "el Sérum Primera Luz me pica un poco los primeros minutos, ¿es normal?"],
    ["fr", /picotement qui passe/, "le Sérum Première Lueur picote un peu au début, c'est normal ?"],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

describe("what is for one half of the day, asked of the other", () => {
  test.each<Talk>([
    ["en", /is for the evening/, "how do i use Night Current", "ok and in the morning?"],
    ["fr", /c’est pour le soir/, "le Courant de Nuit, je le mets quand ?", "et le matin ?"],
    ["sp", /es para la mañana/, "¿cuándo uso el Fluido Brisa Salina?", "¿y por la noche?"],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

describe("two things, one of them by what it holds", () => {
  test.each<Talk>([
    [
      "en",
      /^First First Light Serum, then Quiet Harbor/,
      "i own the vitamin c and the azelaic one, which goes first",
    ],
    [
      "sp",
      /Puerto Sereno.*\n.*Piedra de Luna/,
      "¿qué diferencia hay entre el de azelaico y la Piedra de Luna?",
    ],
    ["en", /Inner Shell Cream costs/, "something cheaper than the $260 cream that does the same"],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

describe("one of those offered by how it is", () => {
  test.each<Talk>([
    ["fr", /Verre de Mer/, "Lait de Soie ou Gelée Verre de Mer ?", "pourquoi pas celle au parfum ?"],
    ["en", /Noon Veil/, "what's the difference between your two sunscreens", "is the tinted one matte?"],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

test("the gentler one beside a retinoid is bakuchiol", () => {
  expect(chat("sp", "quiero empezar con retinol a los 42", "¿y la alternativa más suave?").products).toEqual([
    "slow-amber-oil",
  ]);
});

test("of two sunscreens, the tint against patches that light deepens", () => {
  expect(chat("sp", "tengo melasma", "¿cuál de los dos protectores?").products?.[0]).toBe("noon-veil-spf-30");
});

test.each<Talk>([
  ["sp", /médico|farmacéutico/, "unas ampollas en un lado de la frente me arden", "tengo 66 años"],
  ["en", /doctor|pharmacist/, "bumps around my mouth since i use hydrocortisone", "any cream meanwhile?"],
  ["en", /not again/i, "my lips swelled up after a cream. can i use it again with less?"],
])("an alarm stands whatever else is told (%s)", (language, says, ...messages) => {
  const { reply, products } = chat(language, ...messages);
  expect(reply).toMatch(says);
  expect(products).toEqual([]);
});

test.each<[Language, string]>([
  ["en", "my husband is flaky beside the nose, one product please"],
  ["fr", "mon mari a la barbe qui gratte et qui pèle"],
])("flakes beside the nose or under a beard have a wash of their own (%s)", (language, message) => {
  expect(chat(language, message).products?.[0]).toBe("driftwood-foam");
});

test("what is asked of a list is answered whole", () => {
  const { reply } = chat("en", "is Quiet Balm vegan? no beeswax please");
  expect(reply).toMatch(/animals/);
  expect(reply).toMatch(/no beeswax/);
});

test("not more than a sum is no denial of what follows", () => {
  const { products } = chat("en", "i want to spend no more than $90 total for dry mature skin");
  expect(products).toEqual(["inner-shell-cream"]);
});
