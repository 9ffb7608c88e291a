import { afterAll, beforeAll, describe, inject } from "vitest";
import { type Database, type OpenDatabase, openDatabase } from "#app/db/client.server.ts";
import { openMemoryDatabase } from "./memory-database.ts";
import { createDatabase } from "./postgres.ts";

/** Runs the same tests on PGlite and on a real PostgreSQL server, each on a fresh, migrated database. */
export function describeOnEachDatabase(title: string, tests: (db: () => Database) => void): void {
  describe.each([
    ["PGlite", openMemoryDatabase],
    ["PostgreSQL", async () => openDatabase({ databaseUrl: await createServerDatabase() })],
  ])(`${title} (%s)`, (_name, open) => {
    let opened: OpenDatabase | undefined;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    tests(() => {
      if (!opened) throw new Error("The database is open only while tests run.");
      awaitNextMillisecond();
      return opened.db;
    });
  });
}

/** The clock itself, also where a test stops it. */
const { now } = Date;
const STILL = new Int32Array(new SharedArrayBuffer(4));

/**
 * Times are kept to the millisecond, rounded: what is written within one is in no order, and a quick machine does so.
 * Across two of the clock's steps lies a whole one.
 */
function awaitNextMillisecond(): void {
  const next = now() + 2;
  // Blocked, not busy: the other workers have the processor.
  while (now() < next) Atomics.wait(STILL, 0, 0, 1);
}

/** A new database on the test server, or one without tables. */
export const createServerDatabase = (options?: { empty: boolean }) =>
  createDatabase(inject("postgresUrl"), options);
