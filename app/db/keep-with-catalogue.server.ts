import { LRUCache } from "lru-cache";
import { currentCatalogueVersion } from "./catalogue-version.server.ts";
import type { Database } from "./database.ts";

/** Cached answers per function: some depend on what shoppers type, so they would grow without end. */
const MOST_ANSWERS = 60;

/**
 * A reader of the catalogue alone whose answers are kept for as long as the catalogue is the same. The database is asked
 * for its version each time, once for all who ask together, so what is kept is never older than what it would say now,
 * whichever process changed it (decision 072). `asked` must be values that JSON tells apart. Answers are shared: nobody may change one.
 * Not for use within a transaction, which would not see what it has changed itself.
 */
export function keepWithCatalogue<Asked extends readonly unknown[], Answer>(
  read: (db: Database, ...asked: Asked) => Promise<Answer>,
): (db: Database, ...asked: Asked) => Promise<Answer> {
  const shops = new WeakMap<Database, LRUCache<string, { version: number; answer: Answer }>>();
  return async (db, ...asked) => {
    const kept = shops.get(db) ?? new LRUCache({ max: MOST_ANSWERS });
    shops.set(db, kept);
    const version = await currentCatalogueVersion(db);
    const key = JSON.stringify(asked);
    const found = kept.get(key);
    if (found?.version === version) return found.answer;
    const answer = await read(db, ...asked);
    kept.set(key, { version, answer });
    return answer;
  };
}
