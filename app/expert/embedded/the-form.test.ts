import { describe, expect, test } from "vitest";
import { advice } from "../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

/** What the advice form names, and what it says beside it. */
const picks = (concern: string, language: Language): string[] =>
  advice(concern, language).recommendations.map(({ id }) => id);
const reasons = (concern: string, language: Language): string =>
  advice(concern, language)
    .recommendations.map(({ reasoning }) => reasoning)
    .join(" ");

type Row = readonly [language: Language, concern: string, ids: readonly string[]];

const QUIET = "quiet-harbor-serum";
const VEIL = "noon-veil-spf-30";
const FLUID = "salt-air-fluid-spf-50";
const SHELL = "inner-shell-cream";
const BALM = "quiet-balm";

describe("everything that was told is answered", () => {
  test.each<Row>([
    [
      "en",
      "my rosacea flares with heat, stinging sunscreens. i want an spf and something for redness",
      [QUIET, FLUID],
    ],
    [
      "sp",
      "tengo cuperosis y uso metronidazol por la noche, quiero una crema y un protector solar",
      [SHELL, FLUID],
    ],
    ["fr", "enceinte, masque sur le front, je veux un soin anti-taches et une crème solaire", [QUIET, VEIL]],
    ["en", "parched lips and a parched face, only two things", [BALM, SHELL]],
    ["fr", "lèvres gercées et mains abîmées par le froid", [BALM, SHELL]],
    ["sp", "tomo isotretinoína y se me pela toda la cara", [BALM, SHELL, FLUID]],
    ["fr", "sous curacné depuis trois mois, lèvres fendues", [BALM, SHELL, FLUID]],
    ["sp", "manchas del sol, uso tretinoína por las noches", ["moonstone-serum", VEIL]],
    ["en", "dark patches since i had my son, i still nurse him at night", [QUIET, VEIL]],
    ["en", "melasma for years. already wear sunscreen. which serum?", [QUIET]],
    ["en", "rosacea and wrinkles, 58", [QUIET, FLUID]],
    ["sp", "limpiador, sérum y protector para piel deshidratada", ["silk-milk", "deep-water-serum", FLUID]],
    ["fr", "un soin pour les rides du contour des yeux et un SPF", ["shallows-eye-gel", FLUID]],
    ["en", "just one product for dark marks on brown skin", [QUIET]],
    ["en", "crow's feet and dull skin, 50, no retinol", ["first-light-serum", "shallows-eye-gel"]],
    ["en", "my wife is 5 months pregnant and her face has gone patchy brown", [QUIET, VEIL]],
    ["sp", "uso adapaleno, ¿qué hidratante y qué protector?", [SHELL, FLUID]],
    ["sp", "crema para cara y cuello, 55 años, flacidez, sin perfume", ["first-light-serum"]],
    ["sp", "melasma, piel morena, rutina completa con 200 dólares", [QUIET, VEIL]],
    ["sp", "ya tengo limpiador, me falta un sérum para piel deshidratada", ["deep-water-serum"]],
    [
      "en",
      "oily but dehydrated, i already have a niacinamide serum i like, just want a moisturiser",
      ["open-tide-gel"],
    ],
    ["sp", "busco un sérum de vitamina c, ya tengo retinol de otra marca", ["first-light-serum"]],
    ["sp", "ojeras y bolsas, uso lentes de contacto", ["shallows-eye-gel"]],
    ["en", "adapalene makes me peel, i need a moisturiser + spf", [SHELL, FLUID]],
    [
      "sp",
      "se me descama la piel con la tretinoína, quiero calmarla y un limpiador suave",
      [SHELL, "silk-milk"],
    ],
    ["fr", "mains crevassées qui saignent, lèvres gercées aussi", [SHELL, BALM]],
  ])("%s %s", (language, concern, ids) => {
    expect(picks(concern, language)).toEqual(expect.arrayContaining([...ids]));
  });
});

