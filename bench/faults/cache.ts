import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { removeDataDir, startShop } from "../../e2e/support/shop.ts";
import { freePort } from "../../test/free-port.ts";
import { startPostgres } from "../../test/postgres.ts";
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

// Varnish by `docs/proxy/varnish.vcl` in front of four processes on one PostgreSQL: how old a price gets, what visitors and
// orders notice when processes and the cache die in turn, and how many pages a second it sends. Needs Debian's `varnish`
// and `wrk`.
const CHANGES = given(0, 30);
const STOCK = 100_000;
const PAGE = "/product/silk-milk";

const postgres = await startPostgres();
const [cachePort, ...ports] = await Promise.all(Array.from({ length: 5 }, () => freePort()));
const url = `http://127.0.0.1:${cachePort}`;
const begin = (port: number) =>
  startShop({
    PORT: String(port),
    APP_URL: url,
    DATABASE_URL: postgres.url,
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

// How old a price gets.
const read = async () =>
  Number(/"price":\s*"?([\d.]+)/.exec(await (await fetch(`${url}${PAGE}`)).text())?.[1]);
const delays: number[] = [];
for (let change = 1; change <= CHANGES; change += 1) {
  const price = 38 + change;
  await read();
  await sql.query("UPDATE products SET price = $1 WHERE id = 'silk-milk'", [price * 100]);
  const changed = performance.now();
  while ((await read()) !== price && performance.now() - changed < 5000) await wait(5);
  delays.push(Math.round(performance.now() - changed));
}
const oldest = Math.max(...delays);
check(`a price changed ${CHANGES} times is seen by every visitor within 2 s`, oldest <= 2000, { oldest });

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

// Processes and the cache die in turn, while shoppers order through it and visitors look.
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
const looking = (async () => {
  while (!over) {
    const wasAway = away;
    const status = await answered(PAGE);
    if (!wasAway && !away) seen[status ? "pages" : "failed"] += 1;
    await wait(10);
  }
})();
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
over = true;
await looking;
check("visitors notice no process that died", seen.failed === 0, seen);
await checkOrders(sql, acknowledged);
await checkStock(sql, line.productId, STOCK);

await sql.end();
cache.kill("SIGTERM");
for (const shop of shops) {
  await shop.stop();
  removeDataDir(shop.dataDir);
}
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
