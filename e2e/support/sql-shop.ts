import { randomBytes } from "node:crypto";
import pg from "pg";
import { startPostgres } from "#test/postgres.ts";
import { removeDataDir, type Shop, startShop } from "./shop.ts";
import { STARTING, test as base } from "./test.ts";

/** A shop on a PostgreSQL of its own, whose rows a test may look at and change while it runs. */
export interface SqlShop extends Shop {
  databaseUrl: string;
  sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
}

interface Fixtures {
  /** Puts the catalogue back after each test. */
  catalogueAsNew: undefined;
}

/** The shop's tests on a shop whose data they may change; one such shop per worker. */
export const test = base.extend<Fixtures, { sqlShop: SqlShop }>({
  sqlShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const { url, stop } = await startPostgres();
      const env = { DATABASE_URL: url, SESSION_SECRET: randomBytes(32).toString("hex") };
      const shop = await startShop(env);
      const pool = new pg.Pool({ connectionString: url, max: 2 });
      pool.on("error", () => {});
      const sql: SqlShop["sql"] = async (text, values = []) => (await pool.query(text, values)).rows;
      await sql("create schema test");
      await sql("create table test.products as table products");
      await use({ ...shop, databaseUrl: url, sql });
      await pool.end();
      await shop.stop();
      removeDataDir(shop.dataDir);
      await stop();
    },
    { scope: "worker", timeout: STARTING },
  ],
  shop: [async ({ sqlShop }, use) => use(sqlShop), { scope: "worker" }],
  catalogueAsNew: [
    async ({ sqlShop }, use) => {
      await use(undefined);
      await sqlShop.sql("delete from products");
      await sqlShop.sql("insert into products select * from test.products");
    },
    { auto: true },
  ],
});

export { expect } from "./test.ts";
