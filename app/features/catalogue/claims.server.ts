import { lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { canonicalInci, ingredientFor, isScent } from "#app/expert/embedded/choosing/inci.ts";
import { LANGUAGES, type Language, languageTag } from "#app/i18n/language.ts";
import { CATEGORY_WORDS, CLAIM_WORDS, CONCERN_WORDS } from "./concern-words.ts";
import type { Category, Claim, ShopConcern } from "./product.ts";

/** To be raised whenever the rules or words below change: what was saved by older ones is computed anew. */
const CLAIMS_VERSION = 1;

interface Claimant {
  ingredients: readonly string[];
  category: Category;
  concerns: readonly ShopConcern[];
}

/** What is saved beside a product's own fields so that the shop's search and filters find it. */
export function claimed(product: Claimant) {
  const claims = claimsOf(product.ingredients);
  return { claims, searchWords: searchWordsOf(product, claims), claimsVersion: CLAIMS_VERSION };
}

/** Brings products that were saved by older rules up to date. */
export async function refreshClaims(db: Database): Promise<void> {
  const { id, ingredients, category, concerns } = products;
  const old = await db
    .select({ id, ingredients, category, concerns })
    .from(products)
    .where(lt(products.claimsVersion, CLAIMS_VERSION));
  for (const product of old)
    await db.update(products).set(claimed(product)).where(sql`${products.id} = ${product.id}`);
}

/** What an ingredient list allows to say; nothing where there is no list. */
export function claimsOf(ingredients: readonly string[]): Claim[] {
  if (ingredients.length === 0) return [];
  const names = ingredients.map(canonicalInci);
  const known = names.flatMap((name) => ingredientFor(name) ?? []);
  const scented =
    names.some(isScent) || known.some(({ id }) => id === "fragrance" || id === "essential_oils");
  const doubtful = known.some(({ pregnancy }) => pregnancy !== "ok");
  return [...(scented ? [] : ["fragrance-free" as const]), ...(doubtful ? [] : ["pregnancy" as const])];
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
