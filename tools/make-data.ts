import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile, readConfig } from "#app/config/env.server.ts";
import { makePrivateFolder } from "#app/config/private-folder.server.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { seed } from "#db/seed/seed.ts";

// Makes the embedded database where there is none, while the shop is built (prepare.mjs). Otherwise the first start makes
// it: that takes as long as all else it does, and leaves a third more memory in use. What is in its way, the start says.
loadEnvFile();
const { databaseUrl, dataDir } = readConfig();
const finished = join(dataDir, "pg");
if (!databaseUrl && !existsSync(finished)) {
  process.umask(0o077);
  makePrivateFolder(dataDir);
  // Whole or not at all: whoever builds may press Ctrl+C.
  const half = join(dataDir, "pg-half-made");
  rmSync(half, { recursive: true, force: true });
  const { db, close } = await openDatabase({ dataDir: half });
  await seed(db);
  await close();
  renameSync(join(half, "pg"), finished);
  rmSync(half, { recursive: true });
}
