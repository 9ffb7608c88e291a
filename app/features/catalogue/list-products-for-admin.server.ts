import { asc, count, desc, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { PAGE_SIZE, type Page, placeOfPage } from "#app/db/page.ts";
import { products } from "#app/db/schema.ts";
import type { Language } from "#app/i18n/language.ts";
import { findPicture } from "./find-picture.server.ts";
import type { ProductQuery, ProductRow, SortColumn } from "./product-query.ts";

const COLUMNS = {
  name: sql`lower(${products.name})`,
  category: sql`${products.category}`,
  price: sql`${products.price}`,
  stock: sql`${products.stock}`,
} satisfies Record<SortColumn, SQL>;

/** One page of products, by name when searched for; names are the English ones, which the admin edits. */
export async function listProductsForAdmin(
  db: Database,
  query: ProductQuery,
  language: Language,
): Promise<Page<ProductRow>> {
  const found = query.q === "" ? undefined : namedLike(query.q);
  const [counted] = await db.select({ total: count() }).from(products).where(found);
  const total = counted?.total ?? 0;
  const { page, pages, offset } = placeOfPage(total, query.page);
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      category: products.category,
      price: products.price,
      stock: products.stock,
      featured: products.featured,
      imageUrl: products.imageUrl,
    })
    .from(products)
    .where(found)
    .orderBy(...orderOf(query.sort))
    .limit(PAGE_SIZE)
    .offset(offset);
  const shown = rows.map(({ imageUrl, ...row }) => ({
    ...row,
    picture: { ...findPicture(imageUrl, language, row.name), alt: "" },
  }));
  return { rows: shown, total, page, pages };
}

/** Also finds a product by the name it has in another language. */
function namedLike(q: string): SQL | undefined {
  const pattern = `%${q.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { name, translations } = products;
  return or(
    sql`${name} ilike ${pattern}`,
    sql`${translations}->'fr'->>'name' ilike ${pattern}`,
    sql`${translations}->'sp'->>'name' ilike ${pattern}`,
  );
}

function orderOf(sort: ProductQuery["sort"]): SQL[] {
  const newest = [desc(products.createdAt), asc(products.id)];
  if (!sort) return newest;
  return [sort.descending ? desc(COLUMNS[sort.column]) : asc(COLUMNS[sort.column]), ...newest];
}
