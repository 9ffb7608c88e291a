import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { removeDataDir, startShop } from "../../e2e/support/shop.ts";
import { freePort } from "../../test/free-port.ts";
import { type Postgres, startPostgres, startReplica } from "../../test/postgres.ts";
import {
  buyOn,
  check,
  checkOrders,
  checkStock,
  connect,
  given,
  restock,
  SECRET,
  shoppersAt,
} from "./support.ts";

// Varnish by `docs/proxy/varnish.vcl` in front of four processes on one PostgreSQL with a streaming replica: how old a price
// and a stock get, what visitors and orders notice when processes, the cache and the replica die in turn, and how many pages
// a second it sends. Needs Debian's `varnish` and `wrk`.
const CHANGES = given(0, 30);
const STOCK = 100_000;
const PAGE = "/product/silk-milk";
const TOKEN = "a token of the one who watches";
/** Between two changes, in milliseconds: one is seen by all before the next but one. */
const BETWEEN = 1_100;
/** What a busy replica may be, and still be used. */
const LATE = 300;
/** PostgreSQL's statistics of a connection that has nothing to do. */
const TOLD_LATER = 11_000;

const postgres = await startPostgres();
const replica = await startReplica(postgres);
const [cachePort, ...ports] = await Promise.all(Array.from({ length: 5 }, () => freePort()));
const url = `http://127.0.0.1:${cachePort}`;
const begin = (port: number) =>
  startShop({
    PORT: String(port),
    APP_URL: url,
    DATABASE_URL: postgres.url,
    DATABASE_READ_URL: replica.url,
    METRICS_TOKEN: TOKEN,
    SESSION_SECRET: SECRET,
    SHARED_CACHE_SECONDS: "1",
    LOG_LEVEL: "error",
  });
const shops = [await begin(ports[0] ?? 0), ...(await Promise.all(ports.slice(1).map(begin)))];

const folder = mkdtempSync(join(tmpdir(), "nacre-cache-"));
const NAMES = ["one", "two", "three", "four"];
const backend = (name: string, place: number) =>
  `backend ${name} { .host = "127.0.0.1"; .port = "${ports[place]}"; .probe = health; .first_byte_timeout = 75s; .connect_timeout = 2s; }`;
const sample = readFileSync("docs/proxy/varnish.vcl", "utf8")
  .replace(/^backend one .*\nbackend two .*$/m, NAMES.map(backend).join("\n"))
  .replace(
    "nacre.add_backend(two);",
    NAMES.slice(1)
      .map((name) => `nacre.add_backend(${name});`)
      .join("\n"),
  );
writeFileSync(join(folder, "varnish.vcl"), sample);

async function startCache(): Promise<ChildProcess> {
  const settings = ["-F", "-j", "none", "-f", join(folder, "varnish.vcl"), "-n", folder];
  const child = spawn("varnishd", [...settings, "-a", `127.0.0.1:${cachePort}`, "-s", "malloc,64m"], {
    stdio: "ignore",
  });
  while (!(await answered("/health"))) await wait(50);
  return child;
}

async function answered(path: string): Promise<number | undefined> {
  try {
    const reply = await fetch(`${url}${path}`);
    await reply.body?.cancel();
    return reply.ok ? reply.status : undefined;
  } catch {
    return undefined;
  }
}

let cache = await startCache();
const sql = await connect(postgres.url);

/** What the processes say of the replica: how many of them read from it. */
async function usingReplica(): Promise<number> {
  const used = await Promise.all(
    shops.map(async ({ url }) => {
      const figures = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
      return /^nacre_replica_used 1$/m.test(await figures.text());
    }),
  );
  return used.filter(Boolean).length;
}

async function untilUsing(count: number): Promise<void> {
  const asked = performance.now();
  while ((await usingReplica()) !== count && performance.now() - asked < 20_000) await wait(20);
  check(`${count} of ${shops.length} processes read from the replica`, (await usingReplica()) === count);
}

/** Makes the replica show each change so many milliseconds late. */
async function delayReplica(by: number): Promise<void> {
  const client = await connect(replica.url);
  await client.query(`ALTER SYSTEM SET recovery_min_apply_delay = ${by}`);
  await client.query("SELECT pg_reload_conf()");
  await client.end();
}

/** How often a server was asked for the catalogue's version, which is asked for before each page. */
async function questions(server: Postgres): Promise<number> {
  const client = await connect(server.url);
  // What a connection has counted is told by it some seconds later.
  await wait(TOLD_LATER);
  const { rows } = await client.query(
    "SELECT seq_scan + coalesce(idx_scan, 0) AS scans FROM pg_stat_user_tables WHERE relname = 'catalogue_changes'",
  );
  await client.end();
  return Number(rows[0]?.scans);
}

