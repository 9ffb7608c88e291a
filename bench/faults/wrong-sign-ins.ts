import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { removeDataDir, startShop } from "../../e2e/support/shop.ts";
import { fillCart, type HttpShopper, signUp, visit } from "../../test/http-shopper.ts";
import { check, given } from "./support.ts";

/**
 * `node bench/faults/wrong-sign-ins.ts [tries] [rounds]`: 500 wrong sign-ins at once, a third of them for the owner's
 * account, from 300 addresses: half of them IPv4, half within one IPv6 /48. Meanwhile visitors and shoppers read, and
 * the owner signs in, on a device that the shop knows and on a new one. Quiet and busy turns alternate in one run, so that
 * neighbours on the machine weigh on both. The tries come from a thread of their own, or sending them would be measured.
 */
const ADDRESSES = 300;
const READERS = 2;
/** Milliseconds of each quiet turn, and of a busy one at least. */
const TURN = 8_000;
const PAGES = ["/", "/shop", "/product/silk-milk", "/?q=1", "/shop?category=Serum"];
const PASSWORD = "a long enough password";

if (isMainThread) await measure();
else await sendTries(workerData);

async function measure(): Promise<void> {
  const tries = given(0, 500);
  const rounds = given(1, 3);
  const shop = await startShop({ LOG_LEVEL: "silent" });
  try {
    const owner = await signUp(shop.url);
    const readers = await Promise.all(Array.from({ length: READERS }, () => signUp(shop.url)));
    for (const reader of readers) await fillCart(reader, "silk-milk");
    const everyone = [...readers, ...Array.from({ length: READERS }, () => visit(shop.url))];
    await Promise.all(everyone.map((reader) => readFor(reader, 3_000)));
    const [quiet, busy]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(...(await readAll(everyone, TURN)));
      const attack = new Worker(new URL(import.meta.url), {
        workerData: { url: shop.url, email: owner.email, tries, round },
      });
      const answered = new Promise<Record<string, number>>((resolve, reject) => {
        attack.once("message", resolve);
        attack.once("error", reject);
      });
      await new Promise((begun) => attack.once("online", begun));
      const known = enter(owner.at(shop.url), owner.email);
      const fresh = enter(visit(shop.url), owner.email);
      const reading = readAll(everyone, TURN, answered);
      const [statuses, knownAfter, freshAfter] = await Promise.all([answered, known, fresh]);
      busy.push(...(await reading));
      check("every try was answered 401 or 429", onlyRefused(statuses, tries), statuses);
      check("the owner gets in on a device that is known, ms", knownAfter.ms < 10_000, knownAfter);
      check("the owner gets in on a new device, ms", freshAfter.ms < 60_000, freshAfter);
    }
    const figures = { quiet: at99(quiet), busy: at99(busy), worst: Math.max(...busy), pages: busy.length };
    check("p99 of pages within twice the quiet one, ms", figures.busy < 2 * figures.quiet, figures);
  } finally {
    await shop.stop();
    removeDataDir(shop.dataDir);
  }
}

/** Signs in with the right password, as somebody does who is asked to try again in a moment. */
async function enter(person: HttpShopper, email: string): Promise<{ ms: number; tries: number }> {
  const started = performance.now();
  for (let tries = 1; ; tries += 1) {
    const reply = await person.post("/login", { mode: "sign-in", email, password: PASSWORD });
    await reply.arrayBuffer();
    const ms = Math.round(performance.now() - started);
    if (reply.status === 302 || ms > 60_000) return { ms, tries };
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

/** Reads pages one after the other. @returns the milliseconds of each, until all of it was there */
async function readFor(reader: HttpShopper, turn: number, also?: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const started = performance.now();
  let over = also === undefined;
  also?.then(() => {
    over = true;
  });
  while (performance.now() - started < turn || !over) {
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

async function readAll(readers: HttpShopper[], turn: number, also?: Promise<unknown>): Promise<number[]> {
  return (await Promise.all(readers.map((reader) => readFor(reader, turn, also)))).flat();
}

function at99(times: number[]): number {
  return Number((times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0).toFixed(1));
}

function onlyRefused(statuses: Record<string, number>, tries: number): boolean {
  return (statuses["401"] ?? 0) + (statuses["429"] ?? 0) === tries;
}

interface Attack {
  url: string;
  email: string;
  tries: number;
  round: number;
}

async function sendTries({ url, email, tries, round }: Attack): Promise<void> {
  const statuses: Record<string, number> = {};
  const send = async (place: number) => {
    const from = place % ADDRESSES;
    const address =
      from % 2 ? `198.51.${100 + round}.${from >> 1}` : `2001:db8:${round}:${(from >> 1).toString(16)}::1`;
    const reply = await fetch(`${url}/login`, {
      method: "POST",
      headers: { Origin: url, "X-Forwarded-For": address },
      body: new URLSearchParams({
        mode: "sign-in",
        email: place % 3 ? `nobody-${place}@test.example` : email,
        password: `a wrong password ${place}`,
      }),
      redirect: "manual",
    });
    await reply.arrayBuffer();
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
  };
  await Promise.all(Array.from({ length: tries }, (_, place) => send(place)));
  parentPort?.postMessage(statuses);
}
