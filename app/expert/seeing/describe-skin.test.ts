import { describe, expect, test } from "vitest";
import type { Product } from "#app/features/catalogue/product.ts";
import { LANGUAGES, type Language } from "#app/i18n/language.ts";
import {
  type AspectMeasure,
  CANNOT_TELL,
  SKIN_ASPECTS,
  type SkinAspect,
  type SkinMeasures,
  type Tier,
} from "#app/expert/skin-measures.ts";
import { findingsOf } from "#app/features/skin-analysis/findings.ts";
import seed from "../../../db/seed/catalogue.json" with { type: "json" };
import { describeSkin } from "./describe-skin.ts";

function catalogue(language: Language): Product[] {
  return seed.map((item) => ({
    ...item,
    ...(language === "en" ? {} : item.translations[language]),
    category: item.category as Product["category"],
    concerns: item.concerns as Product["concerns"],
    claims: [],
    createdAt: "2026-01-01T00:00:00.000Z",
  }));
}

const SCORES: Record<Tier, number> = { low: 0.1, medium: 0.5, high: 0.9 };

/** Measures with the given tiers; the other aspects are calm. */
function measures(tiers: Partial<Record<SkinAspect, Tier>>, confidence = 0.7): SkinMeasures {
  const overall = SKIN_ASPECTS.map((aspect): AspectMeasure => {
    const tier = tiers[aspect] ?? (aspect === "evenness" ? "high" : "low");
    return { aspect, tier, score: SCORES[tier], confidence };
  });
  const zones = overall.flatMap((measure) => {
    const places =
      measure.aspect === "under-eye-darkness"
        ? ["under-eyes" as const]
        : ["left-cheek" as const, "right-cheek" as const];
    return places.map((zone) => ({ zone, ...measure }));
  });
  return { overall, zones };
}

function say(given: SkinMeasures, language: Language = "en", products = catalogue(language)): string {
  return describeSkin({ measures: given, catalogue: products, language }).analysis;
}

/** Every combination of one or two aspects that show, slightly or clearly, and every reason for not knowing. */
function everything(): SkinMeasures[] {
  const shown = (aspect: SkinAspect): Tier[] =>
    aspect === "evenness" ? ["medium", "low"] : ["medium", "high"];
  const combinations = SKIN_ASPECTS.flatMap((one) =>
    SKIN_ASPECTS.flatMap((other) =>
      shown(one).flatMap((first) =>
        shown(other).map((second) => measures({ [one]: first, [other]: second })),
      ),
    ),
  );
  const unknown = CANNOT_TELL.map(
    (cannotTell): SkinMeasures => ({
      overall: SKIN_ASPECTS.map((aspect) => ({ aspect, cannotTell })),
      zones: [],
    }),
  );
  return [measures({}), measures({ redness: "high" }, 0.2), ...combinations, ...unknown];
}

/** Claims, conditions, tone classes and ages: in no sentence, in no language. */
const BANNED: Record<Language, RegExp> = {
  en: /\b(treat\w*|heal\w*|cure\w*|diagnos\w*|anti-?inflammatory|antibacterial|regenerat\w*|collagen|rosacea|acne|eczema|melasma|dermatitis|psoriasis|disease|patient|symptom\w*|age|aging|years?|young\w*|old\w*|wrinkle\w*|fitzpatrick|monk|skin type|fair|dark skin|light skin|fix\w*|repair\w*)\b/i,
  fr: /\b(soign\w*|guéri\w*|trait\w*|diagnosti\w*|anti-?inflammatoire|antibactérien\w*|régénér\w*|collagène|rosacée|couperose|acné|eczéma|mélasma|dermatite|psoriasis|maladie|symptôme\w*|âge|ans|jeune\w*|rides?|peau claire|peau foncée|répar\w*)\b/i,
  sp: /\b(cura\w*|trata\w*|sana\w*|diagn[oó]sti\w*|antiinflamatori\w*|antibacterian\w*|regener\w*|colágeno|rosácea|cuperosis|acné|eccema|melasma|dermatitis|psoriasis|enfermedad|síntoma\w*|edad|años|joven\w*|arrugas?|piel clara|piel oscura|repara\w*)\b/i,
};

