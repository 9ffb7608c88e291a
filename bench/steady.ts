import { setTimeout as pause } from "node:timers/promises";
import { checkOut, fillCart, type HttpShopper, isPlaced, signUp } from "#test/http-shopper.ts";
import { startPostgres } from "#test/postgres.ts";
import { makeDataDir, removeDataDir, startShop } from "../e2e/support/shop.ts";
import { connect, SECRET, withEmbedded } from "./faults/support.ts";
import { memoryOf } from "./memory.ts";

// `node bench/steady.ts embedded|postgres [minutes]`: the memory of one process of the built shop (`npm run build`), each
// minute of half an hour of steady load: thirty pages a second, every tenth for somebody signed in, and an order every
// two seconds. Flat means that it does not grow from the first third to the last.

const [kind = "embedded", minutes = "30"] = process.argv.slice(2);
const ENOUGH = "UPDATE products SET stock = 100000";
const PAGES = ["/", "/shop", "/product/silk-milk", "/shop?category=Serum", "/product/first-light-serum"];
const LINE = { productId: "silk-milk", quantity: 1, price: 3800 };
/** One shopper may place thirty orders in ten minutes. */
const SHOPPERS = 24;

const dataDir = makeDataDir();
const postgres = kind === "postgres" ? await startPostgres() : undefined;
const env: Record<string, string> = postgres ? { DATABASE_URL: postgres.url, SESSION_SECRET: SECRET } : {};
let shop = await startShop({ ...env, DATA_DIR: dataDir });
if (postgres) {
  const sql = await connect(postgres.url);
  await sql.query(ENOUGH);
  await sql.end();
} else {
  await shop.stop();
  await withEmbedded(dataDir, (db) => db.query(ENOUGH));
  shop = await startShop({ DATA_DIR: dataDir });
}

const shoppers: HttpShopper[] = [];
for (let place = 0; place < SHOPPERS; place += 1) shoppers.push(await signUp(shop.url));
const someone = (turn: number) => shoppers[turn % SHOPPERS] as HttpShopper;

let pages = 0;
let orders = 0;

async function look(): Promise<void> {
  pages += 1;
  const path = PAGES[pages % PAGES.length] ?? "/";
  const reply = pages % 10 === 0 ? await someone(pages / 10).get(path) : await fetch(shop.url + path);
  await reply.text();
}

async function buy(): Promise<void> {
  orders += 1;
  const shopper = someone(orders);
  await fillCart(shopper, LINE.productId);
  await (await shopper.get("/checkout")).text();
  const reply = await checkOut(shopper, LINE);
  await reply.body?.cancel();
  if (!isPlaced(reply)) throw new Error(`an order was answered ${reply.status}`);
}

const until = performance.now() + Number(minutes) * 60_000;

async function repeat(work: () => Promise<void>, everyMs: number): Promise<void> {
  while (performance.now() < until) await Promise.all([work(), pause(everyMs)]);
}

async function watch(): Promise<number[]> {
  const seen: number[] = [];
  while (performance.now() < until) {
    await pause(60_000);
    seen.push(memoryOf(shop));
    console.log(`minute ${seen.length}: ${seen.at(-1)} MB, ${pages} pages, ${orders} orders`);
  }
  return seen;
}

const [seen] = await Promise.all([watch(), repeat(look, 1000 / 30), repeat(buy, 2000)]);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const third = Math.ceil(seen.length / 3);
console.log(
  `${kind}: median of the first third ${median(seen.slice(0, third))} MB, of the last ${median(seen.slice(-third))} MB`,
);
await shop.stop();
removeDataDir(dataDir);
await postgres?.stop();
