import type { Database } from "#app/db/client.server.ts";
import { onSale } from "#app/db/on-sale.ts";
import type { Product } from "./product.ts";

/** What every product is called, in whatever languages it has a name. */
export async function listNames(db: Database): Promise<Map<Product["id"], string[]>> {
  const { id, name, translations } = onSale;
  const rows = await db.select({ id, name, translations }).from(onSale);
  return new Map(
    rows.map((row) => {
      const others = Object.values(row.translations).flatMap((texts) => texts?.name ?? []);
      return [row.id, [...new Set([row.name, ...others])]];
    }),
  );
}
