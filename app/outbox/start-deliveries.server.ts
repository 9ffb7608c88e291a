import { eq, inArray, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#app/db/client.server.ts";
import { outageOf } from "#app/db/outage.ts";
import { outbox } from "#app/db/schema.ts";
import { type Deliveries, KINDS, UNCONFIRMED, type Kind, type Lane, PLACES } from "./outbox.server.ts";
import { createRest, type Rest } from "./rest.ts";

/** Seconds after which a try whose process no longer says that it lives is taken for dead, and the next process tries. */
const LEASE = 20;
/** Milliseconds after which it says so again. */
const RENEW_EVERY = 5_000;
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

/** True if delivered, false if there is nobody left to deliver to, or the seconds to wait before the next try. */
export type DeliveryResult = boolean | { seconds: number };

/** How each kind is delivered; a handler that throws is tried again. */
export type Handlers = {
  [K in Kind]: (payload: Deliveries[K], delivery: Delivery) => Promise<DeliveryResult>;
};

/** Why a delivery failed, without naming a person: it goes to the log and to the owner. */
export class DeliveryFailure extends Error {
  /** The recipient did not answer at all and is left alone for a while. */
  readonly isAway: boolean;
  constructor(because: string, { isAway = false } = {}) {
    super(because);
    this.isAway = isAway;
  }
}

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
 * Delivers what is in the outbox, at least once each, with growing waits between retries until it has expired. Each
 * lane has its own places, and pauses while its recipient is away. Any number of processes may share one outbox: a
 * statement claims rows for a while (`LEASE`) and the claim is renewed during the work, so a slow mail server or
 * receiver holds no lock.
 */
export function startDeliveries(
  { db, log }: { db: Database; log: Pick<Logger, "info" | "warn" | "error"> },
  handlers: Handlers,
): Worker {
  const underWay = new Map<string, { lane: Lane; work: Promise<void> }>();
  const rests = Object.fromEntries(LANES.map((lane) => [lane, createRest()])) as Record<Lane, Rest>;
  /** Lanes in which more may be due than there was room for. */
  const crowded = new Set<Lane>(LANES);
  let stopped = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;

  const roomIn = (lane: Lane) => {
    const busy = [...underWay.values()].filter((one) => one.lane === lane).length;
    return Math.max(0, Math.min(PLACES[lane], rests[lane].places()) - busy);
  };
  const look = async () => {
    try {
      const room = new Map(LANES.map((lane) => [lane, roomIn(lane)]));
      const rows = await claim(db, room);
      for (const [lane, places] of room) {
        const isFull = rows.filter(({ kind }) => KINDS[kind].lane === lane).length === places;
        if (isFull) crowded.add(lane);
        else crowded.delete(lane);
      }
      for (const row of rows) begin(row);
    } catch (error) {
      if (!stopped) log.warn({ because: outageOf(error) ?? "failed" }, "the outbox could not be read");
    }
  };
  const begin = (row: Due) => {
    const { lane } = KINDS[row.kind];
    const work = deliver({ db, log }, handlers, row)
      .then((isAway) => {
        const milliseconds = rests[lane].hear(isAway);
        if (milliseconds > 0) leaveAlone(lane, milliseconds);
      })
      .finally(() => {
        underWay.delete(row.id);
        if (crowded.has(lane) || LEAVE_MORE.includes(lane)) wake();
      });
    underWay.set(row.id, { lane, work });
  };
  const leaveAlone = (lane: Lane, milliseconds: number) => {
    log.warn({ lane, seconds: milliseconds / 1000 }, "no answer: nothing is sent there for a while");
    const goOn = () => {
      rests[lane].end();
      wake();
    };
    setTimeout(goOn, milliseconds).unref();
  };
  const wake = () => {
    if (stopped || LANES.every((lane) => roomIn(lane) === 0)) return;
    lookAgain = looking !== undefined;
    looking ??= look().finally(() => {
      looking = undefined;
      if (lookAgain) wake();
    });
  };
  const timers = [
    setInterval(wake, EVERY).unref(),
    // What a process was telling that was killed just before this one started.
    setTimeout(wake, LEASE * 1000).unref(),
    setInterval(() => void renew(db, [...underWay.keys()]).catch(() => {}), RENEW_EVERY).unref(),
  ];
  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await looking;
      const ends = [...underWay.values()].map(({ work }) => work);
      await Promise.race([Promise.all(ends), new Promise((end) => setTimeout(end, PATIENCE).unref())]);
    },
  };
}

/** Deliveries in these lanes may queue further ones. */
const LEAVE_MORE: Lane[] = ["house", "payments"];

const LANES = Object.keys(PLACES) as Lane[];

/** Claims what is due, as far as there is room, and postpones its next try until the lease has run out. */
async function claim(db: Database, room: Map<Lane, number>): Promise<Due[]> {
  const parts = [...room].flatMap(([lane, places]) => (places > 0 ? [dueIn(lane, places)] : []));
  const { rows } = (await db.execute(sql`
    with due as materialized (${sql.join(parts, sql` union all `)})
    update outbox set attempts = attempts + 1, due_at = now() + make_interval(secs => ${LEASE})
    where id in (select id from due)
    returning id, kind, payload, attempts, expires_at <= now() as expired`)) as unknown as { rows: Due[] };
  return rows;
}

/** The longest waiting first, but restock mails last. */
function dueIn(lane: Lane, room: number) {
  const kinds = Object.entries(KINDS).flatMap(([kind, its]) => (its.lane === lane ? [kind] : []));
  return sql`select id from (
    select id from outbox where due_at <= now() and kind in ${kinds}
    order by kind = 'restock-mail', due_at limit ${room} for update skip locked
  ) as ${sql.identifier(lane)}`;
}

/** Renews the claim on these. A delivery that ended meanwhile is gone, or was postponed by its own failure. */
async function renew(db: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const dueAt = sql`greatest(${outbox.dueAt}, now() + make_interval(secs => ${LEASE}))`;
  await db.update(outbox).set({ dueAt }).where(inArray(outbox.id, ids));
}

/** @returns whether the recipient did not answer at all */
async function deliver(
  { db, log }: Parameters<typeof startDeliveries>[0],
  handlers: Handlers,
  { id, kind, payload, attempts, expired }: Due,
): Promise<boolean> {
  const facts = { delivery: id, kind, attempts };
  try {
    const told = !expired && (await handlers[kind](payload, { id }));
    if (typeof told === "object") {
      await waitUntilAllowed(db, id, told.seconds);
      log.info(
        { ...facts, nextTryInSeconds: told.seconds },
        "waits: too many mails to an address not confirmed",
      );
      return false;
    }
    await db.delete(outbox).where(eq(outbox.id, id));
    if (expired) log.error(facts, "given up: it could not be delivered in time");
    else log.info(facts, told ? "delivered" : "nobody to tell");
    return false;
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
    return error instanceof DeliveryFailure && error.isAway;
  }
}

/** No try: nobody failed. */
async function waitUntilAllowed(db: Database, id: string, seconds: number): Promise<void> {
  const dueAt = sql`now() + make_interval(secs => ${seconds})`;
  await db
    .update(outbox)
    .set({ lastError: UNCONFIRMED, dueAt, attempts: sql`${outbox.attempts} - 1` })
    .where(eq(outbox.id, id));
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
