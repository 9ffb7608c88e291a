import { execFileSync } from "node:child_process";
import { Worker } from "node:worker_threads";
import { startPostgres } from "#test/postgres.ts";
import { signUp } from "#test/http-shopper.ts";
import { removeDataDir, startShop } from "../e2e/support/shop.ts";

// `node bench/pages.ts`: how many pages a second one process of the built shop sends (`npm run build`), beside a bare Node
// server that replays the same compressed bytes; 16 connections, five seconds each, in turns, three rounds, medians. Both
// databases; for a visitor, for somebody signed in, and /health. Needs Debian's `wrk`.

const PAGES = ["/", "/shop", "/product/silk-milk"];
const ROUNDS = 3;

function rate(url: string, cookie = ""): number {
  const headers = ["-H", "Accept-Encoding: gzip", ...(cookie ? ["-H", `Cookie: ${cookie}`] : [])];
  const said = execFileSync("wrk", ["-t1", "-c16", "-d5s", ...headers, url]).toString();
  if (said.includes("Non-2xx")) throw new Error(`${url} answered something else:\n${said}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A server in a thread of its own that knows one reply. */
async function replay(body: Uint8Array): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const code = `const { workerData, parentPort } = require("node:worker_threads");
    require("node:http").createServer((_, reply) => {
      reply.writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "gzip", "Content-Length": workerData.length });
      reply.end(workerData);
    }).listen(0, "127.0.0.1", function () { parentPort.postMessage(this.address().port); });`;
  const worker = new Worker(code, { eval: true, workerData: body });
  const port = await new Promise((resolve) => worker.once("message", resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => worker.terminate() };
}

async function bytesOf(url: string): Promise<Uint8Array> {
  const reply = await fetch(url, { headers: { "Accept-Encoding": "gzip" } });
  const zipped = new Response(reply.body?.pipeThrough(new CompressionStream("gzip")));
  return new Uint8Array(await zipped.arrayBuffer());
}

async function measure(name: string, env: Record<string, string>): Promise<void> {
  const shop = await startShop({ ...env, LOG_LEVEL: "warn" });
  const shopper = await signUp(shop.url);
  const cookies = new Map([...shopper.cookies, ["scripts", "1"]]);
  const session = [...cookies].map(([key, value]) => `${key}=${value}`).join("; ");
  for (const page of PAGES) {
    const url = `${shop.url}${page}`;
    const bare = await replay(await bytesOf(url));
    const [visitor, signedIn, bytes]: number[][] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      bytes?.push(rate(bare.url));
      visitor?.push(rate(url));
      signedIn?.push(rate(url, session));
    }
    await bare.stop();
    const [alone, kept, own] = [bytes, visitor, signedIn].map((values) => median(values ?? []));
    console.log(
      `${name} ${page}: visitor ${kept?.toFixed(0)}/s, bare ${alone?.toFixed(0)}/s (${((alone ?? 0) / (kept ?? 1)).toFixed(1)}x), signed in ${own?.toFixed(0)}/s`,
    );
  }
  console.log(`${name} /health: ${rate(`${shop.url}/health`).toFixed(0)}/s`);
  await shop.stop();
  removeDataDir(shop.dataDir);
}

await measure("embedded", {});
const postgres = await startPostgres();
await measure("PostgreSQL", {
  DATABASE_URL: postgres.url,
  SESSION_SECRET: "a secret of the benchmark, 32 characters long",
});
await postgres.stop();
