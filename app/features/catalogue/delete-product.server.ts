import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";

/**
 * Takes a product off sale for good. Old orders keep what they need of it; carts and wishlists leave out
 * what is not there. Deleting what somebody else has just deleted is no error.
 */
export async function deleteProduct(db: Database, id: string): Promise<void> {
  await db.delete(products).where(eq(products.id, id));
}
