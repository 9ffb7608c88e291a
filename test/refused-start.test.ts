import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#app/db/client.server.ts";
import { removeDataDir, type Shop, startShop } from "../e2e/support/shop.ts";
import { preparedDataDir } from "./prepared-data.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop.stop();
  removeDataDir(shop.dataDir);
});

test("a port that is taken is one sentence", async () => {
  const { port } = new URL(shop.url);
  await expect(startShop({ PORT: port })).rejects.toThrow(
    new RegExp(`ended with 1:\\s.*Port ${port} is taken: [^\n]+\\.\\s*$`, "s"),
  );
});

test("a data folder that another shop has open is one sentence", async () => {
  await expect(startShop({ DATA_DIR: shop.dataDir })).rejects.toThrow(/ended with 1:\s[^\n]+\.\s*$/);
});

test("a database that a newer version made is one sentence", async () => {
  const dataDir = await preparedDataDir();
  const { db, close } = await openDatabase({ dataDir });
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.now() * 2})`,
  );
  await close();
  await expect(startShop({ DATA_DIR: dataDir })).rejects.toThrow(
    /ended with 1:\s.*A newer version of the shop made this database: [^\n]+\.\s*$/s,
  );
  removeDataDir(dataDir);
});
