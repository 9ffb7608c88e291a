import { execFileSync } from "node:child_process";
import { makeDataDir, removeDataDir, startShop } from "../e2e/support/shop.ts";
import pg from "pg";
import { signUp } from "#test/http-shopper.ts";
import { startPostgres } from "#test/postgres.ts";
import { type Amounts, fillShop } from "./fill-shop.ts";

// `node bench/large.ts`: how long pages of the built shop (`npm run build`) take with 10,000 products and 100,000 orders,
// beside the same pages of a shop with 24 and 100, on the embedded database; for somebody signed in, whose pages are made
// anew each time. Medians in one run. `node bench/large.ts postgres 1000000`: on a PostgreSQL server of its own, with as
// many orders.

const SMALL: Amounts = { products: 24, orders: 100, customers: 50 };
const [kind, orders = "100000"] = process.argv.slice(2);
const LARGE: Amounts = { products: 10_000, orders: Number(orders), customers: 2_000 };
const RUNS = 15;
const SHOPPER = ["/shop", "/shop?q=serum", "/shop?q=ceramyde", "/product/silk-milk-0", "/profile"];
const ADMIN = ["/?tab=dashboard", "/?tab=products", "/?tab=products&q=serum", "/?tab=orders"];

/** Medians in milliseconds, by page. */
async function measure(amounts: Amounts): Promise<Map<string, number>> {
  const dataDir = makeDataDir();
  const server = kind === "postgres" ? await startPostgres({ settings: ["fsync=off"] }) : undefined;
  await fillShop(server ? { databaseUrl: server.url } : { dataDir }, amounts);
  if (server) await vacuum(server.url);
  const env = {
    DATA_DIR: dataDir,
    ...(server && { DATABASE_URL: server.url, SESSION_SECRET: "a secret for measuring, of thirty-two" }),
  };
  let shop = await startShop(env);
  const [shopper, admin] = [await signUp(shop.url), await signUp(shop.url)];
  await (await admin.get("/profile")).text();
  await shop.stop();
  execFileSync(process.execPath, ["tools/admin.ts", "grant", admin.email], {
    env: { ...process.env, ...env },
  });
  shop = await startShop(env);
  const medians = new Map<string, number>();
  for (const [who, pages] of [
    [shopper.at(shop.url), SHOPPER],
    [admin.at(shop.url), ADMIN],
  ] as const)
    for (const page of pages) medians.set(page, await medianOf(() => who.get(page)));
  await shop.stop();
  await server?.stop();
  removeDataDir(dataDir);
  return medians;
}

/** As a server does by itself after such an import. */
async function vacuum(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("VACUUM ANALYZE");
  await client.end();
}

async function medianOf(ask: () => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    const start = performance.now();
    const reply = await ask();
    await reply.text();
    if (reply.status !== 200) throw new Error(`answered ${reply.status}`);
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[RUNS >> 1] ?? 0;
}

const small = await measure(SMALL);
const large = await measure(LARGE);
for (const [page, before] of small) {
  const after = large.get(page) ?? 0;
  console.log(`${page}: ${before.toFixed(0)} ms, ${after.toFixed(0)} ms (${(after / before).toFixed(1)}x)`);
}
