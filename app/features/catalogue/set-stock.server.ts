import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { authorize, type Role } from "#app/features/accounts/policy.ts";

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
  const changed = await db
    .update(products)
    .set({ stock: sql`least(999999, greatest(0, ${products.stock} + ${stock - shown}::integer))` })
    .where(eq(products.id, id))
    .returning({ id: products.id });
  return changed.length === 1;
}
