import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { lockDataFolder } from "./data-lock.server.ts";
import { DurableFS } from "./durable-fs.server.ts";
import * as schema from "./schema.ts";

/** The database, whichever of the two it is; also a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /** True when this process runs the embedded database. */
  embedded: boolean;
  close(): Promise<void>;
}

const MIGRATIONS = { migrationsFolder: "db/migrations" };
/** Any number, the same in every process: only one of them migrates at a time. */
const MIGRATION_LOCK = 7_021_973;

/**
 * Opens the database and brings its tables up to date: the server at `databaseUrl`, else the embedded
 * database in `dataDir`, or in memory when neither is given (tests).
 * @throws DataFolderInUse when another process has the embedded database open
 */
export function openDatabase(options: { databaseUrl?: string; dataDir?: string }): Promise<OpenDatabase> {
  return options.databaseUrl ? openServer(options.databaseUrl) : openEmbedded(options.dataDir);
}

async function openServer(connectionString: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, max: 10 });
  // An idle connection that the server closes must not end the process; the next query opens another.
  pool.on("error", () => {});
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migratePg(drizzlePg(client), MIGRATIONS);
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  } catch (error) {
    client.release(true);
    await pool.end();
    throw error;
  }
  client.release();
  return { db: drizzlePg(pool, { schema }), embedded: false, close: () => pool.end() };
}

async function openEmbedded(dataDir: string | undefined): Promise<OpenDatabase> {
  const unlock = dataDir === undefined ? () => {} : lockDataFolder(dataDir);
  try {
    const client = await PGlite.create({
      extensions: { unaccent, pg_trgm },
      ...(dataDir !== undefined && { fs: new DurableFS(join(dataDir, "pg")) }),
    });
    const db = drizzlePglite(client, { schema });
    await migratePglite(db, MIGRATIONS);
    const close = async () => {
      await client.close();
      unlock();
    };
    return { db, embedded: true, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
