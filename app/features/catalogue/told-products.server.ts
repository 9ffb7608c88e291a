import { asc, eq, gt } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { authorize, type Role } from "#app/features/accounts/policy.ts";
import { type ToldProduct, tellProduct } from "./told-product.ts";

/** Products by their ids, those after one of them; for other systems. */
export async function listToldProducts(
  db: Database,
  by: Role | null,
  { after, limit }: { after: string; limit: number },
): Promise<ToldProduct[]> {
  authorize(by, "list", "product");
  const rows = await db
    .select()
    .from(products)
    .where(gt(products.id, after))
    .orderBy(asc(products.id))
    .limit(limit);
  return rows.map(tellProduct);
}

/** One of them; undefined where there is none. */
export async function findToldProduct(
  db: Database,
  by: Role | null,
  id: string,
): Promise<ToldProduct | undefined> {
  authorize(by, "read", "product");
  const [row] = await db.select().from(products).where(eq(products.id, id));
  return row && tellProduct(row);
}
