import { readFileSync } from "node:fs";
import { makeDataDir, removeDataDir, startShop } from "../e2e/support/shop.ts";
import { checkOut, fillCart, type HttpShopper, isPlaced, signUp } from "#test/http-shopper.ts";
import { startPostgres } from "#test/postgres.ts";
import { connect, SECRET, withEmbedded } from "./faults/support.ts";
import { memoryOf } from "./memory.ts";

// `node bench/journeys.ts`: of one process of the built shop (`npm run build`), on both databases: from starting to the first
// answer, order journeys a second (add, open the checkout, place) with eight shoppers at once, and its memory, at rest and
// after 10,000 pages and 500 orders.

const AT_ONCE = 8;
const SHOPPERS = 32;
/** One shopper may place thirty orders in ten minutes. */
const ORDERS_EACH = 16;
const PAGES = 10_000;
const ENOUGH = "UPDATE products SET stock = 100000";
const products: { id: string; price: number }[] = JSON.parse(readFileSync("db/seed/catalogue.json", "utf8"));
const LINES = products.map(({ id, price }) => ({ productId: id, quantity: 1, price }));

/** Runs every task, so many at a time. */
async function atOnce(tasks: readonly (() => Promise<unknown>)[], most: number): Promise<void> {
  const waiting = tasks.values();
  const work = async () => {
    for (const task of waiting) await task();
  };
  await Promise.all(Array.from({ length: most }, work));
}

async function journey(shopper: HttpShopper, line: (typeof LINES)[number]): Promise<void> {
  await fillCart(shopper, line.productId);
  await (await shopper.get("/checkout")).text();
  const reply = await checkOut(shopper, line);
  await reply.body?.cancel();
  if (!isPlaced(reply)) throw new Error(`an order was answered ${reply.status}`);
}

async function measure(
  name: string,
  env: Record<string, string>,
  stockUp: (dataDir: string) => Promise<void>,
): Promise<void> {
  // Once before, so that the tables are there: what is timed is a restart.
  const dataDir = makeDataDir();
  const options = { ...env, DATA_DIR: dataDir };
  await (await startShop(options)).stop();
  await stockUp(dataDir);
  const started = performance.now();
  const shop = await startShop(options);
  await (await fetch(shop.url)).text();
  const seconds = (performance.now() - started) / 1000;
  console.log(`${name}: first answer after ${seconds.toFixed(2)} s, ${memoryOf(shop)} MB`);

  const shoppers: HttpShopper[] = [];
  for (let place = 0; place < SHOPPERS; place += 1) shoppers.push(await signUp(shop.url));
  const begun = performance.now();
  await atOnce(
    shoppers.map((shopper) => () => buy(shopper)),
    AT_ONCE,
  );
  const orders = SHOPPERS * ORDERS_EACH;
  const rate = orders / ((performance.now() - begun) / 1000);
  console.log(`${name}: ${rate.toFixed(1)} order journeys a second, ${AT_ONCE} shoppers at once`);

  const pages = ["/", "/shop", "/product/silk-milk", "/checkout"];
  const visits = Array.from({ length: PAGES }, (_, turn) => async () => {
    const shopper = turn % 10 === 0 ? shoppers[turn % SHOPPERS] : undefined;
    const path = pages[turn % pages.length] ?? "/";
    await (shopper ? await shopper.get(path) : await fetch(shop.url + path)).text();
  });
  await atOnce(visits, 16);
  console.log(`${name}: ${memoryOf(shop)} MB after ${PAGES} pages and ${orders} orders`);
  await new Promise((resolve) => setTimeout(resolve, 30_000));
  console.log(`${name}: ${memoryOf(shop)} MB after half a minute of rest`);
  await shop.stop();
  removeDataDir(dataDir);
}

/** One order after another, of one product after another. */
async function buy(shopper: HttpShopper): Promise<void> {
  for (const line of LINES.slice(0, ORDERS_EACH)) await journey(shopper, line);
}

await measure("embedded", {}, (dataDir) => withEmbedded(dataDir, (db) => db.query(ENOUGH)));
const postgres = await startPostgres();
const env = { DATABASE_URL: postgres.url, SESSION_SECRET: SECRET };
await measure("PostgreSQL", env, async () => {
  const sql = await connect(postgres.url);
  await sql.query(ENOUGH);
  await sql.end();
});
await postgres.stop();
