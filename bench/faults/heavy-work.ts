import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { removeDataDir, startShop } from "../../e2e/support/shop.ts";
import { portraitUrl } from "../../test/faces/photographs.ts";
import { fillCart, type HttpShopper, signUp, visit } from "../../test/http-shopper.ts";
import { check, given } from "./support.ts";

/**
 * `node bench/faults/heavy-work.ts [seconds] [lines] [one]`: everything that docs/heavy-work.md lists, all at once and again
 * and again, beside two visitors and two shoppers who read; or the one that is named. Quiet and busy turns alternate in one
 * run, so that neighbours on the machine weigh on both. Bar: p99 of pages within twice the quiet one, no page that fails.
 */
const SECONDS = given(0, 10);
/** Products in the file that the owner sends. */
const LINES = given(1, 500);
const only = process.argv[4];
const ROUNDS = 2;
const PAGES = ["/", "/shop", "/product/silk-milk", "/?q=1", "/shop?category=Serum"];
const PASSWORD = "a long enough password";

const shop = await startShop({ LOG_LEVEL: "silent" });
const copies = mkdtempSync(join(tmpdir(), "nacre-heavy-"));
try {
  await measure();
} finally {
  await shop.stop();
  removeDataDir(shop.dataDir);
  rmSync(copies, { recursive: true });
}

async function measure(): Promise<void> {
  const owner = await signUp(shop.url);
  await run("tools/admin.ts", "grant", owner.email);
  const shoppers = await Promise.all([signUp(shop.url), signUp(shop.url)]);
  for (const shopper of shoppers) await fillCart(shopper, "silk-milk");
  const works = await prepare(owner, shoppers[0] as HttpShopper);
  const chosen = Object.entries(works).filter(([name]) => !only || name === only);
  const readers = [...shoppers, visit(shop.url), visit(shop.url)];
  await readAll(readers, 3_000);
  const [quiet, busy]: [number[], number[]] = [[], []];
  const done: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(...(await readAll(readers, SECONDS * 1000)));
    let over = false;
    const working = chosen.map(async ([name, work]) => {
      do {
        await work();
        done[name] = (done[name] ?? 0) + 1;
      } while (!over);
    });
    busy.push(...(await readAll(readers, SECONDS * 1000)));
    over = true;
    await Promise.all(working);
  }
  check("every kind of work was done", Object.keys(done).length === chosen.length, done);
  const ratio = at(busy, 0.99) / at(quiet, 0.99);
  const figures = { p50: [at(quiet, 0.5), at(busy, 0.5)], p99: [at(quiet, 0.99), at(busy, 0.99)] };
  check("p99 of pages within twice the quiet one", ratio < 2, {
    ratio: Number(ratio.toFixed(2)),
    ...figures,
    worst: at(busy, 1),
    pages: [quiet.length, busy.length],
  });
}

