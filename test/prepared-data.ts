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
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const CACHE = "node_modules/.cache/test-data";
const MIGRATIONS = "db/migrations";

/**
 * A new data folder whose embedded database has its tables already: making them costs seconds of processor time, copying
 * files a tenth of one. Those who test the very first start make an empty folder.
 */
export async function preparedDataDir(): Promise<string> {
  const prepared = join(CACHE, version());
  if (!existsSync(prepared)) await prepare(prepared);
  const folder = mkdtempSync(join(tmpdir(), "nacre-shop-"));
  cpSync(prepared, folder, { recursive: true });
  return folder;
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

async function prepare(target: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const made = mkdtempSync(join(CACHE, "new-"));
  const { openDatabase } = await import("#app/db/client.server.ts");
  const { close } = await openDatabase({ dataDir: made });
  await close();
  try {
    renameSync(made, target);
  } catch {
    // Another process was quicker.
    rmSync(made, { recursive: true });
  }
}
