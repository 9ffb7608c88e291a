import { asc, desc, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { onSale } from "#app/db/on-sale.ts";
import type { Language } from "#app/i18n/language.ts";
import { toProduct } from "./list-products.server.ts";
import { CATEGORIES, type Category, type Product } from "./product.ts";
import { readSearchWords } from "./search-words.ts";
import type { ShelfCounts, ShelfOrder, ShelfQuery } from "./shelf.ts";

/** A search of the shop's page, or one that asks for more than the page offers. */
export type Looked = ShelfQuery & {
  /** Products on one page. */
  size?: number;
  /** Any of these. */
  categories?: readonly Category[];
  /** Integer cents. */
  least?: number;
  most?: number;
};

/** Products on one page of the shop: rows of two, three and four come out even. */
const SHELF_PAGE = 48;

export interface Shelf {
  products: Product[];
  /** How many were found in all. */
  total: number;
  pages: number;
  counts: ShelfCounts;
}

/**
 * One page of what a shopper looks for: full text in the language's stems, accents and small typing errors forgiven,
 * filters, and how many each further choice would leave.
 */
export async function searchProducts(db: Database, asked: Looked, language: Language): Promise<Shelf> {
  const { words, without, claims } = readSearchWords(asked.q);
  const query = { ...asked, q: words, claims: [...new Set([...asked.claims, ...claims])] };
  const found = foundBy(query, without, language);
  const { size = SHELF_PAGE } = asked;
  const offset = (query.page - 1) * size;
  const [page, counted] = await Promise.all([
    readRows<{ id: string }>(
      db,
      sql`with found as (${found}) select id from found where ${fits(query)}
        order by ${orderOf(query)} limit ${size} offset ${offset}`,
    ),
    readRows<{ choice: keyof ShelfCounts | "all"; value: string; count: number }>(db, countsOf(found, query)),
  ]);
  const total = counted.find(({ choice }) => choice === "all")?.count ?? 0;
  return {
    products: await readInOrder(
      db,
      page.map(({ id }) => id),
      language,
    ),
    total,
    pages: Math.max(1, Math.ceil(total / size)),
    counts: {
      category: countsFor("category"),
      concern: countsFor("concern"),
      line: countsFor("line"),
      claim: countsFor("claim"),
    },
  };

  function countsFor(choice: keyof ShelfCounts): Record<string, number> {
    const rows = counted.filter((row) => row.choice === choice);
    return Object.fromEntries(rows.map(({ value, count }) => [value, count]));
  }
}

async function readRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}

/** What the words find, with all that filters and orders look at. */
function foundBy({ q }: ShelfQuery, without: readonly string[], language: Language): SQL {
  const facts = sql`id, category, concerns, line, claims, price, created_at`;
  if (q === "" && without.length === 0) return sql`select ${facts}, 0 as rank from ${onSale}`;
  // Looked for in names and lists alone: a story may well say what a product is made without.
  const excluded = without.map(
    (name) => sql`
    and not coalesce(ts_filter(document, '{a,b,c}') @@ search_question(${name}, ${language}), false)`,
  );
  return sql`
    select ${facts}, ts_rank('{0.05, 0.3, 0.6, 1}', document, question) as rank
    from search_question(${q}, ${language}) as question, ${onSale}
    join product_search on product_id = id and language = ${language}
    where (question is null or document @@ question)${sql.join(excluded)}`;
}

const CHOICES = {
  categories: ({ categories }: Looked) => categories && sql`category = any(${sql.param(categories)}::text[])`,
  least: ({ least }: Looked) => (least === undefined ? undefined : sql`price >= ${least}`),
  most: ({ most }: Looked) => (most === undefined ? undefined : sql`price <= ${most}`),
  category: ({ category }: Looked) => category && sql`category = ${category}`,
  concern: ({ concern }: ShelfQuery) => concern && sql`concerns ? ${concern}`,
  line: ({ line }: ShelfQuery) => line && sql`line = ${line}`,
  claim: ({ claims }: ShelfQuery) =>
    claims.length > 0 ? sql`claims @> ${JSON.stringify(claims)}::jsonb` : undefined,
};

/** True for what all choices leave, but for one that is being counted. */
function fits(query: Looked, except?: keyof ShelfCounts): SQL {
  const chosen = Object.entries(CHOICES).flatMap(([choice, condition]) =>
    choice === except ? [] : (condition(query) ?? []),
  );
  return chosen.length > 0 ? sql.join(chosen, sql` and `) : sql`true`;
}

function countsOf(found: SQL, query: Looked): SQL {
  // A further claim narrows what is shown, so claims are counted among what the chosen claims leave.
  return sql`
    with found as (${found})
    select 'all' as choice, '' as value, count(*)::int as count from found where ${fits(query)}
    union all select 'category', category, count(*)::int from found where ${fits(query, "category")} group by 2
    union all select 'concern', each, count(*)::int from found, jsonb_array_elements_text(concerns) as each
      where ${fits(query, "concern")} group by 2
    union all select 'line', line, count(*)::int from found where line <> '' and ${fits(query, "line")} group by 2
    union all select 'claim', each, count(*)::int from found, jsonb_array_elements_text(claims) as each
      where ${fits(query)} group by 2`;
}

/** Searched for: what fits best first, unless another order was asked for. */
function orderOf({ q, order }: ShelfQuery): SQL {
  const newest = sql`created_at desc, id`;
  const orders: Record<ShelfOrder, SQL> = {
    newest: q === "" ? newest : sql`rank desc, ${newest}`,
    routine: sql`array_position(${sql.raw(`'{${CATEGORIES.join(",")}}'::text[]`)}, category), ${newest}`,
    price: sql`price, ${newest}`,
    "-price": sql`price desc, ${newest}`,
  };
  return orders[order];
}

async function readInOrder(db: Database, ids: string[], language: Language): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(onSale)
    .where(inArray(onSale.id, ids))
    .orderBy(desc(onSale.createdAt), asc(onSale.id));
  return rows
    .map((row) => toProduct(row, language))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
