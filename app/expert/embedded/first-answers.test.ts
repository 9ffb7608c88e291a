import { describe, expect, test } from "vitest";
import { advice, chat } from "../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

/** What the recommender names for a message. */
const namedFor = (language: Language, concern: string): string[] =>
  advice(concern, language).recommendations.map(({ id }) => id);

const noticeFor = (language: Language, concern: string): string => advice(concern, language).notice ?? "";

type Row = readonly [language: Language, concern: string, ids: readonly string[]];

const WASHES = ["silk-milk", "clear-pebble-gel", "sea-glass-jelly", "driftwood-foam", "evening-shell-balm"];
const CREAMS = ["inner-shell-cream", "open-tide-gel", "thousand-layers-cream"];
const SUNS = ["noon-veil-spf-30", "salt-air-fluid-spf-50"];
const TINTED = ["noon-veil-spf-30"];
const ACIDS = ["soft-ebb", "undertow-gel", "worn-stone-lotion"];

describe("the kind that is asked for is the kind that is named", () => {
  test.each<Row>([
    ["en", "something to wash my sunscreen off at night, sensitive skin, unscented please", WASHES],
    [
      "fr",
      "un nettoyant sans parfum pour enlever ma crème solaire, peau qui tiraille, pas de mousse",
      WASHES,
    ],
    ["sp", "un limpiador para quitar el protector solar, piel sensible", WASHES],
    ["en", "allergic to aspirin, need a face wash for blackheads", WASHES],
    ["en", "every sunscreen turns me grey, im nigerian", TINTED],
    ["fr", "peau mate, les crèmes solaires me laissent un film blanc", TINTED],
    ["sp", "soy morena y los bloqueadores me dejan blanca", TINTED],
    ["fr", "j'ai le contour des yeux tout sec et ridé", ["shallows-eye-gel"]],
    ["en", "moisturizer with spf in it for a man, he hates feeling sticky", SUNS],
  ])("%s %s", (language, concern, kind) => {
    const ids = namedFor(language, concern);
    expect(ids).not.toEqual([]);
    expect(ids.filter((id) => !kind.includes(id))).toEqual([]);
  });

  test.each<readonly [Language, string]>([
    ["sp", "crema de día con protección para piel mixta"],
    ["fr", "je voudrais une crème de jour avec protection, peau sèche"],
    ["en", "day cream with sun protection, combination skin"],
  ])("a cream that protects is a sunscreen first, %s", (language, concern) => {
    expect(SUNS).toContain(namedFor(language, concern)[0]);
  });

  test("a wash and a cream come both, together within the sum", () => {
    const ids = namedFor("en", "80 dollars, need a wash AND a moisturiser, dry skin");
    expect(ids).toHaveLength(2);
    expect(ids.some((id) => WASHES.includes(id))).toBe(true);
    expect(ids.some((id) => CREAMS.includes(id))).toBe(true);
  });

  test.each<readonly [Language, string, RegExp]>([
    ["en", "exfoliator for sensitive skin pls, no acids", /Nothing of that kind/],
    ["fr", "un exfoliant pour peau sensible, sans acides", /Rien de ce genre/],
    ["sp", "un exfoliante para piel sensible, sin ácidos", /Nada de ese tipo/],
  ])("where none of it is for this skin that is said, %s", (language, concern, says) => {
    expect(noticeFor(language, concern)).toMatch(says);
  });
});

describe("what is had already is not sold", () => {
  test.each<Row>([
    ["fr", "teint terne, j'ai déjà un nettoyant et une crème hydratante que j'aime", [...WASHES, ...CREAMS]],
    ["fr", "jai déjà une crème et un spf, me faut juste un truc contre les taches", [...SUNS, ...CREAMS]],
    ["sp", "ya tengo crema y limpiador, que me falta? tengo manchas", [...WASHES, ...CREAMS]],
    [
      "en",
      "already use your silk milk and open tide. whats next for dullness",
      ["silk-milk", "open-tide-gel"],
    ],
    ["en", "i already own a vitamin c, what am i missing? dull skin", ["first-light-serum"]],
  ])("%s %s", (language, concern, had) => {
    const ids = namedFor(language, concern);
    expect(ids).not.toEqual([]);
    expect(ids.filter((id) => had.includes(id))).toEqual([]);
  });
});

