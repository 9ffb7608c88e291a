import { removeDataDir, startShop } from "../e2e/support/shop.ts";

// `node bench/assistants.ts`: 200 calls a second of the tools at /mcp, from addresses within the throttle, beside visitors
// who ask for 50 pages a second, on the built shop (`npm run build`); both databases' costs are the same, so the embedded one.
// How long visitors wait alone and with assistants beside them, in turns, three rounds of ten seconds, medians.

const CALLS = [
  ["search_products", { need: "dry skin, no perfume", for_whom: { breastfeeding: true } }],
  ["get_product", { product: "inner-shell-cream" }],
  ["check_for_person", { products: ["night-current"], for_whom: { age_years: 16 } }],
  ["make_cart_link", { lines: [{ product: "silk-milk", quantity: 1 }] }],
] as const;
const PER_ADDRESS = 100;
const SECONDS = 10;
const ROUNDS = 3;
/** Calls at once: more would wait in the kernel and not in the shop. */
const AT_ONCE = 32;
const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };

const shop = await startShop({ LOG_LEVEL: "warn", TRUST_PROXY: "true" });
let asked = 0;

let free = AT_ONCE;
const waiting: (() => void)[] = [];

/** One of so many calls at once. */
async function inTurn(run: () => Promise<void>): Promise<void> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    await run();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

async function call(): Promise<void> {
  const number = asked++;
  const [name, input] = CALLS[number % CALLS.length] ?? CALLS[0];
  const address = Math.floor(number / PER_ADDRESS);
  const reply = await fetch(`${shop.url}/mcp`, {
    method: "POST",
    headers: {
      ...headers,
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
  if (!reply.ok || text.includes('"isError":true')) throw new Error(`${name}: ${reply.status} ${text}`);
}

async function visit(): Promise<void> {
  const reply = await fetch(`${shop.url}/shop`);
  await reply.text();
  if (!reply.ok) throw new Error(`/shop: ${reply.status}`);
}

/** Begins something so often a second, whether or not what was begun has ended. @returns milliseconds of each */
async function steadily(perSecond: number, run: () => Promise<void>): Promise<number[]> {
  const waits: Promise<number>[] = [];
  const begun = performance.now();
  for (let due = 0; due < SECONDS * perSecond; due += 1) {
    const early = begun + (due * 1000) / perSecond - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    const from = performance.now();
    waits.push(run().then(() => performance.now() - from));
  }
  return Promise.all(waits);
}

const at = (share: number, values: number[]): string =>
  (values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? 0).toFixed(1);
const told = (values: number[]) => `median ${at(0.5, values)} ms, 99 in 100 within ${at(0.99, values)} ms`;

const [alone, beside, tools]: [number[], number[], number[]] = [[], [], []];
await steadily(50, visit);
for (let round = 0; round < ROUNDS; round += 1) {
  alone.push(...(await steadily(50, visit)));
  const [pages, calls] = await Promise.all([steadily(50, visit), steadily(200, () => inTurn(call))]);
  beside.push(...pages);
  tools.push(...calls);
}
console.log(`visitors alone: ${told(alone)}`);
console.log(`visitors beside 200 calls a second: ${told(beside)}`);
console.log(`calls: ${told(tools)}`);
await shop.stop();
removeDataDir(shop.dataDir);