/** Each kind of work, once. */
async function prepare(
  owner: HttpShopper,
  shopper: HttpShopper,
): Promise<Record<string, () => Promise<void>>> {
  const picture = await large();
  const portrait = await portraitUrl();
  const { token } = (await (await shopper.get("/api/auth/token")).json()) as { token: string };
  const call = async (name: string, data: object) => {
    const reply = await fetch(`${shop.url}/functions/us-central1/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ data }),
    });
    await reply.arrayBuffer();
    // A shopper who is told to come back waits a little.
    if (reply.status === 429) await new Promise((resolve) => setTimeout(resolve, 500));
  };
  const file = fileOf(LINES);
  const send = async (path: string, body: Uint8Array<ArrayBuffer> | string) => {
    const cookie = [...owner.cookies].map((pair) => pair.join("=")).join("; ");
    const reply = await fetch(`${shop.url}${path}`, {
      method: "POST",
      headers: { Origin: shop.url, Cookie: cookie },
      body,
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    await reply.arrayBuffer();
  };
  const get = async (person: HttpShopper, path: string) =>
    void (await (await person.get(path)).arrayBuffer());
  const words = "my skin is dry and red and itches around the nose and eyes in winter ".repeat(28);
  let turn = 0;
  const next = () => (turn += 1);
  return {
    "a file of products, tried": () => send("/admin/products.csv", file),
    "a file of products, saved": () => send("/admin/products.csv?save", file),
    "a file of blank lines": async () => {
      await send("/admin/products.csv", `name\n${"\n".repeat(19_000)}`).catch(() => {});
    },
    "products and orders as files": async () => {
      await get(owner, "/admin/products.csv");
      await get(owner, "/admin/orders.csv");
    },
    "a picture of 24 megapixels": () => send("/admin/pictures", picture),
    "sizes of pictures": async () => {
      const page = await (await visit(shop.url).get("/")).text();
      const sizes = [...page.matchAll(/\/image\/[^"\s,]+/g)].map(([path]) => path);
      const path = sizes[next() % sizes.length] ?? "";
      // Files of earlier tries are kept.
      await get(visit(shop.url), path);
    },
    "an analysis": () => call("analyzeSkinFromImage", { imageData: portrait }),
    advice: () => call("getSkincareRecommendation", { concern: words.slice(0, 2000) }),
    "a chat": () =>
      call("generateChatResponse", {
        message: words.slice(0, 1900),
        type: "advice",
        chatHistory: Array.from({ length: 20 }, (_, place) => ({
          role: place % 2 ? "model" : "user",
          parts: [{ text: words.slice(0, 900) }],
        })),
      }),
    "wrong sign-ins": async () => {
      await Promise.all(
        Array.from({ length: 10 }, async () => {
          const reply = await visit(shop.url).post("/login", {
            mode: "sign-in",
            email: `nobody-${next()}@test.example`,
            password: "a wrong password",
          });
          await reply.arrayBuffer();
        }),
      );
    },
    "a right sign-in": async () => {
      const email = (await signUp(shop.url)).email;
      const reply = await visit(shop.url).post("/login", { mode: "sign-in", email, password: PASSWORD });
      await reply.arrayBuffer();
    },
    searches: () =>
      get(visit(shop.url), `/shop?q=${encodeURIComponent(`${words.slice(next() % 50, 900)} ${next()}`)}`),
    "pages that are not kept": () => get(visit(shop.url), `/shop?q=serum${next()}`),
    "one's own data": () => get(shopper, "/account/export"),
    "a copy of the shop": async () => {
      await run("tools/db-export.ts", join(copies, `${next()}.jsonl.gz`));
    },
    "half requests": halfRequests,
  };
}

/** A command of the terminal, of the running shop. */
async function run(tool: string, ...words: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [tool, ...words], {
    env: { ...process.env, DATA_DIR: shop.dataDir },
  });
}

/** Connections that send half a request and leave. */
async function halfRequests(): Promise<void> {
  const { hostname, port } = new URL(shop.url);
  await Promise.all(
    Array.from(
      { length: 20 },
      () =>
        new Promise<void>((left) => {
          const socket = connect(Number(port), hostname, () => {
            socket.write("POST /cart HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf");
            setTimeout(() => socket.destroy(), 100);
          });
          socket.on("error", () => {});
          socket.on("close", () => left());
        }),
    ),
  );
}

/** New products, each with texts of its own; sent again they are made anew. */
function fileOf(lines: number): string {
  const story = "A light cream with glycerin for dry and sensitive skin that wants to be left alone. ".repeat(
    6,
  );
  const rows = Array.from(
    { length: lines },
    (_, place) =>
      `Cream ${place},12.50,5,Moisturizer,"${story} Batch ${place}.",In the morning.,silk-milk/hero.jpg,"Aqua, Glycerin, Niacinamide"`,
  );
  return `name,price,stock,category,description,usage,imageUrl,ingredients\n${rows.join("\n")}\n`;
}

async function large(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 20 };
  const made = sharp({ create: { width: 4000, height: 6000, channels: 3, background: "pink", noise } });
  return new Uint8Array(await made.jpeg({ quality: 60 }).toBuffer());
}

/** Reads pages one after the other. @returns the milliseconds of each, until all of it was there */
async function readFor(reader: HttpShopper, milliseconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const asked = performance.now();
    const reply = await reader.get(PAGES[times.length % PAGES.length] as string);
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`A page answered ${reply.status}.`);
    times.push(performance.now() - asked);
    // Readers look at what they got.
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return times;
}

async function readAll(readers: HttpShopper[], milliseconds: number): Promise<number[]> {
  return (await Promise.all(readers.map((reader) => readFor(reader, milliseconds)))).flat();
}

function at(times: number[], share: number): number {
  const place = Math.min(times.length - 1, Math.floor(times.length * share));
  return Number((times.toSorted((a, b) => a - b)[place] ?? 0).toFixed(1));
}