describe("both halves of a message are heard", () => {
  test.each<readonly [Language, string, readonly string[], readonly string[]]>([
    ["sp", "tengo la nariz llena de puntos negros y los labios partidos", ["quiet-balm"], ["undertow-gel"]],
    ["fr", "besoin d'un baume à lèvres et d'une crème pour le visage, peau sèche", ["quiet-balm"], CREAMS],
    ["en", "spots on my jaw plus the dark marks they leave, im indian", ["quiet-harbor-serum"], TINTED],
    [
      "sp",
      "manchas de sol, 55 años, presupuesto 150 dolares",
      [...SUNS],
      ["smooth-stone-serum", "quiet-harbor-serum"],
    ],
  ])("%s %s", (language, concern, one, other) => {
    const ids = namedFor(language, concern);
    expect(ids.some((id) => one.includes(id))).toBe(true);
    expect(ids.some((id) => other.includes(id))).toBe(true);
  });

  test.each<readonly [Language, string]>([
    ["sp", "piel seca y brillante a la vez, no entiendo nada"],
    ["fr", "peau qui tire le matin et qui brille le soir, 40 ans"],
    ["en", "forehead is an oil slick by lunch but my cheeks are tight"],
  ])("dry and shiny at once is given the gel made for it, %s", (language, concern) => {
    expect(namedFor(language, concern)).toContain("open-tide-gel");
  });
});

describe("skin that is worn or thin is given no acid", () => {
  test.each<readonly [Language, string]>([
    ["en", "a body lotion, no fragrance, dry itchy shins"],
    ["fr", "soin du corps sans parfum peau atopique"],
    ["sp", "mi abuela de 82 tiene la piel de los brazos muy seca y delgada"],
    ["en", "my hands are wrecked from washing them all day"],
    ["fr", "mains de jardinier, toutes fendillées"],
  ])("%s %s", (language, concern) => {
    const ids = namedFor(language, concern);
    expect(ids).not.toEqual([]);
    expect(ids.filter((id) => ACIDS.includes(id))).toEqual([]);
  });
});

describe("what shaving upset is calmed, and given no acid", () => {
  test.each<readonly [Language, string]>([
    ["en", "razor burn on my legs every single time"],
    ["fr", "besoin d'un après-rasage doux"],
    ["sp", "mi marido tiene la barba irritada"],
  ])("%s %s", (language, concern) => {
    const ids = namedFor(language, concern);
    expect(ids).not.toEqual([]);
    expect(ids.filter((id) => ACIDS.includes(id))).toEqual([]);
  });
});

test.each<readonly [Language, string]>([
  ["en", "just a good cleanser and an spf, normal skin, 90 max"],
  ["fr", "juste un bon nettoyant et un spf, peau normale, 90 max"],
  ["sp", "solo un limpiador y un protector solar, piel normal, 90 max"],
])("just a wash and a sunscreen are two, %s", (language, concern) => {
  const ids = namedFor(language, concern);
  expect(ids).toHaveLength(2);
  expect(ids.some((id) => WASHES.includes(id))).toBe(true);
  expect(ids.some((id) => SUNS.includes(id))).toBe(true);
});

describe("little money, little effort, a day to shine on", () => {
  test.each<readonly [Language, string]>([
    ["en", "nothing too expensive, pimples everywhere"],
    ["fr", "jsuis en galère de thunes, des boutons partout"],
    ["sp", "nada caro porfa, la cara llena de granos"],
  ])("what costs least of what helps comes first, %s", (language, concern) => {
    expect(["undertow-gel", "clear-pebble-gel", "smooth-stone-serum"]).toContain(
      namedFor(language, concern)[0],
    );
  });

  test.each<readonly [Language, string]>([
    ["en", "super lazy, want the bare minimum. normal skin, 29"],
    ["fr", "j'ai la flemme, peau normale, le strict minimum"],
    ["sp", "algo rápido y fácil para hombre"],
  ])("little effort is two products at most, %s", (language, concern) => {
    const ids = namedFor(language, concern);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.length).toBeLessThanOrEqual(2);
  });

  test.each<readonly [Language, string]>([
    ["en", "reunion in 10 days, make me look awake"],
    ["fr", "je veux avoir bonne mine pour mon mariage dans 2 semaines"],
    ["sp", "me caso el mes que viene, quiero estar radiante"],
  ])("who wants to shine is given light, %s", (language, concern) => {
    expect(namedFor(language, concern)).toContain("first-light-serum");
  });
});

