import { asc, eq, gt } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { type ApiProduct, toApiProduct } from "./api-product.ts";

/** Products by their ids, those after one of them; for other systems. */
export async function listApiProducts(
  db: Database,
  by: Actor | null,
  { after, limit }: { after: string; limit: number },
): Promise<ApiProduct[]> {
  authorize(by, "list", "product");
  const rows = await db
    .select()
    .from(products)
    .where(gt(products.id, after))
    .orderBy(asc(products.id))
    .limit(limit);
  return rows.map(toApiProduct);
}

/** A single product; undefined if it does not exist. */
export async function findApiProduct(
  db: Database,
  by: Actor | null,
  id: string,
): Promise<ApiProduct | undefined> {
  authorize(by, "read", "product");
  const [row] = await db.select().from(products).where(eq(products.id, id));
  return row && toApiProduct(row);
}
