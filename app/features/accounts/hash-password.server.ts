import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes, timingSafeEqual } from "node:crypto";
import { APIError } from "better-auth/api";
import { Piscina } from "piscina";
import { threadFile } from "#app/config/thread-file.server.ts";

/** Passwords that may wait for the thread, a tenth of a second each; `bound-sign-ins.server.ts` lets fewer come so far. */
const LONGEST_QUEUE = 64;
/** How long an idle thread stays, in milliseconds. */
const IDLE = 600_000;

const THREAD = threadFile("features/accounts/derive-key-thread");

let thread: Piscina | undefined;

/**
 * One password at a time, in a thread of its own: the four threads that Node works with also read files and compress
 * pages, and wrong sign-ins kept them from it (decision 082).
 * @throws APIError 429 when too many wait already
 */
function deriveKey(password: string, salt: string): Promise<string> {
  thread ??= new Piscina({
    filename: THREAD,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    // Without it, every other one that waits goes to the end of the queue again.
    stricterFIFO: true,
  });
  if (thread.queueSize >= LONGEST_QUEUE)
    throw new APIError("TOO_MANY_REQUESTS", { code: "TOO_MANY_REQUESTS" });
  return thread.run({ password, salt });
}

const made = new AsyncLocalStorage<{ password: string; hash: string }>();

/**
 * Runs work that will hash this password, with the hash made beforehand. The library signs somebody up within one
 * transaction, hash included, and while it waited for the thread the embedded database, which has one connection, answered
 * nobody.
 * @throws APIError 429 when too many wait already
 */
export async function withHashMade<Result>(password: string, work: () => Promise<Result>): Promise<Result> {
  return made.run({ password, hash: await hashPassword(password) }, work);
}

/** Hashes a password for storage, as `salt:key`. */
export async function hashPassword(password: string): Promise<string> {
  const before = made.getStore();
  if (before?.password === password) return before.hash;
  const salt = randomBytes(16).toString("hex");
  return `${salt}:${await deriveKey(password, salt)}`;
}

/** Whether a password matches the stored hash. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const [salt = "", key = ""] = hash.split(":");
  const [kept, given] = [Buffer.from(key), Buffer.from(await deriveKey(password, salt))];
  return kept.length === given.length && timingSafeEqual(kept, given);
}
