import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deletedProducts, products, stockAlerts } from "#app/db/schema.ts";
import { noteDeed } from "#app/features/accounts/admin-log.server.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";

/** How long a deleted product is kept to be put back, in milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

/**
 * Takes a product off sale. Old orders keep what they need of it; carts and wishlists leave out what is not there.
 * Deleting what somebody else has just deleted is no error.
 */
export async function deleteProduct(
  db: Database,
  by: Actor | null,
  id: string,
  now = new Date(),
): Promise<void> {
  authorize(by, "delete", "product");
  await db.transaction(async (tx) => {
    await tx.delete(deletedProducts).where(lt(deletedProducts.deletedAt, new Date(now.getTime() - KEPT_FOR)));
    const [gone] = await tx.select({ name: products.name }).from(products).where(eq(products.id, id));
    if (!gone) return;
    await noteDeed(tx, by, { deed: "product-delete", id, subject: gone.name });
    await tx.execute(sql`
      with gone as (delete from ${products} where id = ${id} returning *),
        awaited as (select coalesce(jsonb_agg(to_jsonb(alert)), '[]') as rows from ${stockAlerts} alert where product_id = ${id})
      insert into ${deletedProducts} (id, product, awaited, deleted_at)
      select id, to_jsonb(gone), awaited.rows, ${now.toISOString()} from gone, awaited`);
  });
}
