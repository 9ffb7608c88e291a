import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { removeDataDir, startShop } from "../../e2e/support/shop.ts";
import { checkOut, fillCart, type HttpShopper, isPlaced, signUp, visit } from "../../test/http-shopper.ts";
import { startPostgres } from "../../test/postgres.ts";
import { memoryOf } from "../memory.ts";
import { check, checkOrders, checkStock, connect, SECRET, withEmbedded } from "./support.ts";

/**
 * `node bench/faults/long-run.ts embedded|postgres [minutes]`: visitors, shoppers, chats and an owner for two hours, or for so
 * many minutes, on a shop of its own. In the middle its mail server freezes, its disk fills up (Linux, as root: a small file
 * system in memory) and PostgreSQL is restarted, each for a twentieth of the time. Bars: no order that was acknowledged is
 * lost; no shopper sees an error but during the faults; after the first quarter, memory no longer grows (a tenth).
 */
const [kind = "embedded", minutes = "120"] = process.argv.slice(2);
const LENGTH = Number(minutes) * 60_000;
const FAULT = LENGTH / 20;
const MEGABYTES = 700;
const STOCK = 1_000_000;
const LINE = { productId: "silk-milk", quantity: 1, price: 3800 };
const PAGES = [
  "/",
  "/shop",
  "/product/silk-milk",
  "/shop?category=Serum",
  "/shop?q=serum",
  "/product/first-light-serum",
];
/** One shopper may place thirty orders in ten minutes. */
const SHOPPERS = 16;

const disk = mkdtempSync(join(tmpdir(), "nacre-long-run-"));
execFileSync("mount", ["-t", "tmpfs", "-o", `size=${MEGABYTES}m,mode=777`, "tmpfs", disk]);
process.once("exit", () => {
  execFileSync("umount", ["-l", disk]);
  rmSync(disk, { recursive: true, force: true });
});

const mail = await mailServer();
const postgres =
  kind === "postgres" ? await onDisk(() => startPostgres({ settings: ["max_wal_size=64MB"] })) : undefined;
const dataDir = join(disk, "shop");
const env = {
  LOG_LEVEL: "silent",
  DATA_DIR: dataDir,
  SMTP_URL: mail.url,
  ...(postgres && { DATABASE_URL: postgres.url, SESSION_SECRET: SECRET }),
};
await (await startShop(env)).stop();
await withDatabase((db) => db.query("UPDATE products SET stock = $1 WHERE id = $2", [STOCK, LINE.productId]));
const shop = await startShop(env);

/** What goes wrong just now, and what did until a moment ago. */
let fault: string | undefined;
const seen = { pages: 0, chats: 0, orders: 0, refused: 0, during: 0 };
const errors: string[] = [];
const acknowledged: string[] = [];
const memory: number[] = [];
const end = performance.now() + LENGTH;

await run();
await report();

async function run(): Promise<void> {
  const shoppers: HttpShopper[] = [];
  for (let place = 0; place < SHOPPERS; place += 1) shoppers.push(await signUp(shop.url));
  const someone = (turn: number) => shoppers[turn % SHOPPERS] as HttpShopper;
  await Promise.all([
    ...[0, 1].map((lane) =>
      repeat(50, (turn) => look(turn % 4 === 0 ? someone(turn + lane) : visit(shop.url), turn)),
    ),
    repeat(3_000, (turn) => buy(someone(turn))),
    repeat(4_000, (turn) => chat(turn)),
    repeat(20_000, async () => {
      shoppers.push(await signUp(shop.url));
      shoppers.shift();
    }),
    watch(),
    breakThings(),
  ]);
}

/** One after the other, until the end; what fails is noted. */
async function repeat(everyMs: number, work: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; performance.now() < end; turn += 1) {
    const then = pause(everyMs);
    const before = fault;
    await work(turn).catch((error: Error) => note(`${error.message}`, before));
    await then;
  }
}

function note(what: string, before: string | undefined): void {
  if (before !== undefined || fault !== undefined) seen.during += 1;
  else {
    errors.push(`${Math.round((LENGTH - (end - performance.now())) / 1000)} s: ${what}`);
    console.log(errors.at(-1));
  }
}

async function look(person: HttpShopper, turn: number): Promise<void> {
  const path = PAGES[turn % PAGES.length] as string;
  const reply = await person.get(path);
  await reply.arrayBuffer();
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
  seen.pages += 1;
}

