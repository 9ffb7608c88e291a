import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { catalogueVersion } from "#app/db/catalogue-version.server.ts";
import type { Database, OpenDatabase } from "#app/db/client.server.ts";
import { seed } from "#db/seed/seed.ts";
import { type Edge, openEdge, signUpOwner } from "./edge.ts";
import { checkOut, fillCart, type HttpShopper, isPlaced, signUp } from "./http-shopper.ts";
import { openMemoryDatabase } from "./memory-database.ts";
import { readPage } from "./page.ts";

/** Who reads what a replica shows: here another database, on which the serum of the test costs what it did before. */
const TOKEN = "a token of the one who watches";
const PAGE = "/product/silk-milk";
const BEFORE = "$38.00";
const NOW = "$91.00";
let behind: OpenDatabase;
let shop: Edge;
let owner: HttpShopper;
let reads: Database;

beforeAll(async () => {
  behind = await openMemoryDatabase();
  await seed(behind.db);
  shop = await openEdge({
    readDatabase: () => reads,
    env: {
      METRICS_TOKEN: TOKEN,
      DATABASE_URL: "postgres://primary/shop",
      DATABASE_READ_URL: "postgres://replica/shop",
    },
  });
  owner = await signUpOwner(shop);
  // As many changes on both: their catalogues have the same version.
  await behind.db.execute(sql`update products set price = 3800 where id = 'silk-milk'`);
  await shop.db.execute(sql`update products set price = 9100 where id = 'silk-milk'`);
});
afterAll(async () => {
  await shop.close();
  await behind.close();
});
beforeEach(() => {
  reads = behind.db;
});

const text = async (reply: Promise<Response>) => (await reply).text();
const read = (path: string, by = shop.visit()) => text(by.get(path));

test("visitors read the replica: pages, their data, cards and lists", async () => {
  expect(await read(PAGE)).toContain(BEFORE);
  expect(await read("/shop?q=silk+milk")).toContain(BEFORE);
  for (const path of [`${PAGE}.data`, "/product-cards?ids=silk-milk"])
    expect(await read(path), path).toMatch(/\b3800\b/);
  expect(await read("/llms.txt")).toMatch(/Silk Milk.+\$38/);
});

test("whoever is signed in reads the primary: a shopper, also by a kept page, and the owner", async () => {
  const shopper = await signUp(shop);
  expect(await read(PAGE, shopper)).toContain(NOW);
  shopper.cookies.set("scripts", "1");
  expect(await read(PAGE, shopper)).toContain(NOW);
  expect(await read(PAGE)).toContain(BEFORE);
  const form = await owner.get("/admin/products?id=silk-milk");
  expect(await form.text()).toMatch(/"price":"?91/);
});

test("no page made of one database is sent for the other, though both tell the same version", async () => {
  expect(await catalogueVersion(behind.db)).toBe(await catalogueVersion(shop.db));
  expect(await read(PAGE)).toContain(BEFORE);
  reads = shop.db;
  expect(await read(PAGE)).toContain(NOW);
  reads = behind.db;
  expect(await read(PAGE)).toContain(BEFORE);
});

test("an order is taken at the primary's price, whatever the visitor saw, and shown at once", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk");
  expect(isPlaced(await checkOut(shopper, { productId: "silk-milk", quantity: 1, price: 9100 }))).toBe(true);
  expect(await read("/profile", shopper)).toContain(NOW);
});

test("the owner's sums and files come from the replica; what is to be done, and the deed, are the primary's", async () => {
  const orders = await shop.rows<{ dollars: string }>(
    sql`select '$' || to_char(total_amount / 100.0, 'FM9990.00') as dollars from orders`,
  );
  const [{ dollars } = { dollars: "" }] = orders;
  const lines = async () => (await read("/admin/orders.csv", owner)).trim().split("\n").length;
  const dashboard = () => readPage(owner.get("/?tab=dashboard"));
  expect((await dashboard()).text("main")).not.toContain(dollars);
  expect(await lines()).toBe(1);
  expect(await shop.rows(sql`select from admin_log where deed = 'order-export'`)).toHaveLength(1);
  expect(await read("/admin/log.csv", owner)).not.toContain("order-export");
  reads = shop.db;
  expect((await dashboard()).text("main")).toContain(dollars);
  expect(await lines()).toBe(1 + orders.length);
  expect(await read("/admin/log.csv", owner)).toContain("order-export");
});

test("the figures say whether it is used", async () => {
  const figures = () =>
    text(shop.fetch(`${shop.url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } }));
  expect(await figures()).toContain("nacre_replica_used 1\n");
  reads = shop.db;
  expect(await figures()).toContain("nacre_replica_used 0\n");
});
