import { sql } from "drizzle-orm";
import type { Database } from "./client.server.ts";
import { catalogueChanges } from "./schema.ts";

/**
 * Another number after every change of a product, its stock included, that any process has committed. What was made from
 * the catalogue after reading it, and is kept under it, is never older than what the database says now.
 */
export async function catalogueVersion(db: Database): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`sum(${catalogueChanges.changes})` })
    .from(catalogueChanges);
  return Number(row?.sum ?? 0);
}
