import { rmSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile, readConfig } from "#app/config/env.server.ts";
import { lockDataFolder } from "#app/db/data-lock.server.ts";

// Forgets the embedded database, its demo accounts and the pictures made from the masters: the next start
// begins anew. A PostgreSQL server is never touched.
loadEnvFile();
const { dataDir, databaseUrl } = readConfig();
if (databaseUrl) {
  process.stderr.write("db:reset is for the embedded database; DATABASE_URL is set, so nothing was done.\n");
  process.exit(1);
}
const unlock = lockDataFolder(dataDir);
for (const name of ["pg", "pg-half-made", "pictures", "demo-accounts.txt"])
  rmSync(join(dataDir, name), { recursive: true, force: true });
unlock();
process.stdout.write(`The data in ${dataDir} is gone. The next start makes a new shop.\n`);