// How old a price and a stock get, for whoever looks: in each language, and in the dark.
await untilUsing(shops.length);
const before = { replica: await questions(replica), primary: await questions(postgres) };
/** What a product cost, or whether there was any, since when. */
const prices = [{ is: "", since: 0 }];
const stocks = [{ is: "InStock", since: 0 }];
const ages = { price: 0, stock: 0, pages: 0 };
const ageOf = (what: typeof prices, is: string | undefined) => {
  const now = performance.now();
  const shown = what.findLastIndex((one) => one.is === is);
  return now - (what[shown + 1]?.since ?? now);
};
let changing = true;
const looked = ["language=en", "language=fr", "language=sp", "theme=dark"].map(async (cookie) => {
  while (changing) {
    const html = await (await fetch(`${url}${PAGE}`, { headers: { Cookie: cookie } })).text();
    const price = /"price":\s*"?([\d.]+)/.exec(html)?.[1];
    if (prices.length > 1) ages.price = Math.max(ages.price, ageOf(prices, price));
    ages.stock = Math.max(ages.stock, ageOf(stocks, /schema.org\/(InStock|OutOfStock)/.exec(html)?.[1]));
    ages.pages += 1;
    await wait(5);
  }
});
const [first] = (await sql.query("SELECT price FROM products WHERE id = 'silk-milk'")).rows;
prices[0] = { is: (first.price / 100).toFixed(2), since: 0 };
for (let change = 1; change <= CHANGES; change += 1) {
  if (change === Math.ceil(CHANGES / 2) + 1) await delayReplica(LATE);
  const price = 3800 + change * 100;
  const stock = change % 2 ? 0 : 50;
  prices.push({ is: (price / 100).toFixed(2), since: performance.now() });
  await sql.query("UPDATE products SET price = $1 WHERE id = 'silk-milk'", [price]);
  await wait(BETWEEN);
  stocks.push({ is: stock ? "InStock" : "OutOfStock", since: performance.now() });
  await sql.query("UPDATE products SET stock = $1 WHERE id = 'silk-milk'", [stock]);
  await wait(BETWEEN);
}
await wait(BETWEEN);
await delayReplica(0);
changing = false;
await Promise.all(looked);
const oldest = { price: Math.round(ages.price), stock: Math.round(ages.stock), pages: ages.pages };
check(
  `a price and a stock changed ${CHANGES} times each, half of them told ${LATE} ms late: nobody saw one older than 2 s`,
  Math.max(oldest.price, oldest.stock) <= 2000,
  oldest,
);
const asked = {
  replica: (await questions(replica)) - before.replica,
  primary: (await questions(postgres)) - before.primary,
};
// Each change is counted there, by a trigger.
check("the replica was asked for what visitors see, the primary was not", asked.replica > asked.primary, {
  ...asked,
  changes: 2 * CHANGES,
});

// How many pages, beside one process without it.
const rate = (at: string) => {
  const said = execFileSync("wrk", [
    "-t1",
    "-c16",
    "-d4s",
    "-H",
    "Accept-Encoding: gzip",
    `${at}${PAGE}`,
  ]).toString();
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]));
};
rate(url);
const rates = { cache: rate(url), process: rate(shops[0]?.url ?? "") };
check("more pages a second than one process alone", rates.cache > rates.process, rates);

// Processes, the cache and the replica die in turn, while shoppers order through it and visitors look.
const line = await restock(sql, 0, STOCK);
const acknowledged: string[] = [];

/** Orders before and after something happens. */
async function orderThroughout(what: string, happen: () => Promise<unknown>): Promise<void> {
  const shoppers = await shoppersAt([{ url }], 4);
  let goOn = true;
  const buying = shoppers.map((shopper) => buyOn(shopper, line, acknowledged, () => goOn));
  const patience = AbortSignal.timeout(60_000);
  const more = async (wanted: number) => {
    while (acknowledged.length < wanted && !patience.aborted) await wait(20);
  };
  await more(acknowledged.length + 5);
  await happen();
  const before = acknowledged.length;
  await more(before + 5);
  goOn = false;
  await Promise.all(buying);
  check(`${what}: orders go on`, acknowledged.length >= before + 5);
}

let away = false;
let over = false;
const seen = { pages: 0, failed: 0 };
/** A page that the cache has, or one that a process must make. */
const looking = [() => PAGE, () => `${PAGE}?n=${seen.pages}`].map(async (address) => {
  while (!over) {
    const wasAway = away;
    const status = await answered(address());
    if (!wasAway && !away) seen[status ? "pages" : "failed"] += 1;
    await wait(10);
  }
});
for (const [place, port] of ports.entries()) {
  await orderThroughout(`process ${NAMES[place]} killed`, async () => shops[place]?.kill());
  shops[place] = await begin(port);
}
await orderThroughout("the cache killed and started", async () => {
  away = true;
  cache.kill("SIGKILL");
  await new Promise((resolve) => cache.once("exit", resolve));
  cache = await startCache();
  away = false;
});
await untilUsing(shops.length);
await orderThroughout("the replica killed", () => replica.kill());
await untilUsing(0);
await orderThroughout("the replica started", () => replica.up());
await untilUsing(shops.length);
await orderThroughout("the replica hangs", () => replica.freeze());
await untilUsing(0);
replica.thaw();
await untilUsing(shops.length);
over = true;
await Promise.all(looking);
check("of the pages that visitors asked for meanwhile none failed", seen.failed === 0, seen);
await checkOrders(sql, acknowledged);
await checkStock(sql, line.productId, STOCK);

await sql.end();
cache.kill("SIGTERM");
for (const shop of shops) {
  await shop.stop();
  removeDataDir(shop.dataDir);
}
await replica.stop();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