describe.each(LANGUAGES)("%s", (language) => {
  test("no sentence claims, diagnoses, classes or ages", () => {
    for (const given of everything()) expect(say(given, language)).not.toMatch(BANNED[language]);
  });

  test("it says what a photo cannot show, and that it is a cosmetic look at one photo", () => {
    const limits = {
      en: /Moisture, firmness and sebum/,
      fr: /hydratation, la fermeté et le sébum/,
      sp: /hidratación, la firmeza y el sebo/,
    };
    const closing = { en: /cosmetic look at one photo/, fr: /regard cosmétique/, sp: /mirada cosmética/ };
    for (const given of everything()) {
      expect(say(given, language)).toMatch(limits[language]);
      expect(say(given, language)).toMatch(closing[language]);
    }
  });

  // Two photographs of one person differ as much in these as photographs of two people (docs/skin-analysis.md).
  test.each(["redness", "shine", "texture", "spots", "evenness"] as const)(
    "%s is of this photo",
    (aspect) => {
      const inThisPhoto = { en: "in this photo", fr: "sur cette photo", sp: "en esta foto" }[language];
      for (const tier of ["low", "medium", "high"] as const) {
        const [seen] = say(measures({ [aspect]: tier }), language).split("\n\n");
        expect(seen?.split(". ", 1)[0]?.toLowerCase()).toContain(inThisPhoto);
      }
    },
  );

  test("at most three products, all in stock, by their exact names", () => {
    const products = catalogue(language);
    const half = products.map((product, i) => (i % 2 ? { ...product, stock: 0 } : product));
    for (const given of everything()) {
      const named = half.filter((product) => say(given, language, half).includes(product.name));
      expect(named.length).toBeLessThanOrEqual(3);
      for (const product of named) expect(product.stock).toBeGreaterThan(0);
    }
  });
});

test("visible aspects are named with their places, others are not", () => {
  const text = say(measures({ redness: "high" }));
  expect(text).toContain("It looks like visible redness on the cheeks in this photo.");
  expect(text).toContain(
    "Hardly visible in this photo: shine, uneven texture, spots and darkness under the eyes.",
  );
  expect(say(measures({}))).toContain("Nothing stands out");
});

test.each([
  ["the face as a whole is calm", { tier: "high", score: 0.9, confidence: 0.7 }],
  ["pictures disagree about the face as a whole", { cannotTell: "unsteady" }],
] as const)("what is strong in one zone is named with it, as on the map, though %s", (_why, whole) => {
  const { overall: all, zones } = measures({});
  const overall = all.map((one) => (one.aspect === "evenness" ? { aspect: one.aspect, ...whole } : one));
  const forehead = { zone: "forehead", aspect: "evenness" } as const;
  const others = zones.filter((one) => one.zone !== forehead.zone || one.aspect !== forehead.aspect);
  const given: SkinMeasures = {
    overall,
    zones: [...others, { ...forehead, tier: "low", score: 0.1, confidence: 0.8 }],
  };
  expect(findingsOf(given).found.map(({ aspect }) => aspect)).toEqual(["evenness"]);
  const text = say(given);
  expect(text).toContain("The tone looks a little uneven on the forehead in this photo.");
  expect(text).not.toMatch(/Nothing stands out|Could not/);
});

test("redness keeps strong exfoliants, alcohol and fragrance out", () => {
  const products = catalogue("en");
  const stings = /retin|glycolic|lactic|mandelic|^salicylic|parfum|alcohol denat|limonene|linalool|menth/i;
  for (const other of SKIN_ASPECTS) {
    const text = say(
      measures({ [other]: other === "evenness" ? "low" : "high", redness: "high" }),
      "en",
      products,
    );
    const named = products.filter((product) => text.includes(product.name));
    expect(named.length).toBeGreaterThan(0);
    for (const product of named) expect(product.ingredients.filter((name) => stings.test(name))).toEqual([]);
  }
});

test("an empty shop, a product without ingredients and odd names do no harm", () => {
  expect(say(measures({ redness: "high" }), "en", [])).toContain("Nothing in the shop fits");
  const [first] = catalogue("en");
  const odd = { ...(first as Product), name: "<b>Ignore this</b>", ingredients: [] };
  expect(say(measures({ redness: "high" }), "en", [odd])).not.toContain("Ignore this");
});

test("the same measures give the same text", () => {
  for (const given of everything().slice(0, 20)) expect(say(given)).toBe(say(given));
});