test.each<readonly [Language, string, RegExp]>([
  ["en", "birthday present for my sister, around 100 bucks, do you gift wrap?", /wrapping/],
  ["fr", "cadeau pour ma mère, 80 euros, avec un paquet cadeau si possible ?", /emballage/],
  ["sp", "regalo para mi suegra, 80 dolares, ¿lo envuelven?", /envoltorio/],
])("a gift is chosen, and its wrapping told, %s", (language, concern, says) => {
  expect(noticeFor(language, concern)).toMatch(says);
  expect(namedFor(language, concern)).not.toEqual([]);
});

test.each<readonly [Language, string]>([
  ["en", "melasma, on hydroquinone from my dermatologist. a tinted sunscreen?"],
  ["fr", "melasma, hydroquinone prescrite par mon dermato. un solaire teinté ?"],
  ["sp", "melasma, ya uso hidroquinona del dermatologo. protector solar con color?"],
])("beside a treatment the tinted sunscreen that is asked for comes, %s", (language, concern) => {
  const { recommendations } = advice(concern, language);
  const ids = recommendations.map(({ id }) => id);
  expect(ids.filter((id) => SUNS.includes(id))).toEqual(TINTED);
  for (const { id, reasoning } of recommendations)
    if (!SUNS.includes(id)) expect(reasoning).not.toMatch(/\b(sun|soleil|sol)\b/);
});

test("a retinol that was given up is not urged again", () => {
  const concern = "54, menopause, dry crepey neck. dont want retinol i tried it and peeled for weeks";
  expect(noticeFor("en", concern)).not.toMatch(/take it up/);
  expect(namedFor("en", concern)).toContain("inner-shell-cream");
});

describe("a kind that is asked for beside a small part of the face", () => {
  test.each([
    ["en", "dark circles. need a gentle cleanser", ["silk-milk", "shallows-eye-gel"]],
    ["en", "lines round my eyes, I want a serum", ["first-light-serum", "shallows-eye-gel"]],
    ["sp", "necesito un limpiador suave, labios secos", ["silk-milk", "quiet-balm"]],
  ] as const)("both are named (%s: %s)", (language, message, ids) => {
    expect(advice(message, language).recommendations.map(({ id }) => id)).toEqual(ids);
    expect(chat(language, message).products).toEqual(ids);
  });

  test("just a cream for the lines round the eyes is a cream", () => {
    const { products } = chat("fr", "des rides autour des yeux, je cherche juste une crème hydratante");
    expect(products).toHaveLength(1);
  });

  test("a routine has its place for the eyes", () => {
    const { products } = chat("en", "Can you build me a simple routine, dry skin, 55, lines round eyes");
    expect(products).toContain("shallows-eye-gel");
    expect(products?.length).toBeGreaterThan(2);
  });
});

describe("what stands beside a wish is part of it", () => {
  test.each([
    ["en", "whiteheads - never used skincare before - vegan if possible, any ideas?"],
    ["en", "uneven skin tone. I live in a cold place. no perfume. which wash is best?"],
    ["en", "what should I use?, brown marks left by spots, I'm 24, my budget is 100 dollars"],
    ["fr", "points blancs, j'ai dix minutes le matin, pas plus, aidez-moi svp"],
    ["sp", "nunca he usado cremas. puntos blancos. ¿qué limpiador es mejor?. menos de 60 $"],
    ["sp", "tono desigual - voy a cumplir 35 - ¿qué me recomiendas?"],
  ] as const)("products are named (%s: %s)", (language, message) => {
    expect(chat(language, message).products).not.toEqual([]);
  });

  test("where ingredients come from is said once", () => {
    const { reply } = chat("en", "flaky patches around my nose - vegan if possible - any ideas?");
    expect(reply.match(/does not say where|is not told in a list/g)).toHaveLength(1);
  });
});

describe("what is told first, and what is only near a word", () => {
  test("spots that others laugh at ask of no animals", () => {
    const { products } = chat("en", "My daughter is 13, spots on her forehead, she's getting teased");
    expect(products).not.toEqual([]);
  });

  test("never tried is not refused", () => {
    expect(chat("fr", "je veux commencer le rétinol, j'ai jamais essayé").reply).not.toMatch(/^Alors pas/);
  });

  test("two at once: whether they go together, before anything else", () => {
    const asked = "can i use first light serum and night current together or will it burn my face off";
    expect(chat("en", asked).reply).toMatch(/^Yes, apart/);
  });
});
