import { sql } from "drizzle-orm";
import { askTogether } from "./ask-together.ts";
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

const asking = new WeakMap<Database, () => Promise<number>>();

/** The same, asked once for all who wait for it in this process. */
export function currentCatalogueVersion(db: Database): Promise<number> {
  const ask = asking.get(db) ?? askTogether(() => catalogueVersion(db));
  asking.set(db, ask);
  return ask();
}
