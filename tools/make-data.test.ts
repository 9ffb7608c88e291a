import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "nacre-made-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const make = (env: Record<string, string> = {}) =>
  execFileSync(process.execPath, ["tools/make-data.ts"], {
    env: { ...process.env, NODE_OPTIONS: "", DATABASE_URL: "", DATA_DIR: dataDir, ...env },
  });

test("a first start finds its database made, with the demo's products, once", async () => {
  // Of one that was stopped half-way.
  mkdirSync(join(dataDir, "pg-half-made/pg"), { recursive: true });
  writeFileSync(join(dataDir, "pg-half-made/pg/base"), "");
  make();
  expect(readdirSync(dataDir)).toEqual(["pg"]);
  const made = statSync(join(dataDir, "pg/PG_VERSION")).mtimeMs;
  make();
  expect(statSync(join(dataDir, "pg/PG_VERSION")).mtimeMs).toBe(made);
  const { db, close } = await openDatabase({ dataDir });
  expect(await db.$count(products)).toBe(24);
  await close();
});

test("a shop on a server is given none", () => {
  make({
    DATABASE_URL: "postgres://127.0.0.1:1/shop",
    SESSION_SECRET: "a secret that is long enough for it",
  });
  expect(readdirSync(dataDir)).toEqual([]);
});
