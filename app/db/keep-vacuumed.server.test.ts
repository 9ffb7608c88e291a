import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { insertProduct } from "#test/factories.ts";
import { openMemoryDatabase } from "#test/memory-database.ts";
import { keepVacuumed } from "./keep-vacuumed.server.ts";
import { catalogueVersion } from "./catalogue-version.server.ts";

test("tables are cleared of what was replaced, time and again, and what they hold stays", async () => {
  const { db, close } = await openMemoryDatabase();
  const { $client: client } = db as unknown as { $client: PGlite };
  await insertProduct(db, {});
  const seenByAll = async () => {
    const { rows } = await client.query<{ pages: number }>(
      "select relallvisible as pages from pg_class where relname = 'products'",
    );
    return rows[0]?.pages;
  };
  const version = await catalogueVersion(db);
  await db.execute(sql`update products set usage = usage || '.'`);
  expect(await seenByAll()).toBe(0);
  const stop = keepVacuumed(client, 5);
  await vi.waitFor(async () => expect(await seenByAll()).toBeGreaterThan(0), { timeout: 30_000 });
  stop();
  expect(await catalogueVersion(db)).toBe(version + 1);
  await close();
});
