import { eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#app/db/client.server.ts";
import { outageOf } from "#app/db/outage.ts";
import { outbox } from "#app/db/schema.ts";
import type { Deliveries, Kind } from "./outbox.server.ts";

/** Seconds in which a try must have ended; if it has not, its process is taken for dead and the next one tries. */
const LEASE = 60;
/** How many tries run at once in a process. */
const AT_ONCE = 5;
/** Milliseconds between looks for what is due again, or was left by a process that died. */
const EVERY = 15_000;
/** Milliseconds that tries under way are given when the shop stops. */
const PATIENCE = 3_000;
/** Seconds before the second try; each further wait is four times as long, up to six hours. */
const FIRST_WAIT = 15;
const LONGEST_WAIT = 6 * 60 * 60;

/** Identifies one delivery over all its tries. */
export interface Delivery {
  id: string;
}

/** How each kind is told; false when there is nobody to tell any more, and one that throws is tried again. */
export type Handlers = {
  [K in Kind]: (payload: Deliveries[K], delivery: Delivery) => Promise<boolean>;
};

/** Why something could not be told, in words that name no person: they go to the log and to the owner. */
export class DeliveryFailure extends Error {}

interface Worker {
  /** Looks for something to tell now: something may just have been put in. */
  wake: () => void;
  /** Begins nothing more; resolves when what is under way has ended, or was given up waiting for. */
  stop: () => Promise<void>;
}

interface Due {
  id: string;
  kind: Kind;
  payload: never;
  attempts: number;
  expired: boolean;
}

/**
 * Tells what is in the outbox, oldest first, at least once each, retried with growing waits until it is of no more
 * use. Any number of processes may work on one outbox: rows are claimed for a while (`LEASE`) in one statement, so
 * nothing is locked while a mail server or a receiver takes its time.
 */
export function startDeliveries(
  { db, log }: { db: Database; log: Pick<Logger, "info" | "warn" | "error"> },
  handlers: Handlers,
): Worker {
  const underWay = new Set<Promise<void>>();
  let stopped = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;

  const look = async () => {
    try {
      const due = await claim(db, Object.keys(handlers), AT_ONCE - underWay.size);
      for (const row of due) begin(row);
    } catch (error) {
      if (!stopped) log.warn({ because: outageOf(error) ?? "failed" }, "the outbox could not be read");
    }
  };
  const begin = (row: Due) => {
    const work = deliver({ db, log }, handlers, row).finally(() => {
      underWay.delete(work);
      wake();
    });
    underWay.add(work);
  };
  const wake = () => {
    if (stopped || underWay.size >= AT_ONCE) return;
    lookAgain = looking !== undefined;
    looking ??= look().finally(() => {
      looking = undefined;
      if (lookAgain) wake();
    });
  };
  const timer = setInterval(wake, EVERY).unref();
  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await looking;
      await Promise.race([Promise.all(underWay), new Promise((end) => setTimeout(end, PATIENCE).unref())]);
    },
  };
}

/** Takes what is due, and puts its next try off until the lease has run out. */
async function claim(db: Database, kinds: string[], limit: number): Promise<Due[]> {
  const { rows } = (await db.execute(sql`
    with due as materialized (
      select id from outbox where due_at <= now() and kind in ${kinds}
      order by due_at limit ${limit} for update skip locked
    )
    update outbox set attempts = attempts + 1, due_at = now() + make_interval(secs => ${LEASE})
    where id in (select id from due)
    returning id, kind, payload, attempts, expires_at <= now() as expired`)) as unknown as { rows: Due[] };
  return rows;
}

async function deliver(
  { db, log }: Parameters<typeof startDeliveries>[0],
  handlers: Handlers,
  { id, kind, payload, attempts, expired }: Due,
): Promise<void> {
  const facts = { delivery: id, kind, attempts };
  try {
    const told = !expired && (await handlers[kind](payload, { id }));
    await db.delete(outbox).where(eq(outbox.id, id));
    if (expired) log.error(facts, "given up: it could not be delivered in time");
    else log.info(facts, told ? "delivered" : "nobody to tell");
  } catch (error) {
    const because = whyNot(error);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 4 ** Math.min(attempts - 1, 20));
    log.warn({ ...facts, because, nextTryInSeconds: wait }, "could not be delivered");
    await postpone(db, id, because, wait).catch((failure: unknown) =>
      log.warn(
        { ...facts, because: outageOf(failure) ?? "failed" },
        "the next try waits for the lease to end",
      ),
    );
  }
}

async function postpone(db: Database, id: string, lastError: string, seconds: number): Promise<void> {
  const dueAt = sql`now() + make_interval(secs => ${seconds})`;
  await db.update(outbox).set({ lastError, dueAt }).where(eq(outbox.id, id));
}

/** Messages of libraries may quote addresses; their codes do not. */
function whyNot(error: unknown): string {
  if (error instanceof DeliveryFailure) return error.message;
  if (!(error instanceof Error)) return "failed";
  return outageOf(error) ?? ("code" in error ? `${error.name} ${error.code}` : error.name);
}
