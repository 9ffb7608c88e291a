import { describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { advice, chat } from "../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

/** What is chosen for a wish: the obvious thing is in it, what was not wanted is not. */
type Row = [language: Language, ...turns: string[]];

const picks = (message: string, language: Language): string[] =>
  advice(message, language).recommendations.map(({ id }) => id);
const priceOf = (id: string): number =>
  demoCatalogueIn("en").find((product) => product.id === id)?.price ?? 0;
const sumOf = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + priceOf(id), 0);
const SPF = ["salt-air-fluid-spf-50", "noon-veil-spf-30"];
const SCENTED = [
  "thousand-layers-cream",
  "slow-amber-oil",
  "sea-glass-jelly",
  "pearl-dust",
  "evening-shell-balm",
];

describe("the product made for it is named", () => {
  test.each<[Language, string, string]>([
    ["en", "razor bumps on my throat every time I shave", "undertow-gel"],
    ["en", "ingrown hairs along my jaw and neck from shaving", "undertow-gel"],
    ["fr", "des petits boutons de rasage dans le cou", "undertow-gel"],
    ["fr", "poils incarnés sur le cou après le rasage, peau noire", "undertow-gel"],
    ["sp", "granitos en el cuello cada vez que me rasuro o me afeito", "undertow-gel"],
    ["en", "wrinkles around the eyes, easily irritated skin, 51", "shallows-eye-gel"],
    ["fr", "rides du contour de l'œil, peau sensible, 60 ans", "shallows-eye-gel"],
    ["sp", "patas de gallo y piel sensible, 50 años", "shallows-eye-gel"],
    ["fr", "teint terne, un coup d'éclat pour un mariage dans trois mois, 160 euros", "first-light-serum"],
    [
      "sp",
      "piel apagada, quiero luz para mi boda dentro de tres meses, presupuesto 150",
      "first-light-serum",
    ],
    ["en", "my husband flakes around the brows and under his beard", "driftwood-foam"],
  ])("%s: %s", (language, message, id) => {
    expect(picks(message, language)).toContain(id);
  });
});

describe("dry skin is not given the light acid gel, nor a serum for marks", () => {
  test.each<Row>([
    ["en", "parched flaky cheeks and little lines by the eyes, 100 dollars in total"],
    ["en", "dry skin that flakes in the cold, nothing scented, easily upset"],
    ["fr", "peau très sèche qui pèle l'hiver, sans parfum"],
    ["sp", "piel seca y tirante que se descama en invierno"],
  ])("%s: %s", (language, message) => {
    const found = picks(message, language);
    expect(found).toContain("inner-shell-cream");
    for (const id of ["open-tide-gel", "quiet-harbor-serum", "moonstone-serum"])
      expect(found).not.toContain(id);
  });
});

describe("a liking for scent, and a dislike", () => {
  test.each<Row>([
    ["en", "a present for my aunt who adores things that smell of flowers"],
    ["fr", "un cadeau pour ma sœur, elle aime ce qui sent bon"],
    ["sp", "un regalo para mi madre, le gustan las cosas que huelen rico"],
  ])("what is given is scented, %s: %s", (language, message) => {
    const found = picks(message, language);
    expect(found.length).toBeGreaterThan(0);
    for (const id of found) expect(SCENTED).toContain(id);
  });

  test.each<Row>([
    ["en", "a gift for my mother who has rosacea", "she likes a nice scent"],
    ["fr", "un cadeau pour ma mère, elle a de la rosacée", "elle aime ce qui sent bon"],
    ["sp", "un regalo para mi madre, tiene rosácea", "le gustan las cosas que huelen rico"],
  ])("but not for skin that bears none, %s", (language, ...turns) => {
    const { reply, products = [] } = chat(language, ...turns);
    for (const id of SCENTED) expect(products).not.toContain(id);
    expect(reply).toMatch(/unscented|sans parfum|sin perfume/);
  });
});

