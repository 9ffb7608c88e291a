import type { PGlite } from "@electric-sql/pglite";

type Client = Pick<PGlite, "exec" | "query">;

const EVERY = 60 * 60 * 1000;

/**
 * Does each hour what a PostgreSQL server's own daemon does and the embedded database lacks: clears away what was deleted
 * or replaced, notes which pages of a table everybody may see, so that counts and sums need only an index, and
 * what the tables hold. A table at a time: requests come in between.
 * @returns a function that ends it
 */
export function keepVacuumed(client: Client, every = EVERY): () => void {
  // What cannot be tidied now, as on a full disk, is tried again in an hour.
  const timer = setInterval(() => void vacuum(client).catch(() => {}), every).unref();
  return () => clearInterval(timer);
}

/** The same once, for all tables of the shop. */
export async function vacuum(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  for (const { name } of rows) await client.exec(`VACUUM (ANALYZE) ${name}`);
}
