import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { authorize, type Role } from "#app/features/accounts/policy.ts";

/**
 * Takes a product off sale for good. Old orders keep what they need of it; carts and wishlists leave out
 * what is not there. Deleting what somebody else has just deleted is no error.
 */
export async function deleteProduct(db: Database, by: Role | null, id: string): Promise<void> {
  authorize(by, "delete", "product");
  await db.delete(products).where(eq(products.id, id));
}