describe("what strong care and marks need by day is there", () => {
  test.each<Row>([
    ["en", "something for wrinkles, I'm 41"],
    ["en", "dark marks after spots, what would you do"],
    ["fr", "que mettre contre les rides, 44 ans ?"],
    ["fr", "j'ai des taches brunes sur les joues"],
    ["sp", "quiero algo para las arrugas, tengo 47"],
    ["sp", "manchas que me dejó el acné"],
  ])("%s: %s", (language, message) => {
    expect(chat(language, message).products?.some((id) => SPF.includes(id))).toBe(true);
  });
});

describe("a sum is kept to, and what does not fit it is said", () => {
  test.each<Row>([
    ["en", "oily shiny skin", "I have about 100 dollars in all"],
    ["fr", "peau grasse qui brille", "j'ai 100 dollars en tout"],
    ["sp", "piel grasa con brillo", "tengo unos 100 dólares en total"],
  ])("with its sun protection, %s", (language, ...turns) => {
    const { products = [] } = chat(language, ...turns);
    expect(sumOf(products)).toBeLessThanOrEqual(10_000);
    expect(products.some((id) => SPF.includes(id))).toBe(true);
  });

  test.each<[...Row]>([
    ["en", "oily skin, two things for 80 dollars together", "and a cleanser?"],
    ["fr", "j'ai la peau grasse, il me faut deux produits, 80 dollars en tout", "et un nettoyant ?"],
    ["sp", "piel grasa, dos productos por 80 dólares en total", "¿y un limpiador?"],
  ])("a later thing is counted with the earlier ones, %s", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(/\$72\.00.*(can wait|peut attendre|puede esperar)/);
  });

  test.each<Row>([
    ["en", "an anniversary gift, around 200 dollars"],
    ["fr", "un cadeau d'anniversaire, environ 200 dollars"],
    ["sp", "un regalo de aniversario, unos 200 dólares"],
  ])("a gift uses its sum, %s", (language, message) => {
    const { products = [] } = chat(language, message);
    expect(sumOf(products)).toBeGreaterThan(10_000);
    expect(sumOf(products)).toBeLessThanOrEqual(20_000);
  });
});

describe("kinds that were asked for", () => {
  test.each<Row>([
    ["en", "eczema, allergic to perfume, I need a cleanser and a moisturizer"],
    ["fr", "peau sèche et sensible, il me faut un nettoyant et une crème"],
    ["sp", "piel atópica, busco un limpiador y una crema"],
  ])("both, one of each, %s", (language, message) => {
    const found = picks(message, language).map(
      (id) => demoCatalogueIn("en").find((product) => product.id === id)?.category,
    );
    expect(found.toSorted()).toEqual(["Cleanser", "Moisturizer"]);
  });

  test.each<Row>([
    ["en", "what is the cheapest thing you have to moisturize my face?"],
    ["fr", "qu'est-ce que vous avez de moins cher pour hydrater le visage ?"],
    ["sp", "lo más barato para hidratar la cara, por favor"],
  ])("the cheapest that truly does it, %s", (language, message) => {
    expect(chat(language, message).products?.[0]).toBe("open-tide-gel");
  });

  test.each<Row>([
    ["en", "a moisturizer that is not a cream please, I hate how heavy they feel"],
    ["fr", "un soin hydratant mais pas de crème, c'est trop lourd"],
    ["sp", "quiero hidratar la cara pero no soporto las cremas"],
  ])("no cream: the gel, %s", (language, message) => {
    expect(chat(language, message).products).toEqual(["open-tide-gel"]);
  });

  test.each<[Language, string, string]>([
    ["en", "dry skin", "no cream, I don't like that"],
    ["fr", "peau sèche et qui tiraille", "sans crème, j'aime pas ça"],
    ["sp", "piel seca", "sin crema, no me gusta eso"],
  ])("a cream refused is the kind, and the gel that stays is said, %s", (language, ...turns) => {
    const { reply, products } = chat(language, ...turns);
    expect(reply).toMatch(
      /^(Then no cream; a light gel|Alors pas de crème ; un gel|Entonces nada de crema; un gel)/,
    );
    expect(products).toContain("open-tide-gel");
    expect(products).not.toContain("inner-shell-cream");
    expect(products).not.toContain("thousand-layers-cream");
  });

  test.each<Row>([
    ["en", "spots all over my back"],
    ["fr", "mon fils de 16 ans a des boutons sur le dos"],
    ["sp", "granos en la espalda"],
  ])("nothing for the face alone goes on a back, %s", (language, message) => {
    expect(chat(language, message).products).toEqual(["undertow-gel"]);
  });
});

