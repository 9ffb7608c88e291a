import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { createHttpServer } from "#app/http/http-server.ts";
import { type Edge, openEdge } from "./edge.ts";
import { randomFrom } from "./faces/random.ts";
import { type HttpShopper, signUp } from "./http-shopper.ts";

/** How a run went: what was answered how often, and what must not have been. */
export interface FuzzReport {
  requests: number;
  statuses: Record<number, number>;
  /** Requests that were answered with a 5xx or not at all, errors in the log, rows that should not be there. */
  faults: string[];
}

interface Run {
  requests: number;
  /** The same seed sends the same requests. */
  seed: number;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string;
}

/** So many at once: more would only wait for each other. */
const AT_ONCE = 8;
/** Half requests are given up after this, in milliseconds; 15 s in the shop. */
const PATIENCE = { request: 3000, checkEvery: 200 };

/**
 * Sends nonsense over raw sockets: odd methods, addresses, headers, cookies, forms and calls, by visitors, a shopper and
 * an admin. Nothing of it is a sound order or a sound product, so orders and products must be as before.
 */
export async function fuzz({ requests, seed, databaseUrl }: Run): Promise<FuzzReport> {
  const shop = await openEdge({ env: { APP_URL: ORIGIN }, ...(databaseUrl && { databaseUrl }) });
  const server = createHttpServer(getRequestListener(shop.handle), PATIENCE).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const report: FuzzReport = { requests, statuses: {}, faults: [] };
  const cookies = await makeSessions(shop);
  const before = await readTables(shop);
  const random = randomFrom(seed);
  let left = requests;
  let signedUp = 0;
  const sendNext = async () => {
    while (left > 0) {
      left -= 1;
      const request = makeRequest(random, cookies);
      const { status, madeAccount } = await send(port, request);
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      if (madeAccount) signedUp += 1;
      if (status === 0 || status >= 500) report.faults.push(`${status}: ${show(request)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  const failures = shop.log().filter(({ level }) => Number(level) >= 50);
  report.faults.push(...failures.map((line) => `logged: ${JSON.stringify(line).slice(0, 400)}`));
  report.faults.push(...faultsOf(before, await readTables(shop), signedUp));
  server.closeAllConnections();
  server.close();
  await shop.close();
  return report;
}

const ORIGIN = "http://shop.example";

/** Cookies of nobody, a shopper and an admin, as a request sends them. */
async function makeSessions(shop: Edge): Promise<string[]> {
  const [shopper, admin] = [await signUp(shop), await signUp(shop)];
  // The first page makes the profile.
  for (const someone of [shopper, admin]) await (await someone.get("/shop")).body?.cancel();
  await shop.db.execute(sql`update users set is_admin = true where email = ${admin.email}`);
  return ["", cookieOf(shopper), cookieOf(admin)];
}

function cookieOf(shopper: HttpShopper): string {
  return [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

const PATHS = [
  ..."/ /shop /product/silk-milk /login /ouradvice /profile /checkout /cart /wishlist /preferences".split(
    " ",
  ),
  ..."/auth/google /auth/sign-out /admin/products /product-cards /image/x/640/webp/a.jpg /health".split(" "),
  ..."/restock /account/export /account/confirm /admin/pictures /admin/products.csv /admin/orders.csv".split(
    " ",
  ),
  ..."/images/uploads/x.jpg /llms.txt /sitemap.xml /robots.txt /api/auth/token /api/auth/callback/google /api/auth/oauth-popup/start".split(
    " ",
  ),
  ..."/functions/us-central1/generateChatResponse /functions/us-central1/getSkincareRecommendation".split(
    " ",
  ),
  ..."/functions/us-central1/analyzeSkinFromImage /functions/mars/x /_root.data /assets/x.js /images/../../x".split(
    " ",
  ),
];
const ENDS = [
  "",
  "",
  "",
  ".data",
  "/",
  "%00",
  "%",
  "%E0%A4",
  "%2e%2e%2f",
  "//",
  ";a=b",
  "\\x",
  "~'\"<>",
  "%F0%9F%90%9A",
];
const PARAMETERS = [
  "lang",
  "tab",
  "page",
  "q",
  "sort",
  "ids",
  "id",
  "redirect",
  "error",
  "mode",
  "_routes",
  "index",
  "sheet",
  "reset",
  "token",
  "order",
  "save",
  "from",
];
const FIELDS = [
  "intent",
  "productId",
  "quantity",
  "id",
  "theme",
  "language",
  "returnTo",
  "email",
  "password",
  "mode",
];
const MORE_FIELDS = [
  "fullName",
  "street",
  "city",
  "zipCode",
  "idempotencyKey",
  "shownTotal",
  "name",
  "price",
  "stock",
  "key",
  "version",
  "token",
  "displayName",
  "currentPassword",
  "newPassword",
  "announced",
  "offer",
];
/** Without what is soundly done with nonsense: deleting a product, signing out everywhere. */
const INTENTS = [
  ..."add step set remove put take update ask withdraw restore stock".split(" "),
  ..."change-password confirm-email delete-account".split(" "),
  "",
];
const TYPES = [
  "application/json",
  "text/plain",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "",
  "a/b;;",
];
const METHODS = ["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "PROPFIND", "QUERY", "get"];
/** Values that programs trip over. */
const ODD = [
  ..."\0|a\0b|'|\"|<script>|../../etc/passwd|%00|%|\r\nX: y|\u2028|\ud83d|é|🐚|null|undefined|NaN|[object Object]".split(
    "|",
  ),
  ..."constructor|__proto__|toString|-1|0|1|1.5|1e9|99999999999999999999|add|set|put|take|delete|update".split(
    "|",
  ),
  ..."sign-up|sign-in|forgot|reset|//evil.example|/\\evil.example|javascript:1|silk-milk|{{7*7}}|' or 1=1 --".split(
    "|",
  ),
  "",
  "a".repeat(3000),
  "🐚".repeat(400),
];
const JSONS = [
  "",
  "{",
  "null",
  "[]",
  '{"data":null}',
  '{"data":{"concern":7}}',
  '{"data":{"concern":"dry skin","language":"sp"}}',
  '{"data":{"concern":"\\u0000"}}',
  '{"data":{"message":"hi","chatHistory":[],"type":"support"}}',
  '{"data":{"message":"hi","chatHistory":[{"role":"user","parts":[{"text":"\\ud800"}]}],"type":"support"}}',
  '{"data":{"message":"hi","chatHistory":{"length":-1},"type":"advice"}}',
  '{"data":{"imageData":"data:image/jpeg;base64,AAAA"}}',
  '{"__proto__":{"data":1},"constructor":{"prototype":{}}}',
  `{"data":${"[".repeat(5000)}${"]".repeat(5000)}}`,
];

/** What looks like a picture or a table of products at first. */
const FILES = [
  Buffer.from("ffd8ffe000104a464946", "hex"),
  Buffer.from("89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000", "hex"),
  Buffer.from("id,name,price\nsilk-milk\n"),
  Buffer.from('\ufeffid;name\r\n"silk-milk;x'),
  Buffer.from(`id,${"name,".repeat(3000)}\n`),
];

type Random = () => number;

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

function chance(random: Random, share: number): boolean {
  return random() < share;
}

/** One request as it goes over the wire. */
function makeRequest(random: Random, cookies: readonly string[]): Buffer {
  const method = chance(random, 0.08) ? pick(random, METHODS) : chance(random, 0.55) ? "POST" : "GET";
  const body = method === "GET" || method === "HEAD" ? undefined : makeBody(random);
  const lines = [
    `${method} ${makeAddress(random)} HTTP/1.1`,
    `Host: ${chance(random, 0.97) ? "shop.example" : pick(random, ["", "a b", "[::1]", "evil.example:99999"])}`,
    "Connection: close",
    `X-Forwarded-For: ${chance(random, 0.9) ? `198.51.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}` : oddHeader(random)}`,
    ...(chance(random, 0.9) ? [`Origin: ${ORIGIN}`] : [`Origin: ${oddHeader(random)}`]),
    `Cookie: ${chance(random, 0.8) ? pick(random, cookies) : `nacre.session_token=${oddHeader(random)}; theme=${oddHeader(random)}`}`,
    ...(chance(random, 0.1) ? [`Authorization: Bearer ${oddHeader(random)}`] : []),
    ...(chance(random, 0.1) ? [`Referer: ${oddHeader(random)}`] : []),
    ...(chance(random, 0.05) ? ["Accept: text/event-stream"] : []),
    ...(body ? [`Content-Type: ${body.type}`, `Content-Length: ${lengthOf(random, body.bytes)}`] : []),
  ];
  return Buffer.concat([
    Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"),
    body?.bytes ?? Buffer.alloc(0),
  ]);
}

/** Nearly always true: who lies about it only waits to be cut off. */
function lengthOf(random: Random, bytes: Buffer): number {
  return bytes.length + (chance(random, 0.003) ? 7 : 0);
}

function makeAddress(random: Random): string {
  const path = `${pick(random, PATHS)}${chance(random, 0.5) ? pick(random, ENDS) : ""}`;
  if (!chance(random, 0.4)) return path;
  const value = pick(random, ODD);
  const raw = chance(random, 0.2) ? value.replaceAll(/[^!-~]/g, "%") : percent(value);
  return `${path}?${pick(random, PARAMETERS)}=${raw}`;
}

/** Percent-encoded byte by byte: half of a character stays one. */
function percent(text: string): string {
  return Buffer.from(text, "utf8").reduce((all, byte) => `${all}%${byte.toString(16).padStart(2, "0")}`, "");
}

function oddHeader(random: Random): string {
  return pick(random, ODD).replaceAll(/[\r\n\0]/g, " ");
}

function makeBody(random: Random): { type: string; bytes: Buffer } {
  if (chance(random, 0.3))
    return { type: pick(random, ["application/json", ...TYPES]), bytes: Buffer.from(pick(random, JSONS)) };
  if (chance(random, 0.1)) {
    const noise = Buffer.from(Array.from({ length: 200 }, () => Math.floor(random() * 256)));
    return { type: pick(random, TYPES), bytes: noise };
  }
  if (chance(random, 0.05))
    return { type: pick(random, ["image/jpeg", "text/csv", ...TYPES]), bytes: pick(random, FILES) };
  if (chance(random, 0.1)) return { type: "multipart/form-data; boundary=x", bytes: makeParts(random) };
  const pairs = Array.from({ length: Math.ceil(random() * 8) }, () => makePair(random));
  return { type: "application/x-www-form-urlencoded", bytes: Buffer.from(pairs.join("&")) };
}

/** A field that some form has; never the whole of a product or of an order. */
function makePair(random: Random): string {
  const name = pick(random, [...FIELDS, ...FIELDS, ...MORE_FIELDS]);
  if (name === "intent") return `intent=${pick(random, INTENTS)}`;
  return `${name}=${percent(pick(random, ODD))}`;
}

function makeParts(random: Random): Buffer {
  const parts = Array.from({ length: 3 }, () => {
    const file = chance(random, 0.3) ? '; filename="a.txt"' : "";
    const head = `Content-Disposition: form-data; name="${pick(random, FIELDS)}"${file}`;
    return `--x\r\n${head}\r\n\r\n${pick(random, ODD)}\r\n`;
  });
  return Buffer.from(`${parts.join("")}${chance(random, 0.8) ? "--x--\r\n" : ""}`);
}

/** The status that came back, 0 for none, and whether an account was made. */
async function send(port: number, request: Buffer): Promise<{ status: number; madeAccount: boolean }> {
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", () => {});
  socket.setTimeout(60_000, () => socket.destroy());
  socket.write(request);
  // Whoever is refused with their body unread may be hung up on; what was said before still counts.
  await new Promise((resolve) => socket.once("close", resolve));
  const reply = Buffer.concat(chunks).toString("latin1");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1] ?? 0);
  const isLogin = /^POST \/login/.test(request.toString("latin1"));
  return { status, madeAccount: isLogin && /^set-cookie: nacre\.session_token=[^;]+/im.test(reply) };
}

function show(request: Buffer): string {
  return JSON.stringify(request.toString("latin1").slice(0, 700));
}

interface Tables {
  products: unknown[];
  orders: unknown[];
  users: Record<string, unknown>[];
}

async function readTables({ rows }: Edge): Promise<Tables> {
  return {
    products: await rows(sql`select * from products order by id`),
    orders: await rows(sql`select * from orders order by id`),
    users: await rows(sql`select * from users order by created_at, id`),
  };
}

const line = z.string().trim().min(1).max(200);
/** What a shopper may change of their own row. */
const changeable = z.looseObject({
  cart: z.array(z.strictObject({ productId: z.string(), quantity: z.number().int().min(1).max(999) })),
  cart_changes: z.array(z.string().min(8).max(40)),
  wishlist: z.array(z.string()),
  display_name: line,
  address: z
    .strictObject({ fullName: line, street: line, city: line, state: line, zipCode: line, country: line })
    .nullable(),
});

/** What is in the tables and should not be. */
function faultsOf(before: Tables, after: Tables, signedUp: number): string[] {
  const faults: string[] = [];
  for (const table of ["products", "orders"] as const) {
    if (JSON.stringify(before[table]) !== JSON.stringify(after[table])) faults.push(`${table} have changed`);
  }
  const made = after.users.length - before.users.length;
  if (made !== signedUp) faults.push(`${signedUp} signed up, ${made} profiles were made`);
  const known = new Set(before.products.map((product) => Object(product).id));
  for (const user of after.users) faults.push(...faultsOfUser(user, before.users, known));
  return faults;
}

function faultsOfUser(
  user: Record<string, unknown>,
  before: Tables["users"],
  products: ReadonlySet<unknown>,
): string[] {
  const parsed = changeable.safeParse(user);
  if (!parsed.success) return [`profile ${user["id"]}: ${parsed.error.issues[0]?.message}`];
  const ids = [...parsed.data.cart.map(({ productId }) => productId), ...parsed.data.wishlist];
  const faults = ids
    .filter((id) => !products.has(id))
    .map((id) => `profile ${user["id"]} holds the product ${id}`);
  const earlier = before.find(({ id }) => id === user["id"]) ?? {
    is_admin: false,
    store_credit: 0,
    orders: [],
  };
  for (const name of Object.keys(earlier)) {
    if (name in changeable.shape) continue;
    if (JSON.stringify(earlier[name]) !== JSON.stringify(user[name]))
      faults.push(`profile ${user["id"]}: ${name} has changed`);
  }
  return faults;
}
