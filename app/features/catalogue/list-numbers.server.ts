import { inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import type { ProductNumbers } from "./product-query.ts";

/**
 * SKUs and barcodes by product id, for finding products on the shelf; without products that are gone or have neither.
 */
export async function listNumbers(
  db: Database,
  by: Actor | null,
  ids: readonly string[],
): Promise<ProductNumbers> {
  authorize(by, "read", "packing");
  const { id, sku, barcode } = products;
  const rows = await db
    .select({ id, sku, barcode })
    .from(products)
    .where(inArray(id, [...ids]));
  return Object.fromEntries(
    rows.flatMap((row) => {
      const numbers = [row.sku, row.barcode].filter(Boolean);
      return numbers.length > 0 ? [[row.id, numbers]] : [];
    }),
  );
}
