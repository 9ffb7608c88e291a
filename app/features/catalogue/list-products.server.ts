import { and, desc, eq, gt, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { onSale } from "#app/db/on-sale.ts";
import type { products } from "#app/db/schema.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Category, Product } from "./product.ts";

type ProductRow = typeof products.$inferSelect;

/** A row as a shopper sees it: each text in the language, or in English where it was not written. */
export function toProduct(row: ProductRow, language: Language): Product {
  const {
    translations,
    state: _state,
    version: _version,
    searchWords: _searchWords,
    claimsVersion: _claimsVersion,
    createdAt,
    ...fields
  } = row;
  const texts = language === "en" ? undefined : translations[language];
  return {
    ...fields,
    name: texts?.name || row.name,
    description: texts?.description || row.description,
    usage: texts?.usage || row.usage,
    kind: texts?.kind || row.kind,
    createdAt: createdAt.toISOString(),
  };
}

/** A product's name as `toProduct` would tell it, where its row is not wanted whole. */
export function nameIn(
  language: Language,
  { name, translations }: Record<"name" | "translations", SQLWrapper> = onSale,
): SQL<string> {
  return sql<string>`coalesce(nullif(${translations} -> ${language} ->> 'name', ''), ${name})`;
}

/** Every product, newest first. */
export async function listProducts(db: Database, language: Language): Promise<Product[]> {
  const rows = await db.select().from(onSale).orderBy(desc(onSale.createdAt), onSale.id);
  return rows.map((row) => toProduct(row, language));
}

/** The products the owner put in front, newest first. */
export async function listFeatured(db: Database, language: Language): Promise<Product[]> {
  const rows = await db
    .select()
    .from(onSale)
    .where(eq(onSale.featured, true))
    .orderBy(desc(onSale.createdAt), onSale.id);
  return rows.map((row) => toProduct(row, language));
}

/** One product, or undefined for an id that is not (or no longer) on sale. */
export async function findProduct(
  db: Database,
  id: string,
  language: Language,
): Promise<Product | undefined> {
  const [row] = await db.select().from(onSale).where(eq(onSale.id, id));
  return row && toProduct(row, language);
}

const CANDIDATES_AT_MOST = 60;

/** What may go with a product: in stock, of another category, of its line or for one of its concerns. */
export async function listCompanionCandidates(
  db: Database,
  { category, line, concerns }: Pick<Product, "category" | "line" | "concerns">,
  language: Language,
): Promise<Product[]> {
  const alike = or(eq(onSale.line, line), ...concerns.map((concern) => sql`${onSale.concerns} ? ${concern}`));
  const rows = await db
    .select()
    .from(onSale)
    .where(and(ne(onSale.category, category), gt(onSale.stock, 0), alike))
    .orderBy(desc(onSale.createdAt), onSale.id)
    .limit(CANDIDATES_AT_MOST);
  return rows.map((row) => toProduct(row, language));
}

const RELATED_AT_MOST = 4;

/** Up to four others of the same category. */
export async function listRelated(
  db: Database,
  product: { id: string; category: Category },
  language: Language,
): Promise<Product[]> {
  const rows = await db
    .select()
    .from(onSale)
    .where(and(eq(onSale.category, product.category), ne(onSale.id, product.id)))
    .orderBy(desc(onSale.createdAt), onSale.id)
    .limit(RELATED_AT_MOST);
  return rows.map((row) => toProduct(row, language));
}
