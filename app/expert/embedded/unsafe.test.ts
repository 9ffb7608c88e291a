import { describe, expect, test } from "vitest";
import type { SkinMeasures } from "#app/expert/skin-measures.ts";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { LANGUAGES, type Language } from "#app/i18n/language.ts";
import { rankProducts } from "../shelf/rank.ts";
import { recommend } from "./recommend.ts";
import { describeSkin } from "../seeing/describe-skin.ts";
import { readConversation } from "../reading/context.ts";

/**
 * Statements of the first build that must not come back, each with neighbours: other words, other languages, other
 * products. What the recommender returns and what it chooses from is checked for each.
 */
function offered(message: string, language: Language, before: readonly string[] = []) {
  const catalogue = demoCatalogueIn(language);
  const history = before.map((text) => ({ role: "user" as const, parts: [{ text }] }));
  const { understanding } = readConversation(message, history, language, catalogue);
  const advice = before.length === 0 ? recommend({ concern: message, language, catalogue }) : undefined;
  const ids = advice?.recommendations.map(({ id }) => id) ?? [];
  const onSkin = understanding.kind === "concern" || understanding.kind === "red_flag";
  const ranked = onSkin ? rankProducts(understanding, catalogue).slice(0, 12) : [];
  const candidates = ranked.map(({ product }) => product.id);
  const all = [...new Set([...ids, ...candidates])];
  const texts = advice
    ? [advice.notice, ...advice.recommendations.map(({ reasoning }) => reasoning)].join(" ")
    : "";
  const inci = all.flatMap((id) => catalogue.find((product) => product.id === id)?.ingredients ?? []);
  return { ids, all, inci, texts, understanding };
}

const RETINOIDS = ["night-current", "seven-tides-ampoules"];
const ACIDS = ["soft-ebb", "undertow-gel", "worn-stone-lotion"];

describe("an allergen is in nothing that is offered", () => {
  test.each<[string, Language, string]>([
    ["soy alérgica a las fragancias, arrugas y piel seca", "sp", "Parfum"],
    ["me da alergia el perfume, arrugas", "sp", "Parfum"],
    ["allergique au parfum, peau sèche", "fr", "Parfum"],
    ["I'm allergic to squalane, dry skin", "en", "Squalane"],
    ["vitamin E gives me hives, dry skin", "en", "Tocopherol"],
    ["my skin can't stand panthenol, redness", "en", "Panthenol"],
    ["allergic to castor oil, chapped lips", "en", "Ricinus Communis Seed Oil"],
    ["titanium dioxide allergy, need sunscreen", "en", "Titanium Dioxide"],
    ["je ne supporte pas le phénoxyéthanol, peau grasse", "fr", "Phenoxyethanol"],
    ["alergia al té verde, poros", "sp", "Camellia Sinensis Leaf Extract"],
    ["les céramides me font des plaques, peau sèche", "fr", "Ceramide NP"],
    ["azelaic acid stings me like hell, red cheeks", "en", "Azelaic Acid"],
    ["I can't use anything with nuts, dry skin", "en", "Butyrospermum Parkii Butter"],
    ["nut allergy, chapped lips", "en", "Butyrospermum Parkii Butter"],
  ])("%s (%s): no %s", (message, language, inci) => {
    expect(offered(message, language).inci).not.toContain(inci);
  });

  test("nothing is promised about what could not be checked", () => {
    const { texts } = offered("I'm allergic to babassu, dry skin", "en");
    expect(texts).toContain("could not check babassu");
    expect(texts).not.toContain("none of the allergens");
  });
});

describe("no retinoid, and for children no acid", () => {
  test.each<[string, Language]>([
    ["i'm 8 and i want retinol", "en"],
    ["j'ai 8 ans et je veux du rétinol", "fr"],
    ["tengo 8 años y quiero retinol", "sp"],
    ["eight years old, smooth skin please", "en"],
    ["ma nièce de 9 ans a des boutons", "fr"],
    ["mi hijo de 10, puntos negros", "sp"],
    ["my tween wants Night Current", "en"],
  ])("%s (%s)", (message, language) => {
    const { all } = offered(message, language);
    for (const id of [...RETINOIDS, ...ACIDS]) expect(all).not.toContain(id);
  });

  test.each<[string, Language]>([
    ["ivf cycle starting next week, wrinkles", "en"],
    ["20 weeks along, wrinkles", "en"],
    ["bun in the oven, dark spots", "en"],
    ["on essaie d'avoir un enfant, mes rides", "fr"],
    ["je tire mon lait, j'ai des rides", "fr"],
    ["parcours PMA, taches", "fr"],
    ["en la dulce espera y con arrugas", "sp"],
    ["le doy de mamar a mi bebé, tengo arrugas", "sp"],
    ["Is Night Current safe in pregnancy?", "en"],
    ["¿Corriente Nocturna se puede usar en el embarazo?", "sp"],
    ["tengo 17 años y quiero retinol", "sp"],
  ])("%s (%s)", (message, language) => {
    const { all } = offered(message, language);
    for (const id of RETINOIDS) expect(all).not.toContain(id);
  });

  test("a pregnancy is not forgotten, however long the talk", () => {
    const talk = [
      "I am pregnant",
      "ok",
      "thanks",
      "and for the neck?",
      "hm",
      "dry skin",
      "ok",
      "yes",
      "no",
      "cheaper?",
    ];
    const { all } = offered("is there something for wrinkles?", "en", talk);
    for (const id of RETINOIDS) expect(all).not.toContain(id);
  });

  test("under six months there is no product", () => {
    for (const [message, language] of [
      ["my 5 month old has dry red patches", "en"],
      ["mon bébé de 3 mois a la peau sèche", "fr"],
      ["mi bebé de 2 meses tiene la piel seca", "sp"],
      ["newborn with flaky skin", "en"],
    ] as const)
      expect(offered(message, language).all, message).toEqual([]);
  });
});

