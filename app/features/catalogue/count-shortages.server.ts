import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { isOnSale } from "#app/db/on-sale.ts";
import { products } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { LOW_STOCK } from "./product.ts";

/** How many products are nearly sold, and how many are sold out. */
export interface Shortages {
  low: number;
  out: number;
}

/** Counts what an owner should reorder. */
export async function countShortages(db: Database, by: Actor | null): Promise<Shortages> {
  authorize(by, "list", "product");
  const [row] = await db
    .select({
      low: sql`count(*) filter (where ${products.stock} between 1 and ${LOW_STOCK})`.mapWith(Number),
      out: sql`count(*) filter (where ${products.stock} = 0)`.mapWith(Number),
    })
    .from(products)
    .where(isOnSale);
  return row ?? { low: 0, out: 0 };
}
