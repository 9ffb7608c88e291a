import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database, OpenDatabase } from "#app/db/client.server.ts";
import { migrate } from "#app/db/migrate.server.ts";
import { PGLITE } from "#app/db/open-embedded.server.ts";
import * as schema from "#app/db/schema.ts";
import { preparedDatabase } from "./prepared-data.ts";

/** An embedded database in memory with its tables made, and what those held then. */
interface Kept {
  client: PGlite;
  /** Brings the tables back to what they held. */
  empty: string;
  /** What tables, functions and triggers were there. */
  shape: string;
}

/** Those that nobody uses now. Files share a worker's modules: the next file takes what the last one gave back. */
const idle: Kept[] = [];

/**
 * A fresh, migrated embedded database in memory, as `openDatabase({})` gives. Starting one takes seconds, emptying one that
 * another test has closed takes milliseconds; one whose tables are other than they were is not used again.
 */
export async function openMemoryDatabase(): Promise<OpenDatabase> {
  const kept = idle.pop() ?? (await create());
  const { client } = kept;
  const db: Database = drizzle(client, { schema });
  return {
    db,
    embedded: true,
    migrate: (folder) => migrate(db, { folder }),
    close: () => giveBack(kept),
  };
}

async function create(): Promise<Kept> {
  const client = await PGlite.create({ ...PGLITE, loadDataDir: await preparedDatabase() });
  const tables = (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);
  const restore: string[] = [];
  for (const table of tables) {
    const { rows } = await client.query<{ held: string }>(
      `SELECT json_agg(t)::text AS held FROM ${table} AS t`,
    );
    if (rows[0]?.held)
      restore.push(
        `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $json$${rows[0].held}$json$);`,
      );
  }
  // In the role of a replica no trigger and no foreign key looks at what is done.
  const empty = `SET session_replication_role = replica; TRUNCATE ${tables.join()} RESTART IDENTITY; ${restore.join(" ")} RESET session_replication_role`;
  return { client, empty, shape: await shapeOf(client) };
}

async function giveBack(kept: Kept): Promise<void> {
  const { client, empty, shape } = kept;
  await client.exec("DISCARD ALL");
  if ((await shapeOf(client)) !== shape) return client.close();
  await client.exec(empty);
  idle.push(kept);
}

const TABLES = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'drizzle')`;

const SHAPE = `SELECT md5(string_agg(thing, ',' ORDER BY thing)) AS shape FROM (
  SELECT format('%s %s %s %s', relnamespace, relname, relkind, relnatts) AS thing FROM pg_class WHERE relpersistence <> 't'
  UNION ALL SELECT format('%s %s', conname, pg_get_constraintdef(oid)) FROM pg_constraint
  UNION ALL SELECT format('%s %s', tgname, tgenabled) FROM pg_trigger
  UNION ALL SELECT format('%s %s', proname, md5(prosrc)) FROM pg_proc
  UNION ALL SELECT format('%s %s %s', attrelid, attname, atttypmod) FROM pg_attribute
  UNION ALL SELECT format('%s %s', setrole, setconfig) FROM pg_db_role_setting
  UNION ALL SELECT rolname FROM pg_roles) AS things`;

async function shapeOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? "";
}
