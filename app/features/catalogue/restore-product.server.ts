import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deletedProducts, products, stockAlerts, users } from "#app/db/schema.ts";
import { noteDeed } from "#app/features/accounts/admin-log.server.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";

/**
 * Restores a recently deleted product exactly, including carts, wishlists and those who wait for its return. Restoring
 * it twice is harmless. If another product took its SKU meanwhile, that one keeps it.
 * @returns false if the product is no longer kept
 */
export async function restoreProduct(db: Database, by: Actor | null, id: string): Promise<boolean> {
  authorize(by, "restore", "product");
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .select({ name: sql<string>`product ->> 'name'` })
      .from(deletedProducts)
      .where(eq(deletedProducts.id, id))
      .for("update");
    if (!kept) return (await tx.$count(products, eq(products.id, id))) > 0;
    await tx.execute(sql`
      with kept as (delete from ${deletedProducts} where id = ${id} returning product, awaited),
        put as (
          insert into ${products}
          select (jsonb_populate_record(null::${products}, product || case
            when exists (select from ${products} other where other.sku = kept.product ->> 'sku') and product ->> 'sku' <> ''
            then '{"sku": ""}'::jsonb else '{}' end)).* from kept on conflict do nothing
        )
      insert into ${stockAlerts}
      select alert.* from kept, jsonb_populate_recordset(null::${stockAlerts}, awaited) alert
      where exists (select from ${users} where id = alert.user_id) on conflict do nothing`);
    await noteDeed(tx, by, { deed: "product-restore", id, subject: kept.name });
    return true;
  });
}