describe("what is chosen goes together", () => {
  test.each<readonly [Language, string, string, string]>([
    ["en", "brown marks on my cheeks and oily skin", QUIET, "smooth-stone-serum"],
    ["fr", "mélasma depuis deux ans", QUIET, "moonstone-serum"],
    ["sp", "piel de gallina en las piernas y me depilo con cuchilla", "worn-stone-lotion", "undertow-gel"],
    ["en", "blackheads, 17, nothing harsh please", "clear-pebble-gel", "undertow-gel"],
  ])("%s %s", (language, concern, one, other) => {
    const found = picks(concern, language);
    expect(found.includes(one) && found.includes(other)).toBe(false);
    expect(found.length).toBeGreaterThan(0);
  });

  test("deep skin with marks is given no retinoid, and what fades them before a film of white", () => {
    for (const [language, concern] of [
      ["fr", "peau noire, taches brunes après boutons"],
      ["sp", "marcas de granos, piel muy oscura"],
      ["en", "dark marks, i am black, 100 dollars"],
    ] as const) {
      const found = picks(concern, language);
      expect(found, concern).toContain(QUIET);
      expect(found, concern).not.toContain("night-current");
      expect(found, concern).not.toContain(FLUID);
    }
  });

  test.each<readonly [Language, string]>([
    ["en", "something cheap for blackheads"],
    ["fr", "pas cher svp, peau grasse à boutons"],
    ["sp", "barato, para los puntos negros"],
  ])("little money is the cheapest that helps, %s", (language, concern) => {
    expect(picks(concern, language)[0]).toBe("clear-pebble-gel");
  });

  test.each<readonly [Language, string]>([
    ["en", "cheapest thing for dry skin"],
    ["sp", "algo barato para piel seca"],
  ])("a foam against flakes is no care for skin that is only dry, %s", (language, concern) => {
    const found = picks(concern, language);
    expect(found).toContain("deep-water-serum");
    expect(found).not.toContain("driftwood-foam");
  });

  test.each<readonly [Language, string, string]>([
    ["sp", "arrugas finas, me da miedo el retinol, cuál es la opción más suave", "night-current"],
    ["fr", "teint terne, je cherche un exfoliant doux", "pearl-dust"],
  ])("the mildest that was asked for, %s", (language, concern, strong) => {
    const found = picks(concern, language);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).not.toBe("soft-ebb");
    expect(found).not.toContain(strong);
  });
});

describe("what is told of the past or denied", () => {
  test.each<readonly [Language, string]>([
    ["en", "wrinkles on my forehead. i tried retinol twice and peeled, don't want it again"],
    ["fr", "rides du front, le rétinol m'a fait peler, plus jamais"],
    ["sp", "arrugas, probé el retinol y me peló, nunca más"],
  ])("what was tried and is not wanted again is not sold, nor taken for today, %s", (language, concern) => {
    const found = picks(concern, language);
    expect(found.length).toBeGreaterThan(0);
    expect(found).not.toContain("night-current");
  });

  test("who no longer expects nor nurses is told nothing of it", () => {
    const { notice, recommendations } = advice(
      "melasma desde el embarazo, ya no estoy embarazada ni doy pecho, piel morena",
      "sp",
    );
    expect(notice ?? "").not.toMatch(/lactancia|embarazo/);
    expect(recommendations.map(({ id }) => id)).toContain(QUIET);
  });
});

describe("what is said of it", () => {
  test.each<readonly [Language, string, RegExp]>([
    ["en", "i want to start retinol, 33", /retinol.*Not while pregnant/],
    ["fr", "premier rétinol, 36 ans", /rétinol.*Pas pendant la grossesse/],
    ["sp", "quiero empezar con retinol, 30 años", /retinol.*No durante el embarazo/],
    ["en", "dull, rough skin, i want glow", /One evening a week for two weeks/],
    ["en", "keratosis pilaris on my thighs, i shave", /never freshly shaved/],
    ["sp", "se me marcan los poros y tengo líneas finas, 35, quiero dos productos", /también para los poros/],
  ])("%s %s", (language, concern, says) => {
    expect(reasons(concern, language)).toMatch(says);
  });

  test("nothing is said of expecting to whoever is past it", () => {
    expect(reasons("retinol for wrinkles, 67", "en")).not.toMatch(/pregnant/);
    expect(reasons("retinol for my husband's wrinkles", "en")).not.toMatch(/pregnant/);
  });

  test.each<readonly [Language, string, RegExp]>([
    ["en", "dark marks on black skin, scared of making it worse", /stings leaves a mark/],
    ["sp", "manchas de granos, piel oscura, sin que me aclare el resto", /no decolora la piel/],
    ["fr", "ma fille de 11 ans veut de l'anti-âge comme sur tiktok", /ne sont pas pour une peau si jeune/],
    ["en", "skin cancer removed last year, what for every day", /SPF 50.*every two hours/],
    ["en", "eczema, allergic to shea and fragrance, need a moisturizer", /No cream of ours is free/],
    ["en", "on isotretinoin, my face peels", /what isotretinoin does/],
    ["en", "pitted acne scars on my cheeks", /hardly their depth/],
    ["fr", "ado 13 ans, elle veut un sérum à la vitamine C", /Pas de vitamine C/],
  ])("%s %s", (language, concern, says) => {
    expect(advice(concern, language).notice).toMatch(says);
  });

  test("nothing is put forward for spots on a back where nothing is for them", () => {
    const { recommendations, notice } = advice("espinillas en la espalda, embarazada de 3 meses", "sp");
    expect(recommendations).toEqual([]);
    expect(notice).toMatch(/farmacia|dermatólogo/);
  });

  test("no sentence comes twice", () => {
    const notice = advice("eczéma sur les paupières qui gratte", "fr").notice ?? "";
    expect(notice.split("Un pharmacien").length).toBe(2);
  });
});
