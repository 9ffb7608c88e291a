import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { drizzle } from "drizzle-orm/pglite";
import { CannotOpenDatabase } from "./cannot-open.ts";
import type { DatabaseLog, OpenDatabase } from "./database.ts";
import { cutLogFiles } from "./cut-log.server.ts";
import { lockDataFolder } from "./data-lock.server.ts";
import { DurableFS } from "./durable-fs.server.ts";
import { keepVacuumed } from "./keep-vacuumed.server.ts";
import { outageOf } from "./outage.ts";
import { migrate } from "./migrate.server.ts";
import * as schema from "./schema.ts";
import { freeBytesAt, watchSpace } from "./watch-space.server.ts";

/** How PGlite is started. */
export const PGLITE = {
  extensions: { unaccent, pg_trgm },
  // A tenth of PGlite's own buffers holds a small shop whole; the rest would be memory that is held and never used.
  startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"],
  // PGlite's own write a picture byte by byte, and hold every page for up to a second.
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString("hex")}` },
  parsers: { [types.BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice(2), "hex")) },
};

/** Disk space for a new database, including a reserve. */
const FIRST_BYTES = 192 * 1024 * 1024;

/** Opens the embedded database, in `dataDir` or in memory; see `openDatabase`. */
export async function openEmbedded(
  dataDir: string | undefined,
  log?: DatabaseLog,
  freeBytes: typeof freeBytesAt = freeBytesAt,
): Promise<OpenDatabase> {
  if (dataDir === undefined) return opened(await PGlite.create(PGLITE));
  const unlock = lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, "pg");
    if (!existsSync(folder) && freeBytes(dataDir) < FIRST_BYTES) throw diskFull(dataDir);
    // Before it is opened: PostgreSQL makes such a file whole again.
    const cut = cutLogFiles(folder);
    const client = await openFolder(folder);
    if (cut.length > 0)
      log?.warn(
        { files: cut },
        "the database's log was cut off: what was written last may be lost; compare the last orders with their mails, or restore a backup",
      );
    const unwatch = watchSpace(client, () => freeBytes(dataDir), { log });
    const stopVacuum = keepVacuumed(client);
    const { migrate, ...rest } = opened(client);
    return {
      ...rest,
      migrate: (migrations) =>
        migrate(migrations).catch((error) =>
          Promise.reject(outageOf(error) ? damaged(folder, error) : error),
        ),
      close: async () => {
        unwatch();
        stopVacuum();
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function opened(client: PGlite): OpenDatabase {
  const db = drizzle(client, { schema });
  return {
    db,
    embedded: true,
    migrate: (folder) => migrate(db, { folder, alone: true }),
    close: () => client.close(),
  };
}

async function openFolder(folder: string): Promise<PGlite> {
  // If this file is missing, PGlite creates a new database over the remains of the old one.
  const emptied = existsSync(folder) && !existsSync(join(folder, "PG_VERSION"));
  try {
    if (emptied && readdirSync(folder).length > 0) throw new Error("PG_VERSION is missing");
    return await PGlite.create({ ...PGLITE, fs: new DurableFS(folder) });
  } catch (error) {
    throw damaged(folder, error);
  }
}

function diskFull(dataDir: string): CannotOpenDatabase {
  return new CannotOpenDatabase(
    `The disk is full: a new shop needs ${FIRST_BYTES / 1024 / 1024} MB in ${dataDir}. Free some space, or set DATA_DIR to a folder on another disk.`,
  );
}

function damaged(folder: string, error: unknown): CannotOpenDatabase {
  const cause = error instanceof Error ? error.cause : undefined;
  const reason = (cause instanceof Error ? cause : (error as Error)).message;
  return new CannotOpenDatabase(
    `The embedded database in ${folder} cannot be opened (${reason}). Put a backup of that folder back, or begin anew with npm run db:reset, which forgets all orders and accounts.`,
    error,
  );
}