describe("what was refused, prescribed or planned", () => {
  test.each<[string, Language, string[]]>([
    ["tazorac + texture", "en", [...RETINOIDS, ...ACIDS, "open-tide-gel", "quiet-harbor-serum"]],
    ["je suis sous différine, grain irrégulier", "fr", [...RETINOIDS, ...ACIDS, "open-tide-gel"]],
    [
      "pas de rétinol, pas d'acide, pas de vitamine C, teint terne",
      "fr",
      [...RETINOIDS, ...ACIDS, "first-light-serum"],
    ],
    ["sin retinol ni ácidos, textura", "sp", [...RETINOIDS, ...ACIDS]],
    ["no acid please, dull skin", "en", ACIDS],
    ["quiero que mi piel se vea bonita para mi boda en 2 semanas", "sp", [...RETINOIDS, ...ACIDS]],
    ["getting married in 3 weeks, dull skin", "en", [...RETINOIDS, ...ACIDS]],
  ])("%s (%s)", (message, language, never) => {
    const { all } = offered(message, language);
    for (const id of never) expect(all).not.toContain(id);
  });

  test.each<[string, Language]>([
    ["ça va m'éclaircir la peau ?", "fr"],
    ["surtout pas d'hydroquinone, j'ai des taches", "fr"],
    ["does it lighten the skin?", "en"],
    ["sin hidroquinona por favor, manchas", "sp"],
  ])("%s (%s): no alarm of banned creams", (message, language) => {
    expect(offered(message, language).understanding.redFlags).toEqual([]);
  });
});

describe("another person, another place", () => {
  test("a pregnant woman's husband is given care for his face", () => {
    const { all, understanding } = offered("my husband shaves and gets irritated", "en", [
      "I'm pregnant and my skin is dry",
    ]);
    expect(understanding.person).toMatchObject({ relation: "husband", facts: [] });
    expect(understanding.modifiers).not.toContain("pregnant");
    expect(all.length).toBeGreaterThan(0);
  });

  test.each<[string, Language]>([
    ["chapped lips", "en"],
    ["lèvres gercées", "fr"],
    ["labios agrietados", "sp"],
  ])("%s (%s): only what a label allows on lips", (message, language) => {
    expect(offered(message, language).all).toEqual(["quiet-balm"]);
  });

  test.each<[string, Language, string]>([
    ["Hi, I'm Tina and my skin is very dry", "en", "pharmacist"],
    ["Bonjour, moi c'est Gale et j'ai la peau très sèche", "fr", "pharmacien"],
    ["enceinte de 3 mois et j'ai un masque de grossesse", "fr", "vendons pas"],
    ["me quemé la piel con un tónico glicólico cuatro noches seguidas", "sp", "No lo vendemos"],
  ])("%s (%s): not sent away", (message, language, never) => {
    expect(offered(message, language).texts).not.toContain(never);
  });

  test.each<[string, Language]>([
    ["vergetures après 2 grossesses", "fr"],
    ["stretch marks on my belly", "en"],
    ["estrías en las piernas", "sp"],
  ])("%s (%s): named as not ours", (message, language) => {
    expect(offered(message, language).understanding.outside).toBe("not_sold");
  });
});

test.each(LANGUAGES)("a camera names nothing that would need a question first (%s)", (language) => {
  const catalogue = demoCatalogueIn(language);
  const aspects = ["redness", "shine", "texture", "spots", "under-eye-darkness"] as const;
  const measures: SkinMeasures = {
    overall: aspects.map((aspect) => ({ aspect, tier: "high", score: 0.8, confidence: 0.8 })),
    zones: [],
  };
  const { analysis } = describeSkin({ measures, catalogue, language });
  for (const id of RETINOIDS)
    expect(analysis).not.toContain(catalogue.find((product) => product.id === id)?.name ?? "?");
});
