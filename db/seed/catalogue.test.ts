import { describe, expect, test } from "vitest";
import { z } from "zod";
import { mayBeNamed } from "#app/expert/shelf/may-be-named.ts";
import { ANYBODY } from "#app/expert/reading/person/fact.ts";
import { demoCatalogueIn } from "../../lab/adviser/evaluation/evaluation-catalogue.ts";
import concernsFile from "#app/expert/knowledge/concerns.json" with { type: "json" };
import ingredientsFile from "#app/expert/knowledge/ingredients.json" with { type: "json" };
import { CATEGORIES, SHOP_CONCERNS } from "#app/features/catalogue/product.ts";
import { LANGUAGES, type Language } from "#app/i18n/language.ts";
import catalogueFile from "./catalogue.json" with { type: "json" };

// ---- What the three files must look like (only the fields used here)

const texts = z.strictObject({
  name: z.string().min(1),
  kind: z.string().min(1),
  description: z.string(),
  usage: z.string(),
});
const hex = z.string().regex(/^#[0-9A-F]{6}$/i);
const packaging = z.strictObject({
  container: z.enum(["dropper", "pump", "jar", "tube", "ampoule", "stick", "tin"]),
  material: z.string().min(1),
  tint: hex,
  content: z.string().min(1),
  contentColor: hex,
  cap: z.string().min(1),
  label: z.strictObject({ name: z.string().min(1), line2: z.string().min(1), size: z.string().min(1) }),
});
const product = texts.extend({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  line: z.enum(["Lumen", "Tide", "Cove", "Slate", "Strata"]),
  size: z.string().min(1),
  price: z.int().min(2800).max(26000),
  category: z.enum(CATEGORIES),
  stock: z.int().min(0),
  featured: z.boolean(),
  imageUrl: z.string(),
  images: z.array(z.string()),
  ingredients: z.array(z.string().min(1)).min(8),
  concerns: z.array(z.enum(SHOP_CONCERNS)).min(1),
  translations: z.strictObject({ fr: texts, sp: texts }),
  packaging,
});
type SeedProduct = z.infer<typeof product>;

const active = z.object({
  id: z.string(),
  inci: z.array(z.string()),
  family: z.string(),
  irritation: z.number(),
  pregnancy: z.enum(["ok", "limit", "ask", "avoid"]),
  skin_types_caution: z.array(z.string()),
  concerns: z.array(z.object({ concern: z.string(), grade: z.enum(["A", "B", "C", "D"]) })),
  conflicts: z.array(z.object({ level: z.string(), members: z.array(z.string()) })),
});
type Active = z.infer<typeof active>;

const concern = z.object({
  id: z.string(),
  rule: z.object({ actives_first: z.array(z.string()) }),
});
const knowledge = z.object({ concerns: z.array(concern) });

const catalogue = z.array(product).parse(catalogueFile);
const actives = z.array(active).parse(ingredientsFile);
const { concerns } = knowledge.parse(concernsFile);

// ---- Reading an INCI list

const activeByInci = new Map(
  actives.flatMap((entry) => entry.inci.map((name) => [name.toLowerCase(), entry])),
);
// Plain water is listed under thermal water; it would make every product "soothing".
activeByInci.delete("aqua");

const activesOf = new Map(catalogue.map((entry) => [entry.id, readInci(entry.ingredients)]));

function readInci(ingredients: readonly string[]): Active[] {
  return ingredients.flatMap((name) => activeByInci.get(name.toLowerCase()) ?? []);
}

function activesIn(entry: SeedProduct): Active[] {
  return activesOf.get(entry.id) ?? [];
}

function isDrug(entry: Active): boolean {
  return entry.family.endsWith("_drug");
}

function isSafeInPregnancy(entry: Active): boolean {
  return entry.pregnancy !== "ask" && entry.pregnancy !== "avoid";
}

function isScent(entry: Active): boolean {
  return entry.id === "fragrance" || entry.id === "essential_oils";
}

function gradeFor(entry: Active, concernId: string): string | undefined {
  return entry.concerns.find((item) => item.concern === concernId)?.grade;
}

// These go to a doctor: nothing is sold for them.
const REFERRED = ["fungal_acne", "perioral_derm"];
const cosmeticConcerns = concerns.filter(({ id }) => !REFERRED.includes(id));

/** C, or the best that any cosmetic active reaches where none reaches C (milia, today). */
function weakestGrade(concernId: string): string {
  const grades = actives.filter((entry) => !isDrug(entry)).map((entry) => gradeFor(entry, concernId) ?? "E");
  const best = grades.toSorted()[0] ?? "E";
  return best > "C" ? best : "C";
}

function choicesFor(concernId: string): SeedProduct[] {
  const weakest = weakestGrade(concernId);
  // What is sold out today is no choice.
  return catalogue.filter(
    (entry) =>
      entry.stock > 0 && activesIn(entry).some((item) => (gradeFor(item, concernId) ?? "E") <= weakest),
  );
}

function ids(entries: readonly { id: string }[]): string[] {
  return entries.map((entry) => entry.id);
}

describe("shape", () => {
  test("24 products, six a category, one of them featured", () => {
    expect(catalogue).toHaveLength(24);
    for (const category of CATEGORIES) {
      const members = catalogue.filter((entry) => entry.category === category);
      expect(members, category).toHaveLength(6);
      expect(
        members.filter((entry) => entry.featured),
        category,
      ).toHaveLength(1);
    }
  });

  test("five lines of at least four products", () => {
    const lines = new Set(catalogue.map((entry) => entry.line));
    expect(lines.size).toBe(5);
    for (const line of lines) {
      const members = catalogue.filter((entry) => entry.line === line);
      expect(members.length, line).toBeGreaterThanOrEqual(4);
    }
  });

  test("one sold out and not featured, three or four running low", () => {
    const soldOut = catalogue.filter((entry) => entry.stock === 0);
    expect(soldOut).toHaveLength(1);
    expect(soldOut[0]?.featured).toBe(false);
    const low = catalogue.filter((entry) => entry.stock >= 1 && entry.stock <= 5).length;
    expect([3, 4]).toContain(low);
  });

  test("prices run from a real entry price to a real top price", () => {
    const prices = catalogue.map((entry) => entry.price);
    expect(Math.min(...prices)).toBe(2800);
    expect(Math.max(...prices)).toBe(26000);
    expect(prices.filter((price) => price <= 4000).length).toBeGreaterThanOrEqual(5);
  });

  const FILLING = ["silk-milk", "first-light-serum", "inner-shell-cream"];
  const BESIDE: Record<string, string[]> = {
    "inner-shell-cream": ["house/box-inner-shell-cream.jpg", "house/beside-spoon.jpg"],
    "quiet-balm": ["house/beside-matches.jpg"],
  };

  test.each(catalogue.map((entry) => [entry.id, entry] as const))(
    "%s names its pictures: its own two, its texture where one fills the frame, its box and its size where they were taken, its line",
    (id, entry) => {
      const line = `lines/${entry.line.toLowerCase()}.jpg`;
      const texture = FILLING.includes(id) ? [`house/texture-${id}.jpg`] : [];
      expect(entry.imageUrl).toBe(`${id}/hero.jpg`);
      expect(entry.images).toEqual([`${id}/detail.jpg`, ...texture, ...(BESIDE[id] ?? []), line]);
    },
  );

  test.each(catalogue.map((entry) => [entry.id, entry] as const))(
    "%s has a label that agrees",
    (_, entry) => {
      expect(entry.packaging.label.size.startsWith(`${entry.size} · `)).toBe(true);
      expect(entry.name.startsWith(entry.packaging.label.name)).toBe(true);
    },
  );
});

// ---- Texts

function textsIn(entry: SeedProduct, language: Language): z.infer<typeof texts> {
  return language === "en" ? entry : entry.translations[language];
}

function hasWords(text: string, words: string): boolean {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "iu").test(text);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

// Stems: claims of medicine, names of diseases, miracle words. Each is matched from the start of a word.
const BANNED: Record<Language, string> = {
  en: `treat|heal|cure|repair|remed|anti-?inflamm|anti-?bacter|anti-?microb|anti-?fung|regenerat|collagen|miracle|erase
    |anti-?aging|botox|detox|therap|medic|clinic|disease|acne|eczema|rosacea|psoriasis|dermatitis|melasma|keratosis
    |dandruff|instant|guarantee|perfect|flawless|colour|moisturis`,
  fr: `trait(?:er|e|es|ez|ent|ant|ement|ements)\\b|soign|guéri|répar|anti-?inflamm|anti-?bact|anti-?microb|antifong
    |régénér|collagène|miracle|miracul|effac|anti-?âge|botox|détox|thérap|médicament|clinique|maladie|acné|eczéma
    |rosacée|couperose|psoriasis|dermatite|mélasma|kératose|pellicul|instantané|garanti|parfait`,
  sp: `tratar|trata\\b|tratamiento|sanar|sana\\b|curar|cura\\b|cura[nrs]\\b|repar|antiinflam|antibacter|antimicrob
    |antifúng|regener|colágeno|milagr|borra|antiedad|botox|bótox|detox|terap|medicamento|clínic|enfermedad|acné|eccema
    |eczema|rosácea|psoriasis|dermatitis|melasma|queratosis|caspa|instantáne|garanti|perfect`,
};

describe.each(LANGUAGES)("texts in %s", (language) => {
  const written = catalogue.map((entry) => ({ id: entry.id, ...textsIn(entry, language) }));

  test("names have two words or more, and none holds another", () => {
    // The chat finds products by whole words in its own reply: one name inside another would find both.
    for (const one of written) {
      expect(one.name.split(" ").length, one.name).toBeGreaterThanOrEqual(2);
      const held = written.filter((other) => other.id !== one.id && hasWords(one.name, other.name));
      expect(ids(held), one.name).toEqual([]);
    }
  });

  test.each(written.map((entry) => [entry.id, entry] as const))("%s keeps to length", (_, entry) => {
    const words = count(entry.description, /[\p{L}\p{N}][^\s]*/gu);
    expect(words).toBeGreaterThanOrEqual(35);
    // French and Spanish need more small words to say the same.
    expect(words).toBeLessThanOrEqual(language === "en" ? 70 : 85);
    expect([2, 3, 4]).toContain(count(entry.description, /[.!?](?=\s|$)/g));
    expect([2, 3]).toContain(count(entry.usage, /[.!?](?=\s|$)/g));
  });

  test.each(written.map((entry) => [entry.id, entry] as const))(
    "%s makes cosmetic claims only",
    (_, entry) => {
      const stems = BANNED[language].replaceAll(/\s+/g, "");
      const banned = new RegExp(`(?<!\\p{L})(?:${stems})`, "iu");
      expect(`${entry.name} ${entry.description} ${entry.usage}`.match(banned)?.[0]).toBeUndefined();
    },
  );
});

test("French spaces its punctuation and percent signs so that no line breaks there", () => {
  for (const entry of catalogue) {
    const { description, usage } = entry.translations.fr;
    expect(`${description} ${usage}`, entry.id).not.toMatch(/[^\u00a0\u202f][:;!?%]/);
  }
});

test("Spanish says tú, French says vous", () => {
  for (const { id, translations } of catalogue) {
    const spanish = `${translations.sp.description} ${translations.sp.usage}`;
    expect(spanish, id).not.toMatch(
      /(?<!\p{L})(?:usted|ustedes|vuestr\p{L}+|aplique|use|evite|consulte)(?!\p{L})/iu,
    );
    const french = `${translations.fr.description} ${translations.fr.usage}`;
    expect(french, id).not.toMatch(/(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu);
  }
});

test("texts that must warn, warn", () => {
  for (const entry of catalogue) {
    const families = activesIn(entry).map((item) => item.family);
    if (families.includes("retinoid")) {
      expect(entry.usage, entry.id).toMatch(/SPF/);
      expect(entry.usage, entry.id).toMatch(/pregnant.*breastfeeding/);
      expect(entry.translations.fr.usage, entry.id).toMatch(/grossesse.*allaitement/);
      expect(entry.translations.sp.usage, entry.id).toMatch(/embarazo.*das el pecho/);
    }
    // Acids that are rinsed off after half a minute need no word about the sun.
    if (families.includes("aha") || (families.includes("bha") && entry.category !== "Cleanser")) {
      expect(entry.usage, entry.id).toMatch(/SPF/);
    }
    if (activesIn(entry).some((item) => item.pregnancy === "ask"))
      expect(entry.usage, entry.id).toMatch(/pregnant/);
    if (families.includes("bha")) expect(entry.usage, entry.id).toMatch(/aspirin/);
  }
});

// ---- INCI lists

describe.each(catalogue.map((entry) => [entry.id, entry] as const))("INCI of %s", (_, entry) => {
  const { ingredients } = entry;

  test("names each ingredient once", () => {
    expect(new Set(ingredients.map((name) => name.toLowerCase())).size).toBe(ingredients.length);
  });

  test("names the allergens of its scent, at the end, and only then", () => {
    const allergens = ["Citral", "Citronellol", "Geraniol", "Hexyl Cinnamal", "Hydroxycitronellal"];
    allergens.push("Alpha-Isomethyl Ionone", "Limonene", "Linalool");
    const scent = ingredients.indexOf("Parfum");
    const after = scent < 0 ? [] : ingredients.slice(scent + 1);
    expect(ingredients.filter((name) => allergens.includes(name))).toEqual(after);
    expect(after.length > 0).toBe(scent >= 0);
  });

  test("says it is fragrance-free only when it is", () => {
    const scented = activesIn(entry).some(isScent);
    expect(/fragrance-free|unscented|no fragrance|free of fragrance/i.test(entry.description)).toBe(!scented);
  });

  test("holds no drug and no two actives that belong apart", () => {
    const found = activesIn(entry);
    expect(ids(found.filter(isDrug))).toEqual([]);
    const apart = found.flatMap((item) => item.conflicts.filter((conflict) => conflict.level !== "caution"));
    const clashes = apart.flatMap((conflict) => conflict.members).filter((id) => ids(found).includes(id));
    expect(clashes).toEqual([]);
  });

  test("may be named to somebody who said nothing that speaks against it", () => {
    const [product] = demoCatalogueIn("en").filter(({ id }) => id === entry.id);
    expect(product && mayBeNamed(product, ANYBODY, { evenSoldOut: true })).toEqual({ ok: true });
  });
});

test("at most three retinoids", () => {
  const retinoids = catalogue.filter((entry) => activesIn(entry).some((item) => item.family === "retinoid"));
  expect(retinoids.length).toBeGreaterThan(0);
  expect(retinoids.length).toBeLessThanOrEqual(3);
});

// ---- Coverage

test("the concerns that go to a doctor are known ones", () => {
  expect(concerns.length - cosmeticConcerns.length).toBe(REFERRED.length);
});

test("only milia lacks a cosmetic active of grade A to C", () => {
  expect(ids(cosmeticConcerns.filter((entry) => weakestGrade(entry.id) > "C"))).toEqual(["milia"]);
});

describe.each(cosmeticConcerns.map((entry) => [entry.id, entry] as const))(
  "a shopper with %s",
  (id, entry) => {
    const choices = choicesFor(id);

    test("has two choices or more, in stock", () => {
      expect(choices.length).toBeGreaterThanOrEqual(2);
    });

    test("has one with an active that the knowledge base names first", () => {
      const first = catalogue.filter((item) =>
        activesIn(item).some((found) => entry.rule.actives_first.includes(found.id)),
      );
      expect(first.some((item) => item.stock > 0)).toBe(true);
    });

    test("has one in pregnancy", () => {
      expect(choices.some((item) => activesIn(item).every(isSafeInPregnancy))).toBe(true);
    });

    test("has one without fragrance", () => {
      expect(choices.some((item) => !activesIn(item).some(isScent))).toBe(true);
    });

    test("has one for $60 or less", () => {
      expect(choices.some((item) => item.price <= 6000)).toBe(true);
    });

    test("has one that is all three", () => {
      const all = choices.filter((item) => {
        const found = activesIn(item);
        return item.price <= 6000 && found.every(isSafeInPregnancy) && !found.some(isScent);
      });
      expect(all.length).toBeGreaterThan(0);
    });
  },
);

test.each(CATEGORIES)(
  "%s holds a choice for sensitive skin: no irritant, no caution, in stock",
  (category) => {
    const calm = catalogue.filter((entry) =>
      activesIn(entry).every(
        (item) =>
          item.irritation === 0 && !item.skin_types_caution.some((type) => type.startsWith("sensitive")),
      ),
    );
    expect(calm.some((entry) => entry.category === category && entry.stock > 0)).toBe(true);
  },
);

test.each(["Zinc Oxide", "Petrolatum", "Caffeine", "Urea", "Azelaic Acid", "Retinol"])(
  "%s, which some concern cannot do without, is in stock",
  (inci) => {
    expect(catalogue.some((entry) => entry.stock > 0 && entry.ingredients.includes(inci))).toBe(true);
  },
);
