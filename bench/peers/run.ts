import { execFile, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "#test/free-port.ts";
import { checkOut, fillCart, isPlaced, signUp } from "#test/http-shopper.ts";
import { createDatabase, startPostgres } from "#test/postgres.ts";
import { startShop } from "../../e2e/support/shop.ts";
import { connect, SECRET } from "../faults/support.ts";
import { fillShop } from "../fill-shop.ts";
import { type Contender, type Product, STOCK } from "./contender.ts";
import { medusa } from "./medusa.ts";
import { vendure } from "./vendure.ts";

// `node bench/peers/run.ts FOLDER [turns] [seconds]`: see README.md.

const [FOLDER = "", TURNS = "5", SECONDS = "5"] = process.argv.slice(2);
const AT_ONCE = 8;
const SHOPPERS = 24;
const USER = ["user", "-e", "owner@test.example", "-p", "a password of the benchmark"];
type Open = { shop: Contender; pids: number[] };

const postgres = await startPostgres();
const stops: (() => unknown)[] = [postgres.stop];
const ours = await createDatabase(postgres.url, { empty: true });
await fillShop({ databaseUrl: ours }, { products: 100, orders: 0, customers: 0 });
const sql = await connect(ours);
await sql.query("UPDATE products SET stock = $1", [STOCK]);
const products: Product[] = (await sql.query("SELECT id, name, description, price FROM products")).rows;
await sql.end();
const shops = [await openOurs(), ...(await Promise.all([openVendure(), openMedusa()]))];
const figures: Record<string, number[]> = {};
for (let turn = 0; turn <= Number(TURNS); turn += 1)
  for (const [place, open] of shops.entries()) {
    const load = loadavg()[0]?.toFixed(1);
    const took = await measure(open);
    for (const [what, value] of Object.entries(took)) {
      const name = `${["Nacre", "Vendure", "Medusa"][place]}, ${what}`;
      console.log(`turn ${turn} at ${new Date().toISOString()}, load ${load}: ${name} ${value.toFixed(1)}`);
      // The first is for warming up.
      if (turn > 0) figures[name] = [...(figures[name] ?? []), value].toSorted((a, b) => a - b);
    }
  }
for (const [name, values] of Object.entries(figures))
  console.log(
    `${name}: median ${values[values.length >> 1]?.toFixed(1)} of ${values.map((value) => value.toFixed(1))}`,
  );
for (const stop of stops.reverse()) await stop();

async function measure({ shop, pids }: Open): Promise<Record<string, number>> {
  // One after another: of many who sign up at once ours asks some to come again.
  const shoppers: Awaited<ReturnType<Contender["arrive"]>>[] = [];
  while (shoppers.length < SHOPPERS) shoppers.push(await shop.arrive());
  let done = 0;
  const [begun, before] = [performance.now(), processorTime(pids)];
  const shopOn = async (_: unknown, place: number) => {
    for (let next = place; performance.now() - begun < Number(SECONDS) * 1000; next += AT_ONCE) {
      await shoppers[next % SHOPPERS]?.(next);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, shopOn));
  const journeys = (done * 1000) / (performance.now() - begun);
  const ms = (processorTime(pids) - before) / done;
  return { journeys, "ms of Node a journey": ms, products: read(shop.product), lists: read(shop.list) };
}

/** Replies a second. */
function read(args: readonly string[]): number {
  const common = ["-t1", `-c${AT_ONCE}`, `-d${SECONDS}s`, "--timeout", "30s", "-H", "Accept-Encoding: gzip"];
  const said = execFileSync("wrk", [...common, ...args]).toString();
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`${args.at(-1)} answered something else:\n${said}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}

/** Milliseconds of processor time that processes have taken so far. */
function processorTime(pids: readonly number[]): number {
  const fields = pids.map((pid) => readFileSync(`/proc/${pid}/stat`, "utf8").split(" ").slice(13, 15));
  return fields.flat().reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
}

async function openOurs(): Promise<Open> {
  const { url, pid, stop } = await startShop({ DATABASE_URL: ours, SESSION_SECRET: SECRET });
  stops.push(stop);
  const arrive = async () => {
    const shopper = await signUp(url);
    return async (turn: number) => {
      const { id: productId, price } = products[turn % products.length] as Product;
      await fillCart(shopper, productId);
      await (await shopper.get("/checkout")).text();
      const reply = await checkOut(shopper, { productId, quantity: 1, price });
      await reply.body?.cancel();
      if (!isPlaced(reply)) throw new Error(`an order was answered ${reply.status}`);
    };
  };
  return {
    shop: { arrive, product: [`${url}/product/${products[0]?.id}`], list: [`${url}/shop`] },
    pids: [pid],
  };
}

/** Starts what a peer's folder holds, and waits until it answers. */
async function start(name: string, args: string[], env: NodeJS.ProcessEnv, url: string): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: `${FOLDER}/${name}`, env, stdio: "ignore" });
  stops.push(() => child.kill());
  while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok) await pause(250);
  return child.pid ?? 0;
}

async function settings(port: number): Promise<NodeJS.ProcessEnv> {
  const DATABASE_URL = await createDatabase(postgres.url, { empty: true });
  const quiet = { NODE_ENV: "production", LOG_LEVEL: "error", MEDUSA_DISABLE_TELEMETRY: "true" };
  return { ...process.env, ...quiet, DATABASE_URL, PORT: String(port) };
}

async function openVendure(): Promise<Open> {
  const port = await freePort();
  const [url, env] = [`http://127.0.0.1:${port}`, await settings(port)];
  const server = await start("vendure", ["server.mjs", "tables"], env, url);
  const worker = await start("vendure", ["server.mjs", "worker"], env, url);
  return { shop: await vendure(url, products), pids: [server, worker] };
}

async function openMedusa(): Promise<Open> {
  const port = await freePort();
  const [url, env] = [`http://127.0.0.1:${port}`, await settings(port)];
  const cli = "node_modules/@medusajs/cli/cli.js";
  for (const command of [["db:migrate"], USER])
    await promisify(execFile)(process.execPath, [cli, ...command], { cwd: `${FOLDER}/medusa`, env });
  const pid = await start("medusa", [cli, "start", "-H", "127.0.0.1", "-p", String(port)], env, url);
  return { shop: await medusa(url, products), pids: [pid] };
}
