import { and, asc, count, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { PAGE_SIZE, type Page, placeOfPage } from "#app/db/page.ts";
import { isOnSale } from "#app/db/on-sale.ts";
import { productNames, products } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import type { Language } from "#app/i18n/language.ts";
import { readBarcode } from "./barcode.ts";
import { findPicture } from "./find-picture.server.ts";
import { LOW_STOCK } from "./product.ts";
import type { Only, ProductQuery, ProductRow, SortColumn } from "./product-query.ts";

const COLUMNS = {
  name: sql`lower(${products.name})`,
  category: sql`${products.category}`,
  price: sql`${products.price}`,
  stock: sql`${products.stock}`,
} satisfies Record<SortColumn, SQL>;

/** One page of products, by name when searched for, and narrowed down; names are the English ones, which the admin edits. */
export async function listProductsForAdmin(
  db: Database,
  by: Actor | null,
  query: ProductQuery,
  language: Language,
): Promise<Page<ProductRow>> {
  authorize(by, "list", "product");
  const asked = await readRows(db, query, (query.page - 1) * PAGE_SIZE);
  // Beyond the end there is no row to carry the total.
  const total = asked[0]?.total ?? (query.page > 1 ? await countFound(db, query) : 0);
  const { page, pages, offset } = placeOfPage(total, query.page);
  const rows = page === query.page ? asked : await readRows(db, query, offset);
  const shown = rows.map(({ imageUrl, total: _total, ...row }) => ({
    ...row,
    picture: { ...findPicture(imageUrl, language, row.name), alt: "" },
  }));
  return { rows: shown, total, page, pages };
}

/** Counts in the same statement. */
function readRows(db: Database, query: ProductQuery, offset: number) {
  return db
    .select({
      id: products.id,
      name: products.name,
      category: products.category,
      price: products.price,
      stock: products.stock,
      state: products.state,
      sku: products.sku,
      featured: products.featured,
      imageUrl: products.imageUrl,
      total: totalOf(query).mapWith(Number),
    })
    .from(products)
    .where(matching(query))
    .orderBy(...orderOf(query.sort))
    .limit(PAGE_SIZE)
    .offset(offset);
}

/**
 * By the names alone where these decide, one row for each product: then the page ends with its last row. Else every
 * product has to be looked at, texts and all.
 */
function totalOf({ q, category, only }: ProductQuery): SQL {
  if (category || only || readBarcode(q)) return sql`count(*) over ()`;
  return sql`(select count(*) from ${productNames} where ${q === "" ? sql`true` : nameLike(q)})`;
}

async function countFound(db: Database, query: ProductQuery): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(products).where(matching(query));
  return counted?.total ?? 0;
}

const NARROWED = {
  low: sql`${isOnSale} and ${products.stock} between 1 and ${LOW_STOCK}`,
  out: sql`${isOnSale} and ${products.stock} = 0`,
  featured: sql`${products.featured}`,
  "on-sale": isOnSale,
  draft: eq(products.state, "draft"),
  archived: eq(products.state, "archived"),
} satisfies Record<Only, SQL>;

/** The products that a query asks for; undefined for all. */
function matching({ q, category, only }: ProductQuery): SQL | undefined {
  return and(namedLike(q), category && eq(products.category, category), only && NARROWED[only]);
}

/** Also finds a product by the name it has in another language, its SKU or its barcode; an empty search finds all. */
function namedLike(q: string): SQL | undefined {
  if (q === "") return undefined;
  const digits = readBarcode(q);
  return or(
    // However many zeros the scanner puts in front.
    digits ? sql`ltrim(${products.barcode}, '0') = ${digits.replace(/^0+/, "")}` : undefined,
    sql`${products.id} in (select ${productNames.productId} from ${productNames} where ${nameLike(q)})`,
  );
}

function nameLike(q: string): SQL {
  const pattern = `%${q.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql`${productNames.names} like lower(unaccent(${pattern}))`;
}

function orderOf(sort: ProductQuery["sort"]): SQL[] {
  // Spelled like the index, or the index is of no use.
  const newest = [sql`${products.createdAt} desc nulls last`, asc(products.id)];
  if (!sort) return newest;
  return [sort.descending ? desc(COLUMNS[sort.column]) : asc(COLUMNS[sort.column]), ...newest];
}
