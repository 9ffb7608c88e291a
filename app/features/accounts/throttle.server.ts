import { lt } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "#app/db/client.server.ts";
import { outageOf } from "#app/db/outage.ts";
import { authThrottle } from "#app/db/schema.ts";

const MINUTE = 60;

/**
 * How often something may be tried: `points` times in `duration` seconds. With `step`, a process takes that many points
 * from the database at once and counts them down itself: still never more than `points` in all, but one write per
 * `step` tries. Points that a process took and did not use are lost until the duration has passed.
 */
interface Rule {
  points: number;
  duration: number;
  step?: number;
}

const LIMITS = {
  /** One account from one address: stops guessing, and nobody can lock someone else out from elsewhere. */
  "sign-in": { points: 10, duration: 15 * MINUTE },
  /** One address over all accounts. */
  "sign-in-address": { points: 100, duration: 15 * MINUTE },
  /** One account from everywhere: stops guessing from many addresses. */
  "sign-in-account": { points: 100, duration: 60 * MINUTE },
  "sign-up-address": { points: 30, duration: 60 * MINUTE },
  /** Links for a new password, asked for and used from one address, and asked for one account. */
  "reset-address": { points: 20, duration: 60 * MINUTE },
  "reset-account": { points: 3, duration: 60 * MINUTE },
  /** Links that make a device known while others guess at the account. */
  "device-account": { points: 3, duration: 60 * MINUTE },
  /** Mails to one address that ask to confirm it: the first, and three more that were asked for. */
  "confirm-email": { points: 4, duration: 60 * MINUTE },
  /** The password that a signed-in person is asked for again. */
  "account-secret": { points: 10, duration: 15 * MINUTE },
  /** Codes after the right password: counted per account over all addresses; a known device is counted separately. */
  "second-factor": { points: 10, duration: 15 * MINUTE },
  "second-factor-day": { points: 40, duration: 24 * 60 * MINUTE },
  /** A code of an app is good for one sign-in, as long as its window is open. */
  "code-once": { points: 1, duration: 2 * MINUTE },
  /** Passkeys shown from one address. */
  "passkey-address": { points: 100, duration: 15 * MINUTE },
  /** Mails to one address that nobody has confirmed, of every other kind. */
  "unconfirmed-mail": { points: 3, duration: 60 * MINUTE },
  checkout: { points: 30, duration: 10 * MINUTE },
  /** Codes that are tried: nobody finds one by trying them all. */
  "discount-code": { points: 20, duration: 10 * MINUTE },
  return: { points: 20, duration: 60 * MINUTE },
  functions: { points: 30, duration: MINUTE },
  /** The shop's other systems, by token; and whoever asks without a sound one, by address. */
  api: { points: 600, duration: MINUTE, step: 10 },
  "api-strangers": { points: 60, duration: MINUTE },
  /** Other people's assistants, by address: one that speaks for many asks often. */
  agents: { points: 120, duration: MINUTE, step: 10 },
  /** Checkouts that one of them begins or changes, by its profile: it shops for many. */
  "agent-checkouts": { points: 600, duration: 10 * MINUTE },
  /** Profiles of new ones that are fetched, all together. */
  "agent-profiles": { points: 60, duration: MINUTE },
} as const satisfies Record<string, Rule>;

export type Limit = keyof typeof LIMITS;

/** Whole seconds until the next try is let through. */
export interface Throttled {
  retryAfter: number;
}

interface Limiter {
  counter: RateLimiterDrizzle;
  /** Points that this process has taken but not used, and when they expire. */
  taken: LRUCache<string, { left: number; until: number }>;
  taking: Map<string, Promise<void>>;
}

const limiters = new WeakMap<Database, Map<Limit, Limiter>>();
/** How many keys a process remembers; for a forgotten one it takes points again. */
const MOST_KEYS = 10_000;

function limiter(db: Database, limit: Limit): Limiter {
  const byLimit = limiters.get(db) ?? new Map<Limit, Limiter>();
  limiters.set(db, byLimit);
  const existing = byLimit.get(limit);
  if (existing) return existing;
  const { points, duration, step }: Rule = LIMITS[limit];
  const counter = new RateLimiterDrizzle({
    storeClient: db,
    schema: authThrottle,
    keyPrefix: limit,
    points,
    duration,
    // Its own sweep prints a stack when the database is away; see sweepThrottles.
    clearExpiredByTimeout: false,
    // Once blocked, further attempts are refused in memory, without a write.
    ...(step && { inMemoryBlockOnConsumed: points }),
  });
  const created: Limiter = { counter, taken: new LRUCache({ max: MOST_KEYS }), taking: new Map() };
  byLimit.set(limit, created);
  return created;
}

/** Uses a try that was taken, or takes the next from the database, once for all who ask together. */
async function consume({ counter, taken, taking }: Limiter, key: string, step: number): Promise<void> {
  const take = async () => {
    const { msBeforeNext } = await counter.consume(key, step);
    taken.set(key, { left: step, until: Date.now() + msBeforeNext });
  };
  for (;;) {
    const mine = taken.get(key);
    if (mine && mine.left > 0 && Date.now() < mine.until) {
      mine.left -= 1;
      return;
    }
    const next = taking.get(key) ?? take().finally(() => taking.delete(key));
    taking.set(key, next);
    await next;
  }
}

/** Counts one try (limits with `step` in memory, from points taken from the database); returns how long to wait when there were too many. */
export async function throttle(db: Database, limit: Limit, key: string): Promise<Throttled | undefined> {
  const { step = 1 }: Rule = LIMITS[limit];
  const known = limiter(db, limit);
  try {
    await (step > 1 ? consume(known, key, step) : known.counter.consume(key));
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
  }
}

/** Takes one counted try back: it was an honest one. */
export async function forgive(db: Database, limit: Limit, key: string): Promise<void> {
  await limiter(db, limit).counter.reward(key);
}

/** Forgets every counted try under a key. */
export async function forget(db: Database, limit: Limit, key: string): Promise<void> {
  await limiter(db, limit).counter.delete(key);
}

/**
 * Forgets the tries that count no more, every five minutes.
 * @returns a function that ends it
 */
export function sweepThrottles(
  db: Database,
  log: Pick<Logger, "warn">,
  every = 5 * MINUTE * 1000,
): () => void {
  const sweep = async () => {
    try {
      await db.delete(authThrottle).where(lt(authThrottle.expire, new Date()));
    } catch (error) {
      log.warn({ because: outageOf(error) ?? "failed" }, "old tries could not be forgotten");
    }
  };
  const timer = setInterval(() => void sweep(), every).unref();
  return () => clearInterval(timer);
}
