/**
 * The admin panel with 10,000 orders and 1,000 products: node bench/admin.bench.ts
 * Fills a fresh shop (PGlite in a temporary folder; on PostgreSQL an empty database when BENCH_DATABASE_URL
 * names one, else on the server that npm brought), starts the built shop on it and asks each tab over HTTP, as
 * a page and as data. Fails when a median misses its bound. Needs a build.
 */
import { execFileSync } from "node:child_process";
import { makeDataDir, removeDataDir, startShop } from "../e2e/support/shop.ts";
import { startPostgres } from "../test/postgres.ts";
import { fillShop } from "./fill-shop.ts";

const AMOUNTS = { orders: 10_000, products: 1_000, customers: 2_000 };
const RUNS = 30;
const WARM_UP = 5;
/** Milliseconds. */
const BOUND = 100;
const EMAIL = "bench@test.example";

const VIEWS = [
  ["dashboard", "?tab=dashboard"],
  ["products", "?tab=products"],
  ["products, last page", "?tab=products&page=40"],
  ["products, searched and sorted", "?tab=products&q=serum&sort=-price"],
  ["orders", "?tab=orders"],
  ["orders, last page", "?tab=orders&page=400"],
  ["ai-agent", "?tab=ai-agent"],
] as const;

type Env = Record<string, string>;

/** Signs up, is made an admin between two starts of the shop, and asks. @returns whether every bound was kept */
async function run(name: string, env: Env): Promise<boolean> {
  let shop = await startShop(env);
  const password = "a long enough password";
  const reply = await fetch(`${shop.url}/login`, {
    method: "POST",
    body: new URLSearchParams({ mode: "sign-up", email: EMAIL, password }),
    headers: { Origin: shop.url },
    redirect: "manual",
  });
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  await fetch(`${shop.url}/profile`, { headers: { cookie } });
  await shop.stop();
  execFileSync(process.execPath, ["tools/admin.ts", "grant", EMAIL], { env: { ...process.env, ...env } });
  shop = await startShop(env);
  let kept = true;
  for (const [view, search] of VIEWS) {
    for (const path of ["/", "/_.data"]) {
      kept =
        (await measure(
          `${name}  ${view}${path === "/" ? ", page" : ", data"}`,
          `${shop.url}${path}${search}`,
          cookie,
        )) && kept;
    }
  }
  await shop.stop();
  return kept;
}

async function measure(name: string, url: string, cookie: string): Promise<boolean> {
  const times: number[] = [];
  for (let turn = 0; turn < RUNS + WARM_UP; turn += 1) {
    const start = performance.now();
    const reply = await fetch(url, { headers: { cookie } });
    await reply.text();
    if (reply.status !== 200) throw new Error(`${url} answered ${reply.status}.`);
    if (turn >= WARM_UP) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const median = times[RUNS / 2] ?? 0;
  console.log(
    `${name.padEnd(52)} median ${median.toFixed(1).padStart(6)} ms  slowest ${(times.at(-1) ?? 0).toFixed(1).padStart(6)} ms  bound ${BOUND} ms`,
  );
  return median < BOUND;
}

const dataDir = makeDataDir();
await fillShop({ dataDir }, AMOUNTS);
const onEmbedded = await run("PGlite", { DATA_DIR: dataDir });
removeDataDir(dataDir);

const given = process.env["BENCH_DATABASE_URL"];
const server = given ? { url: given, stop: async () => {} } : await startPostgres();
await fillShop({ databaseUrl: server.url }, AMOUNTS);
const serverDir = makeDataDir();
const onServer = await run("PostgreSQL", {
  DATA_DIR: serverDir,
  DATABASE_URL: server.url,
  SESSION_SECRET: "only for this bench ".repeat(3),
});
removeDataDir(serverDir);
await server.stop();
process.exitCode = onEmbedded && onServer ? 0 : 1;
