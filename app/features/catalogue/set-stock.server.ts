import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { noteDeed } from "#app/features/accounts/admin-log.server.ts";
import { changesBetween } from "#app/features/accounts/admin-log.ts";
import { authorize, type Role } from "#app/features/accounts/policy.ts";

const MOST_UNITS = 999_999;

/**
 * Changes how many units of a product there are. Applied as the difference to the number that was shown, never below 0,
 * so that sales in between are not undone; like a sale it is no new version of the product.
 * @returns false for a product that is gone
 */
export async function setStock(
  db: Database,
  by: Role | null,
  { id, shown, stock }: { id: string; shown: number; stock: number },
): Promise<boolean> {
  authorize(by, "update", "product");
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ name: products.name, stock: products.stock })
      .from(products)
      .where(eq(products.id, id))
      .for("update");
    if (!before) return false;
    const after = Math.min(MOST_UNITS, Math.max(0, before.stock + stock - shown));
    if (after === before.stock) return true;
    await tx.update(products).set({ stock: after }).where(eq(products.id, id));
    const changes = changesBetween({ stock: before.stock }, { stock: after });
    await noteDeed(tx, by, { deed: "product-update", id, subject: before.name, changes });
    return true;
  });
}
