import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openMemoryDatabase } from "#test/memory-database.ts";
import { openDatabase } from "./client.server.ts";
import { openEmbedded } from "./open-embedded.server.ts";
import { outageOf } from "./outage.ts";
import { watchSpace } from "./watch-space.server.ts";

const folder = mkdtempSync(join(tmpdir(), "nacre-embedded-"));
const sound = join(folder, "sound");
beforeAll(async () => {
  await (await openDatabase({ dataDir: sound })).close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function cutLog(pg: string): void {
  const log = join(pg, "pg_wal");
  for (const name of readdirSync(log)) {
    if (/^[0-9A-F]{24}$/.test(name)) truncateSync(join(log, name), 1000);
  }
}

test.each<[string, (pg: string) => void]>([
  ["its control file is gone", (pg) => rmSync(join(pg, "global", "pg_control"))],
  [
    "its control file is something else",
    (pg) => writeFileSync(join(pg, "global", "pg_control"), "x".repeat(8192)),
  ],
  ["its log is cut off", cutLog],
  ["its tables are gone", (pg) => rmSync(join(pg, "base"), { recursive: true })],
  // PGlite would make a new, empty database over it.
  ["its version file is gone", (pg) => rmSync(join(pg, "PG_VERSION"))],
])("a database that cannot be opened, because %s, is left alone with one sentence", async (_why, damage) => {
  const dataDir = join(folder, crypto.randomUUID());
  cpSync(sound, dataDir, { recursive: true });
  damage(join(dataDir, "pg"));
  const opening = openDatabase({ dataDir });
  await expect(opening).rejects.toThrow(
    /^The embedded database in .+ cannot be opened \(.+\)\. Put a backup .+ npm run db:reset, which forgets all orders and accounts\.$/,
  );
  rmSync(dataDir, { recursive: true });
});

test("a log that was cut behind its last checkpoint is told at the start, a whole one is not", async () => {
  const warn = vi.fn();
  const log = { warn, info: warn };
  const [dataDir, running] = [join(folder, crypto.randomUUID()), join(folder, crypto.randomUUID())];
  cpSync(sound, running, { recursive: true });
  const shop = await openEmbedded(running, log);
  await shop.db.execute(sql`CREATE TABLE kept AS SELECT generate_series(1, 100000)`);
  // As a power cut would leave it: nobody has said goodbye.
  cpSync(running, dataDir, { recursive: true });
  await shop.close();
  expect(warn).not.toHaveBeenCalled();
  const wal = join(dataDir, "pg", "pg_wal");
  const last = readdirSync(wal)
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .toSorted()
    .at(0) as string;
  truncateSync(join(wal, last), statSync(join(wal, last)).size - 1);
  const again = await openEmbedded(dataDir, log);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ files: [last] }, expect.stringMatching(/log was cut off/));
  await again.close();
});

test("a database that a newer version made is left to that version", async () => {
  const dataDir = join(folder, crypto.randomUUID());
  cpSync(sound, dataDir, { recursive: true });
  const later = await openDatabase({ dataDir });
  await later.db.execute(
    sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('', ${Date.now() + 1e9})`,
  );
  await later.close();
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    /^A newer version of the shop made this database: .+\.$/,
  );
  rmSync(dataDir, { recursive: true });
});

test("a full disk is reported before a new database is created on it", async () => {
  const dataDir = mkdtempSync(join(folder, "full-"));
  await expect(openEmbedded(dataDir, undefined, () => 100 * 1024 * 1024)).rejects.toThrow(
    /^The disk is full: a new shop needs \d+ MB in .+\.$/,
  );
  expect(existsSync(join(dataDir, "pg"))).toBe(false);
});

test("nobody but its owner enters the data folder, also one that was open", async () => {
  expect(statSync(sound).mode & 0o777).toBe(0o700);
  chmodSync(sound, 0o755);
  await (await openDatabase({ dataDir: sound })).close();
  expect(statSync(sound).mode & 0o777).toBe(0o700);
});

test("with the disk nearly full the database reads but does not write, until there is room again", async () => {
  const { db, close } = await openMemoryDatabase();
  const warn = vi.fn();
  let free = 0;
  const unwatch = watchSpace({ exec: (query) => db.execute(sql.raw(query)) as never }, () => free, {
    log: { warn, info: warn },
    every: 5,
  });
  const write = () => db.execute(sql`UPDATE users SET cart = '[]'`);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  const refused = await write().then(() => undefined, outageOf);
  expect(refused).toMatch(/^25006 .*read-only/);
  await db.execute(sql`SELECT FROM users`);
  free = 2 ** 30;
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  await write();
  unwatch();
  await close();
});
