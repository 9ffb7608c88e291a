import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { CannotOpenDatabase } from "./cannot-open.ts";
import type { Database } from "./database.ts";

/** The SQL that makes the tables, oldest first. */
export const MIGRATIONS = "db/migrations";
/** Any number, the same in every process: only one of them migrates at a time. */
const LOCK = 7_021_973;

/**
 * Brings the tables up to date, in one transaction. The lock is the transaction's own: a pooler may hand the
 * connection to someone else afterwards, and a process that dies lets go of it. Bookkeeping is Drizzle's.
 * @param options.patience how long to wait for another process that migrates, or for a table in use; in milliseconds
 * @param options.alone whether no other process may be newer, as it may during a rolling update
 * @throws CannotOpenDatabase when a newer version made the tables, and ours is alone
 */
export function migrate(
  db: Database,
  {
    folder = MIGRATIONS,
    patience = 30_000,
    alone = false,
  }: { folder?: string; patience?: number; alone?: boolean } = {},
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${patience}`));
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
    await tx.execute(
      sql`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
    );
    const applied = await lastApplied(tx);
    const known = readMigrationFiles({ migrationsFolder: folder });
    if (alone && known.every(({ folderMillis }) => folderMillis < applied)) throw newer();
    for (const migration of known) {
      if (migration.folderMillis <= applied) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${migration.hash}, ${migration.folderMillis})`,
      );
    }
  });
}

function newer(): CannotOpenDatabase {
  return new CannotOpenDatabase(
    "A newer version of the shop made this database: start that version, or set DATA_DIR to another folder.",
  );
}

async function lastApplied(tx: Database): Promise<number> {
  const result = await tx.execute(
    sql`SELECT coalesce(max(created_at), 0)::text AS at FROM drizzle.__drizzle_migrations`,
  );
  const { rows } = result as { rows: { at: string }[] };
  return Number(rows[0]?.at ?? 0);
}
