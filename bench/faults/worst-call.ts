import { openEdge } from "../../test/edge.ts";
import { signUp } from "../../test/http-shopper.ts";
import { randomFrom } from "../../test/faces/random.ts";

/**
 * `node bench/faults/worst-call.ts [rounds] [seed]`: searches for the single call that costs the shop most. Texts of
 * the longest size that is let through are made of what programs find hard, the dearest so far is varied, and the
 * dearest of each endpoint is measured again: the median of five, in CPU milliseconds of this process, which is the shop.
 */
const [rounds = 60, seed = 1] = process.argv.slice(2).map(Number);
/** CPU milliseconds. */
const BAR = 250;

const random = randomFrom(seed);
const shop = await openEdge();
const shopper = await signUp(shop);
const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
let calls = 0;

/** Pieces of which texts are made: long and short words, repeats, brackets, marks, emoji, words the expert knows. */
const PIECES = [
  ..."a |the |1 |12 |, |. |(|[|\n|\t| |%|'|\"|-|a, |x1|no |not |ni |sin |sans ".split("|"),
  ..."🐚|👩‍🔬|e\u0301|ﷺ|İ|ß|漢字|abcdefghij|aaaaaaaaaa|qwertzuiop".split("|"),
  ..."dry skin |acne |no acne, |retinol |quiet harbor serum |silk milk |oil |gel |baby 1 month |lump |my |I am 15 ".split(
    "|",
  ),
  ..."between 1 and |under $ |cream for |tengo la piel |j'ai la peau |serum and |pregnant |allergic to ".split(
    "|",
  ),
];

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** A text of just this length: one piece over and over, or several in turn. */
function textOf(length: number, pieces: readonly string[]): string {
  const once = pieces.join("");
  return once
    .repeat(Math.ceil(length / once.length))
    .slice(0, length)
    .toWellFormed()
    .replaceAll("\uFFFD", "");
}

type Call = (pieces: readonly string[]) => [path: string, init: RequestInit];

const functionCall = (name: string, data: object): ReturnType<Call> => [
  `/functions/us-central1/${name}`,
  { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ data }) },
];
const form = (path: string, body: string, headers = {}): ReturnType<Call> => [
  path,
  {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Cookie: cookie, ...headers },
    body,
  },
];
const get = (path: string, headers = {}): ReturnType<Call> => [
  path,
  { method: "GET", headers: { Cookie: cookie, ...headers } },
];
const entry = (role: string, text: string) => ({ role, parts: [{ text }] });
const half = (pieces: readonly string[], length: number) =>
  encodeURIComponent(textOf(length, pieces)).slice(0, 7900).replace(/%.?$/, "");

