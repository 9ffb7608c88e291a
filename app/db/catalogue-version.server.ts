import { sql } from "drizzle-orm";
import { askTogether } from "./ask-together.ts";
import type { Database } from "./database.ts";
import { catalogueChanges } from "./schema.ts";

/** Written out once: making the text of a query costs as much as its answer. Nameless, as poolers want it. */
const prepare = (db: Database) =>
  db
    .select({ sum: sql<string>`sum(${catalogueChanges.changes})` })
    .from(catalogueChanges)
    .prepare("");

/**
 * Another number after every change of a product, its stock included, that any process has committed. What was made from
 * the catalogue after reading it, and is kept under it, is never older than what the database says now.
 */
export const catalogueVersion = (db: Database): Promise<number> => read(prepare(db));

async function read(prepared: ReturnType<typeof prepare>): Promise<number> {
  const [row] = await prepared.execute();
  return Number(row?.sum ?? 0);
}

const asking = new WeakMap<Database, () => Promise<number>>();

/** The same, asked once for all who wait for it in this process. */
export function currentCatalogueVersion(db: Database): Promise<number> {
  const known = asking.get(db);
  if (known) return known();
  const prepared = prepare(db);
  const ask = askTogether(() => read(prepared));
  asking.set(db, ask);
  return ask();
}
