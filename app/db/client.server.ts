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
  /** Brings the tables up to date, or only as far as the migrations in another folder go. */
  migrate(folder?: string): Promise<void>;
  close(): Promise<void>;
}

/** The SQL that makes the tables, oldest first. */
export const MIGRATIONS = "db/migrations";
/** Any number, the same in every process: only one of them migrates at a time. */
const MIGRATION_LOCK = 7_021_973;

/**
 * Opens the database and brings its tables up to date: the server at `databaseUrl`, else the embedded
 * database in `dataDir`, or in memory when neither is given (tests).
 * @throws DataFolderInUse when another process has the embedded database open
 */
export async function openDatabase(options: DatabasePlace): Promise<OpenDatabase> {
  const opened = await connectDatabase(options);
  try {
    await opened.migrate();
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

/** Where a shop's database is. */
export interface DatabasePlace {
  databaseUrl?: string;
  dataDir?: string;
}

/** Opens the database as it is, without touching its tables; see `openDatabase`. */
export async function connectDatabase(options: DatabasePlace): Promise<OpenDatabase> {
  return options.databaseUrl ? openServer(options.databaseUrl) : openEmbedded(options.dataDir);
}

function openServer(connectionString: string): OpenDatabase {
  const pool = new pg.Pool({ connectionString, max: 10 });
  // An idle connection that the server closes must not end the process; the next query opens another.
  pool.on("error", () => {});
  return {
    db: drizzlePg(pool, { schema }),
    embedded: false,
    migrate: (folder = MIGRATIONS) => migrateServer(pool, folder),
    close: () => pool.end(),
  };
}

async function migrateServer(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migratePg(drizzlePg(client), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
}

async function openEmbedded(dataDir: string | undefined): Promise<OpenDatabase> {
  const unlock = dataDir === undefined ? () => {} : lockDataFolder(dataDir);
  try {
    const client = await PGlite.create({
      extensions: { unaccent, pg_trgm },
      ...(dataDir !== undefined && { fs: new DurableFS(join(dataDir, "pg")) }),
    });
    const db = drizzlePglite(client, { schema });
    return {
      db,
      embedded: true,
      migrate: (migrationsFolder = MIGRATIONS) => migratePglite(db, { migrationsFolder }),
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