const CALLS: Record<string, Call> = {
  "advice for 2,000 characters": (pieces) =>
    functionCall("getSkincareRecommendation", { concern: `x${textOf(1998, pieces)}x`, language: "en" }),
  "chat, 2,000 characters": (pieces) =>
    functionCall("generateChatResponse", {
      message: `x${textOf(1998, pieces)}x`,
      chatHistory: [],
      type: "support",
    }),
  "chat, 40 turns of 1,000": (pieces) =>
    functionCall("generateChatResponse", {
      message: `x${textOf(1998, pieces)}x`,
      chatHistory: Array.from({ length: 40 }, (_, place) =>
        entry(place % 2 ? "model" : "user", textOf(990, pieces)),
      ),
      type: "support",
    }),
  "chat, 10 turns of 4,000": (pieces) =>
    functionCall("generateChatResponse", {
      message: "And then?",
      chatHistory: Array.from({ length: 9 }, () => entry("user", textOf(4000, pieces))),
      type: "support",
      language: "sp",
    }),
  "chat, 250 kB of lists": () =>
    functionCall("generateChatResponse", {
      message: "hi",
      chatHistory: Array(120_000).fill(1),
      type: "support",
    }),
  "chat, 250 kB nested": () => [
    "/functions/us-central1/generateChatResponse",
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: `{"data":${"[".repeat(120_000)}${"]".repeat(120_000)}}`,
    },
  ],
  "search, 2,500 characters": (pieces) => get(`/shop?q=${half(pieces, 2500)}`),
  "search, 100 characters": (pieces) => get(`/shop?q=${half(pieces, 100)}`),
  "cards for 3,900 ids": () => get(`/product-cards?ids=${"a,".repeat(3900)}`),
  "cards for many ids": (pieces) => get(`/product-cards?ids=${half(pieces, 2000)}`),
  "a product of 7,000 characters": (pieces) => get(`/product/${half(pieces, 2300)}`),
  "a form of 200 fields": () => form("/cart", "a=b&".repeat(199)),
  "a form of 120,000 fields": () => form("/cart", "a&".repeat(120_000)),
  "a form of 250 kB": (pieces) =>
    form("/preferences", `returnTo=/${encodeURIComponent(textOf(25_000, pieces))}`),
  "a form in 3,000 parts": () =>
    form("/cart", `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(4500)}--x--\r\n`, {
      "Content-Type": "multipart/form-data; boundary=x",
    }),
  "an address": (pieces) =>
    form(
      "/profile",
      "fullName street city state zipCode country"
        .split(" ")
        .map((name) => `${name}=${encodeURIComponent(textOf(200, pieces))}`)
        .join("&"),
    ),
  "signing in": (pieces) =>
    form("/login", `mode=sign-in&email=a@b.example&password=${encodeURIComponent(textOf(120, pieces))}`, {
      Cookie: "",
    }),
  "signing up": () =>
    form(
      "/login",
      `mode=sign-up&email=${crypto.randomUUID()}@test.example&password=a%20long%20enough%20password`,
      { Cookie: "" },
    ),
  "cookies of 12 kB": (pieces) =>
    get("/", { Cookie: `nacre.session_token=${half(pieces, 6000)}; ${"a=b; ".repeat(900)}` }),
  home: () => get("/"),
  shop: () => get("/shop"),
  profile: () => get("/profile"),
  "the sitemap": () => get("/sitemap.xml"),
};

/** CPU milliseconds of one call, its reply read to the end. */
async function costOf(call: Call, pieces: readonly string[]): Promise<number> {
  calls += 1;
  const [path, init] = call(pieces);
  // An address of its own each time, or the throttles would answer.
  const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  const headers = { Origin: shop.url, "X-Forwarded-For": address, ...init.headers };
  const before = process.cpuUsage();
  const reply = await shop.fetch(`${shop.url}${path}`, { ...init, headers, redirect: "manual" });
  await reply.arrayBuffer();
  const { user, system } = process.cpuUsage(before);
  if (reply.status >= 500) throw new Error(`${path.slice(0, 100)} answered ${reply.status}`);
  return (user + system) / 1000;
}

/** The dearest pieces that were found for a call. */
async function search(call: Call): Promise<readonly string[]> {
  let worst = { pieces: ["a "] as readonly string[], cost: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const pieces =
      round < PIECES.length
        ? [PIECES[round] as string]
        : random() < 0.5
          ? [...worst.pieces, pick(PIECES)]
          : [pick(PIECES), pick(PIECES), pick(PIECES)];
    const cost = await costOf(call, pieces);
    if (cost > worst.cost) worst = { pieces, cost };
  }
  return worst.pieces;
}

for (const [name, call] of Object.entries(CALLS)) {
  for (let warm = 0; warm < 3; warm += 1) await costOf(call, ["dry skin "]);
  const pieces = call.length > 0 ? await search(call) : [];
  const costs = [];
  for (let again = 0; again < 5; again += 1) costs.push(await costOf(call, pieces));
  const median = costs.toSorted((a, b) => a - b)[2] ?? 0;
  if (median > BAR) process.exitCode = 1;
  const what = pieces.length > 0 ? `, worst: ${JSON.stringify(pieces.join("|"))}` : "";
  process.stdout.write(`${median > BAR ? "FAIL" : "ok  "} ${name}: ${Math.round(median)} ms of CPU${what}\n`);
}
await shop.close();
