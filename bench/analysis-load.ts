/**
 * node bench/analysis-load.ts: how long ordinary pages take while eight shoppers have their skin analyzed, beside how
 * long they take without. Both by turns in one run, on a shop of its own on the loopback, so that neighbours on the
 * machine weigh on both. Builds nothing: run `npm run build` first. Limit: the 95th percentile less than doubles.
 */
import { removeDataDir, startShop } from "../e2e/support/shop.ts";
import { portraitUrl } from "../test/faces/photographs.ts";
import { type HttpShopper, signUp } from "../test/http-shopper.ts";

const PAGES = ["/", "/shop", "/product/silk-milk", "/login"];
const SHOPPERS = 8;
const TURNS = 5;
/** Pages asked for in each half of a turn, one after the other, as by one shopper. */
const ASKED = 48;

const shop = await startShop({ LOG_LEVEL: "silent" });
const tokens = await Promise.all(
  Array.from({ length: SHOPPERS }, async () => tokenOf(await signUp(shop.url))),
);
const picture = await portraitUrl();
const [alone, beside]: [number[], number[]] = [[], []];
let analyzed = 0;
try {
  await Promise.all([...tokens.map(analyze), ...PAGES.map(ask)]);
  for (let turn = 0; turn < TURNS; turn++) {
    alone.push(...(await askPages()));
    let over = false;
    const analyses = tokens.map(async (token) => {
      while (!over) if (await analyze(token)) analyzed += 1;
    });
    beside.push(...(await askPages()));
    over = true;
    await Promise.all(analyses);
  }
} finally {
  await shop.stop();
  removeDataDir(shop.dataDir);
}
const ratio = quantile(beside, 0.95) / quantile(alone, 0.95);
console.log(`pages alone                median ${ms(alone, 0.5)}  p95 ${ms(alone, 0.95)}`);
console.log(`beside ${SHOPPERS} analyses at once  median ${ms(beside, 0.5)}  p95 ${ms(beside, 0.95)}`);
console.log(`p95 ${ratio.toFixed(2)} times, ${alone.length} pages each, ${analyzed} analyses meanwhile`);
process.exitCode = ratio < 2 ? 0 : 1;

/** What the page of a shopper calls functions with. */
async function tokenOf(shopper: HttpShopper): Promise<string> {
  const { token }: { token: string } = await (await shopper.get("/api/auth/token")).json();
  return token;
}

/** One scan of one picture. @returns whether it was analyzed */
async function analyze(token: string): Promise<boolean> {
  const reply = await fetch(`${shop.url}/functions/us-central1/analyzeSkinFromImage`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: { imageData: picture } }),
  });
  await reply.arrayBuffer();
  if (reply.status !== 200 && reply.status !== 429) throw new Error(`An analysis answered ${reply.status}.`);
  // A shopper who is told to come back waits a little.
  if (reply.status === 429) await new Promise((resolve) => setTimeout(resolve, 250));
  return reply.status === 200;
}

async function askPages(): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < ASKED; i++) times.push(await ask(PAGES[i % PAGES.length] as string));
  return times;
}

/** @returns milliseconds until all of the page was there */
async function ask(path: string): Promise<number> {
  const start = performance.now();
  const reply = await fetch(shop.url + path);
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
  return performance.now() - start;
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(share * values.length)] ?? Number.NaN;
}

function ms(values: readonly number[], share: number): string {
  return `${quantile(values, share).toFixed(1)} ms`;
}
