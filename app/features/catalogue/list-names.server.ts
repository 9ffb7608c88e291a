import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import type { Product } from "./product.ts";

/** What every product is called, in whatever languages it has a name. */
export async function listNames(db: Database): Promise<Map<Product["id"], string[]>> {
  const { id, name, translations } = products;
  const rows = await db.select({ id, name, translations }).from(products);
  return new Map(
    rows.map((row) => {
      const others = Object.values(row.translations).flatMap((texts) => texts?.name ?? []);
      return [row.id, [...new Set([row.name, ...others])]];
    }),
  );
}
