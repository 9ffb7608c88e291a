import type { LanguageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import seed from "#db/seed/catalogue.json" with { type: "json" };

/** Ingredient classes a careful seller excludes by, as INCI names of the demo catalogue; written from the labels alone. */
const CLASSES: Record<string, readonly string[]> = {
  retinoid: ["Retinol", "Retinal"],
  acid: [
    "Glycolic Acid",
    "Lactic Acid",
    "Salicylic Acid",
    "Capryloyl Salicylic Acid",
    "Gluconolactone",
    "Azelaic Acid",
  ],
  "strong-acid": ["Glycolic Acid", "Lactic Acid", "Salicylic Acid", "Capryloyl Salicylic Acid"],
  salicylate: ["Salicylic Acid", "Capryloyl Salicylic Acid"],
  "vitamin-c": ["Ascorbic Acid", "Ascorbyl Glucoside", "Tetrahexyldecyl Ascorbate"],
  fragrance: [
    "Parfum",
    "Linalool",
    "Limonene",
    "Citral",
    "Citronellol",
    "Geraniol",
    "Hexyl Cinnamal",
    "Hydroxycitronellal",
    "Alpha-Isomethyl Ionone",
  ],
  oil: [
    "Helianthus Annuus Seed Oil",
    "Simmondsia Chinensis Seed Oil",
    "Rosa Canina Fruit Oil",
    "Ricinus Communis Seed Oil",
  ],
  silicone: ["Dimethicone"],
  "mineral-oil": ["Petrolatum"],
  filter: ["Zinc Oxide", "Titanium Dioxide"],
  peptide: [
    "Acetyl Hexapeptide-8",
    "Palmitoyl Tripeptide-1",
    "Palmitoyl Tetrapeptide-7",
    "Palmitoyl Pentapeptide-4",
  ],
  /** What the labels keep from a pregnant shopper, or want asked first. */
  "pregnancy-ask": [
    "Retinol",
    "Retinal",
    "Bakuchiol",
    "Tranexamic Acid",
    "Alpha-Arbutin",
    "Piroctone Olamine",
    "Glycolic Acid",
    "Salicylic Acid",
    "Capryloyl Salicylic Acid",
  ],
};

const everything = seed.map(({ id }) => id);
const holding = (names: readonly string[]): string[] =>
  seed.filter(({ ingredients }) => names.some((name) => ingredients.includes(name))).map(({ id }) => id);

/**
 * The product ids a word of a conversation stands for: an id, `class:acid`, `inci:Squalane`, `category:Serum`, or `*`
 * for all of them. @throws on a word that stands for nothing.
 */
export function productIds(word: string): string[] {
  const [kind, rest = ""] = word.split(":");
  const found =
    word === "*"
      ? everything
      : kind === "class"
        ? holding(CLASSES[rest] ?? [])
        : kind === "inci"
          ? holding([rest])
          : kind === "category"
            ? seed.filter(({ category }) => category === rest).map(({ id }) => id)
            : everything.filter((id) => id === word);
  if (found.length === 0) throw new Error(`Stands for no product: ${word}`);
  return found;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const NAMES = seed.map(({ id, name, translations }) => ({
  id,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[name, translations.fr.name, translations.sp.name].map(escaped).join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  ),
}));

/** Products whose name stands in a text, in any language, in the order of their first mention. */
export function namedIn(text: string): string[] {
  return NAMES.flatMap(({ id, pattern }) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ id, at }];
  })
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
}

/** Integer cents. */
export function priceOf(id: Product["id"]): number {
  return seed.find((product) => product.id === id)?.price ?? 0;
}

/** Everything the shop prints about its products in one language, for checking quotations. */
export function labelTexts(language: LanguageTag): string {
  return seed
    .map(({ description, usage, translations }) => {
      const texts =
        language === "en" ? { description, usage } : translations[language === "fr" ? "fr" : "sp"];
      return `${texts.description} ${texts.usage}`;
    })
    .join(" ");
}
