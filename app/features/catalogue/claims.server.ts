import { eq, lt } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { notFor } from "#app/expert/shelf/about-product.ts";
import { canonicalInci, ingredientFor, isScent } from "#app/expert/shelf/inci.ts";
import { LANGUAGES, type Language, languageTag } from "#app/i18n/language.ts";
import { CATEGORY_WORDS, CLAIM_WORDS, CONCERN_WORDS } from "./concern-words.ts";
import { toProduct } from "./list-products.server.ts";
import type { Claim, Product } from "./product.ts";

/** Raise this whenever the rules or words below change: products saved under older ones are recomputed. */
const CLAIMS_VERSION = 1;

type Claimant = Omit<Product, "id" | "createdAt" | "claims">;

/** The computed columns by which search and filters find a product. */
export function claimed(product: Claimant) {
  const claims = claimsOf(product);
  return { claims, searchWords: searchWordsOf(product, claims), claimsVersion: CLAIMS_VERSION };
}

/** Brings products that were saved by older rules up to date. */
export async function refreshClaims(db: Database): Promise<void> {
  const old = await db.select().from(products).where(lt(products.claimsVersion, CLAIMS_VERSION));
  for (const row of old)
    await db
      .update(products)
      .set(claimed(toProduct(row, "en")))
      .where(eq(products.id, row.id));
}

/** What an ingredient list allows to say; nothing where there is no list. */
function claimsOf(product: Claimant): Claim[] {
  if (product.ingredients.length === 0) return [];
  const scented = product.ingredients.map(canonicalInci).some(isScent);
  const barred = notFor({ ...product, id: "", createdAt: "", claims: [] });
  const pregnancy = !barred.includes("pregnant") && !barred.includes("breastfeeding");
  return [...(scented ? [] : ["fragrance-free" as const]), ...(pregnancy ? ["pregnancy" as const] : [])];
}

function searchWordsOf({ ingredients, category, concerns }: Claimant, claims: readonly Claim[]) {
  const known = ingredients.flatMap((name) => ingredientFor(canonicalInci(name)) ?? []);
  const wordsIn = (language: Language) => [
    CATEGORY_WORDS[category][language],
    ...concerns.map((concern) => CONCERN_WORDS[concern][language]),
    ...claims.map((claim) => CLAIM_WORDS[claim][language]),
    ...known.flatMap(({ names }) => names[languageTag(language)].slice(0, 3)),
  ];
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, [...new Set(wordsIn(language))].join(" ")]),
  ) as Record<Language, string>;
}
