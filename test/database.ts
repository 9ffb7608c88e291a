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
      return opened.db;
    });
  });
}

/** A new database on the test server, or one without tables. */
export const createServerDatabase = (options?: { empty: boolean }) =>
  createDatabase(inject("postgresUrl"), options);
