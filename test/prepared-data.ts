import type { PGlite } from "@electric-sql/pglite";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

const CACHE = "node_modules/.cache/test-data";
const MIGRATIONS = "db/migrations";
/** The same database in one file, beside its folder. */
const PACKED = "database.tar.gz";

/**
 * A new data folder whose embedded database has its tables already: making them costs seconds of processor time, copying
 * files a tenth of one. Those who test the very first start make an empty folder.
 */
export async function preparedDataDir(): Promise<string> {
  const prepared = await prepare();
  const folder = mkdtempSync(join(tmpdir(), "nacre-shop-"));
  cpSync(prepared, folder, { recursive: true, filter: (path) => basename(path) !== PACKED });
  return folder;
}

/** An embedded database with its tables, for `loadDataDir` of PGlite. */
export async function preparedDatabase(): Promise<Blob> {
  return new Blob([gunzipSync(readFileSync(join(await prepare(), PACKED)))]);
}

/** Makes the tables, once for these migrations and this database, also when several shops start at the same time. */
export function prepare(): Promise<string> {
  preparing ??= make();
  return preparing;
}

let preparing: Promise<string> | undefined;

async function make(): Promise<string> {
  const prepared = join(CACHE, version());
  const isReady = () => existsSync(join(prepared, PACKED));
  if (isReady()) return prepared;
  mkdirSync(CACHE, { recursive: true });
  // Those of other migrations are not needed any more; another process may be making this one.
  for (const name of readdirSync(CACHE))
    if (!name.startsWith("new-")) rmSync(join(CACHE, name), { recursive: true });
  const made = mkdtempSync(join(CACHE, "new-"));
  const { openDatabase } = await import("#app/db/client.server.ts");
  const { db, close } = await openDatabase({ dataDir: made });
  const { $client: client } = db as unknown as { $client: PGlite };
  const packed = await client.dumpDataDir("none");
  await close();
  writeFileSync(join(made, PACKED), gzipSync(await packed.arrayBuffer(), { level: 1 }));
  if (isReady()) rmSync(made, { recursive: true });
  else renameSync(made, prepared);
  return prepared;
}

/** Other migrations, or another database, are another folder. */
function version(): string {
  const hash = createHash("sha256").update(readFileSync("node_modules/@electric-sql/pglite/package.json"));
  for (const name of readdirSync(MIGRATIONS)
    .filter((one) => one.endsWith(".sql"))
    .sort())
    hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  return hash.digest("hex").slice(0, 16);
}