async function buy(shopper: HttpShopper): Promise<void> {
  const key = crypto.randomUUID();
  // A fault leaves in the cart what it kept from being ordered.
  await (await shopper.post("/cart", { intent: "remove", productId: LINE.productId })).body?.cancel();
  await fillCart(shopper, LINE.productId);
  const reply = await checkOut(shopper, LINE, key);
  await reply.arrayBuffer();
  if (isPlaced(reply)) {
    acknowledged.push(key);
    seen.orders += 1;
  } else if (reply.status === 429) seen.refused += 1;
  else throw new Error(`an order was answered ${reply.status}`);
}

async function chat(turn: number): Promise<void> {
  const reply = await fetch(`${shop.url}/functions/us-central1/generateChatResponse`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": `10.9.${turn % 250}.1` },
    body: JSON.stringify({
      data: { message: `How long does delivery take? ${turn}`, chatHistory: [], type: "support" },
    }),
  });
  await reply.arrayBuffer();
  if (reply.status !== 200) throw new Error(`a chat was answered ${reply.status}`);
  seen.chats += 1;
}

async function watch(): Promise<void> {
  const every = Math.min(60_000, LENGTH / 20);
  while (performance.now() < end) {
    await pause(every);
    memory.push(memoryOf(shop));
    process.stdout.write(
      `${Math.round((memory.length * every) / 1000)} s: ${memory.at(-1)} MB ${JSON.stringify(seen)}\n`,
    );
  }
}

/** Each fault in its time, with a quiet time behind it. */
async function breakThings(): Promise<void> {
  await pause(LENGTH * 0.4);
  mail.freeze();
  // A frozen mail server is nothing that a shopper may notice.
  await pause(FAULT);
  mail.thaw();
  await during("a full disk", async () => {
    const ballast = fill();
    await pause(FAULT);
    rmSync(ballast);
    // PostgreSQL ends when its log finds no room; whoever runs it starts it again.
    if (postgres)
      await connect(postgres.url).then(
        (client) => client.end(),
        () => postgres.up(),
      );
  });
  await pause(FAULT);
  if (!postgres) return;
  await during("PostgreSQL restarted", async () => {
    await postgres.down();
    await pause(Math.min(FAULT, 10_000));
    await postgres.up();
  });
}

async function during(what: string, work: () => Promise<void>): Promise<void> {
  fault = what;
  await work();
  // The shop hears of it with its next look.
  await pause(5_000);
  fault = undefined;
}

/** Takes all that is left of the disk, but a page. */
function fill(): string {
  const ballast = join(disk, "ballast");
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 4096)));
  return ballast;
}

async function report(): Promise<void> {
  check(`${kind}: ${minutes} minutes`, true, seen);
  check("no error that a shopper saw but during the faults", errors.length === 0, errors.slice(0, 5));
  const later = memory.slice(Math.ceil(memory.length / 4));
  const [first, last] = [
    median(later.slice(0, Math.ceil(later.length / 3))),
    median(later.slice(-Math.ceil(later.length / 3))),
  ];
  check("memory is flat after the first quarter, MB", last < first * 1.1, {
    first,
    last,
    most: Math.max(...memory),
  });
  check("SIGTERM ends the process cleanly", (await shop.stop()) === 0);
  await withDatabase(async (db) => {
    await checkOrders(db, acknowledged);
    await checkStock(db, LINE.productId, STOCK);
  });
  check("mails went out", mail.count() > 0, mail.count());
  mail.close();
  await postgres?.stop();
  removeDataDir(dataDir);
  process.exit();
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

async function withDatabase(work: Parameters<typeof withEmbedded>[1]): Promise<void> {
  if (!postgres) return withEmbedded(dataDir, work);
  const sql = await connect(postgres.url);
  await work(sql);
  await sql.end();
}

/** Temporary folders lie on the small disk meanwhile. */
async function onDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  const usual = process.env["TMPDIR"] ?? tmpdir();
  process.env["TMPDIR"] = disk;
  const made = await work();
  process.env["TMPDIR"] = usual;
  return made;
}

/** Takes every mail and keeps none, unless it is frozen: then it takes connections and says nothing. */
async function mailServer() {
  let frozen = false;
  let mails = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    const say = (line: string) => !frozen && socket.write(`${line}\r\n`);
    let inMail = false;
    say("220 mail.test");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").slice(0, -1)) {
        if (inMail) {
          if (line !== ".") continue;
          inMail = false;
          mails += 1;
          say("250 ok");
        } else if (/^DATA/i.test(line)) {
          inMail = true;
          say("354 go on");
        } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
        else say("250 ok");
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => mails,
    freeze: () => {
      frozen = true;
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
