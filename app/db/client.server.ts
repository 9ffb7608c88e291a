import type { Database, DatabaseLog, OpenDatabase } from "./database.ts";

export type { Database, OpenDatabase };

/** Where a shop's database is, and how it is opened. */
export interface DatabasePlace {
  /** A PostgreSQL server; without one, the embedded database. */
  databaseUrl?: string;
  /** Folder of the embedded database; without one it lives in memory (tests). */
  dataDir?: string;
  /** How long to wait for another process that is bringing the tables up to date, in milliseconds. */
  patience?: number;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws DataFolderInUse when another process has the embedded database open
 * @throws CannotOpenDatabase with one sentence for the operator
 */
export async function openDatabase(place: DatabasePlace, log?: DatabaseLog): Promise<OpenDatabase> {
  const opened = await connectDatabase(place, log);
  try {
    await opened.migrate();
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

/** Opens the database without touching its tables; see `openDatabase`. Only the code of that kind of database is loaded. */
export async function connectDatabase(
  { databaseUrl, dataDir, patience }: DatabasePlace,
  log?: DatabaseLog,
): Promise<OpenDatabase> {
  if (databaseUrl) {
    const { openServer } = await import("./open-server.server.ts");
    return openServer(databaseUrl, { log, patience });
  }
  const { openEmbedded } = await import("./open-embedded.server.ts");
  return openEmbedded(dataDir, log);
}
