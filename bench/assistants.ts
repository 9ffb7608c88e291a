import { fileURLToPath } from "node:url";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { removeDataDir, startShop } from "../e2e/support/shop.ts";

// `node bench/assistants.ts [seconds]`: 200 calls a second of all tools at /mcp, from addresses within the throttle, beside
// visitors who ask for 50 pages a second, on the built shop (`npm run build`) with the embedded database, which works in the
// shop's own process. How long visitors wait alone and with assistants beside them, in turns, three rounds; medians. The
// callers have a thread of their own, or visitors would wait for them here and not in the shop.

const CALLS = [
  ["search_products", { need: "dry skin, no perfume", for_whom: { breastfeeding: true } }],
  ["get_product", { product: "inner-shell-cream" }],
  ["check_for_person", { products: ["night-current"], for_whom: { age_years: 16 } }],
  ["make_cart_link", { lines: [{ product: "silk-milk", quantity: 1 }] }],
  ["search_products", { words: "ceramide", kind: "Moisturizer", most_dollars: 80 }],
  ["shop_facts", { pages: ["returns"] }],
  ["search_products", { need: "marks after blemishes", without: ["niacinamide"], language: "fr" }],
  ["advise", { concern: "My face is tight after washing and I cannot have perfume." }],
] as const;
const PER_ADDRESS = 100;
const CALLS_A_SECOND = 200;
const PAGES_A_SECOND = 50;
const ROUNDS = 3;
/** Calls at once; the assistants of more would have given up. */
const AT_ONCE = 100;

/** Milliseconds of each that was answered, and how many were told to come again, or never began. */
interface Waits {
  answered: number[];
  sentAway: number;
}

/** Begins something so often a second, whether or not what was begun has ended. */
async function steadily(perSecond: number, seconds: number, run: () => Promise<boolean>): Promise<Waits> {
  const waits: Promise<number | undefined>[] = [];
  const begun = performance.now();
  for (let due = 0; due < seconds * perSecond; due += 1) {
    const early = begun + (due * 1000) / perSecond - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    const from = performance.now();
    waits.push(run().then((ok) => (ok ? performance.now() - from : undefined)));
  }
  const ended = await Promise.all(waits);
  const answered = ended.filter((wait) => wait !== undefined);
  return { answered, sentAway: ended.length - answered.length };
}

let begun = 0;

/** What cannot begin since so many have not ended is left out. */
async function atMost(most: number, run: () => Promise<boolean>): Promise<boolean> {
  if (begun >= most) return false;
  begun += 1;
  try {
    return await run();
  } finally {
    begun -= 1;
  }
}

let asked = 0;

async function call(url: string): Promise<boolean> {
  const number = asked++;
  const [name, input] = CALLS[number % CALLS.length] ?? CALLS[0];
  const address = Math.floor(number / PER_ADDRESS);
  const reply = await fetch(`${url}/mcp`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      "X-Forwarded-For": `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: number,
      method: "tools/call",
      params: { name, arguments: input },
    }),
  });
  const text = await reply.text();
  if (reply.status === 429) return false;
  if (!reply.ok || text.includes('"isError":true')) throw new Error(`${name}: ${reply.status} ${text}`);
  return true;
}

async function visit(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/shop`);
  await reply.text();
  if (!reply.ok) throw new Error(`/shop: ${reply.status}`);
  return true;
}

const at = (share: number, values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? 0;
const told = (values: number[]) =>
  `median ${at(0.5, values).toFixed(1)} ms, 99 in 100 within ${at(0.99, values).toFixed(1)} ms`;

async function measure(seconds: number): Promise<void> {
  const shop = await startShop({ LOG_LEVEL: "warn", TRUST_PROXY: "true" });
  const callers = new Worker(fileURLToPath(import.meta.url), { workerData: { url: shop.url, seconds } });
  const calling = () =>
    new Promise<Waits>((resolve) => {
      callers.once("message", resolve);
      callers.postMessage("call");
    });
  const visiting = () => steadily(PAGES_A_SECOND, seconds, () => visit(shop.url));
  await Promise.all([visiting(), calling()]);
  const [alone, beside, calls]: [number[], number[], number[]] = [[], [], []];
  let sentAway = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(...(await visiting()).answered);
    const [pages, tools] = await Promise.all([visiting(), calling()]);
    beside.push(...pages.answered);
    calls.push(...tools.answered);
    sentAway += tools.sentAway;
  }
  console.log(`visitors alone: ${told(alone)}`);
  console.log(`visitors beside ${CALLS_A_SECOND} calls a second: ${told(beside)}`);
  const ratio = (share: number) => (at(share, beside) / at(share, alone)).toFixed(1);
  console.log(`that is ${ratio(0.5)} times as long, 99 in 100 ${ratio(0.99)} times`);
  console.log(`calls: ${told(calls)}; ${calls.length} answered, ${sentAway} told to come again or given up`);
  await callers.terminate();
  await shop.stop();
  removeDataDir(shop.dataDir);
}

if (isMainThread) await measure(Number(process.argv[2] ?? 10));
else {
  const { url, seconds } = workerData as { url: string; seconds: number };
  parentPort?.on("message", () => {
    void steadily(CALLS_A_SECOND, seconds, () => atMost(AT_ONCE, () => call(url))).then((waits) =>
      parentPort?.postMessage(waits),
    );
  });
}