describe("of two that were compared, what is told next decides", () => {
  test.each<[Language, string, string, string]>([
    [
      "en",
      "Noon Veil or Salt Air, what's the difference?",
      "I'm pale and rather oily",
      "salt-air-fluid-spf-50",
    ],
    ["sp", "¿Velo de Mediodía o Fluido Brisa Salina?", "tengo la piel oscura y grasa", "noon-veil-spf-30"],
    ["fr", "Première Lueur ou Pierre de Lune ?", "surtout des taches de soleil", "moonstone-serum"],
  ])("%s: %s, %s", (language, first, then, id) => {
    expect(chat(language, first, then).products).toEqual([id]);
  });

  test("where neither suits, both are taken back by name", () => {
    const { reply } = chat(
      "en",
      "difference between Night Current and Slow Amber Oil",
      "my skin is very sensitive",
    );
    expect(reply).toMatch(/^Then not Night Current and Slow Amber Oil/);
  });
});

describe("what is not asked of skin that young, dry or upset", () => {
  test.each<Row>([
    ["en", "my 12 year old daughter has blackheads"],
    ["fr", "ma fille de 13 ans a des points noirs"],
    ["sp", "mi hija de 12 años tiene puntos negros"],
  ])("no acid stays on at twelve, %s: %s", (language, message) => {
    const found = picks(message, language);
    expect(found).toContain("clear-pebble-gel");
    expect(found).not.toContain("undertow-gel");
  });

  test.each<Row>([
    ["en", "eczema on my hands and face, allergic to oats, which cream?"],
    ["fr", "eczéma sur les mains et le visage, allergique à l'avoine, quelle crème ?"],
    ["sp", "eccema en manos y cara, alérgica a la avena, ¿qué crema?"],
  ])("no acid gel and no sunscreen for a cream, %s: %s", (language, message) => {
    const found = picks(message, language);
    for (const id of ["open-tide-gel", ...SPF]) expect(found).not.toContain(id);
    expect(found).toContain("quiet-balm");
  });

  test.each<Row>([
    ["en", "rough bumpy arms, and ingrown hairs on my bikini line"],
    ["fr", "des bras granuleux, et des poils incarnés au maillot"],
  ])("each place has its own, %s: %s", (language, message) => {
    expect(picks(message, language)).toEqual(expect.arrayContaining(["worn-stone-lotion", "undertow-gel"]));
  });
});

test("whoever asks what a word means does not wish for it", () => {
  const turns = [
    "Que veut dire « Parfum » dans la liste des ingrédients ?",
    "Lesquels de vos nettoyants n'en contiennent pas ?",
  ];
  for (const id of SCENTED) expect(chat("fr", ...turns).products).not.toContain(id);
});

test.each<[Language, string]>([
  ["en", "unscented only please, I have deep wrinkles"],
  ["en", "for dry skin and lines, unperfumed"],
  ["fr", "non parfumé uniquement, pour les rides"],
  ["fr", "une crème non parfumée contre les rides et la peau sèche"],
  ["sp", "no perfumado, para arrugas y piel seca"],
])("%s: %s: nothing scented", (language, message) => {
  const chosen = picks(message, language);
  expect(chosen.length).toBeGreaterThan(0);
  for (const id of chosen) expect(SCENTED).not.toContain(id);
});
