import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database, DatabaseLog } from "./database.ts";
import { openPool } from "./open-server.server.ts";
import { outageOf } from "./outage.ts";
import * as schema from "./schema.ts";
import { watchReplica } from "./watch-replica.server.ts";

/**
 * How old may be what the replica shows, in milliseconds. A second is promised: the rest of it is for making a page of what
 * was read.
 */
const OLDEST = 800;

/** A replica for reads that may be a second old. */
export interface ReadReplica {
  /**
   * The replica's database while it is known to be no older than a second, else the primary's. Take one for all that is to
   * fit together: what it tells later is never older than what it told before. It changes nothing; a transaction of it is
   * the primary's.
   */
  readDatabase: () => Database;
  close: () => Promise<void>;
}

/** A time in which the replica is used without interruption. Once over it is over for good, and its database the primary's. */
interface Term {
  /** The replica shows all that the primary did then. */
  knownAt: number;
  db: Database;
  /** Called when it is over, by those who wait for an answer of the replica. */
  waiting: Set<() => void>;
}

/**
 * Uses the replica at `replicaUrl` whenever it is well. One that is away, late, paused, promoted or of another database is
 * left at once and comes back by itself; whoever waits for its answer meanwhile gets one from the primary.
 * @param servers `replicaUrl` is one server, not several behind one address: each would be as far as it is
 */
export function openReadReplica(
  primary: Database,
  servers: { primaryUrl: string; replicaUrl: string },
  log?: DatabaseLog,
): ReadReplica {
  let pool: pg.Pool | undefined;
  let term: Term | undefined;
  let told: "used" | "unused" | undefined;
  const isOn = (one: Term | undefined) =>
    one !== undefined && one === term && performance.now() - one.knownAt <= OLDEST;

  const end = (because = watch.trouble()) => {
    clearTimeout(lapse);
    const ended = term;
    term = undefined;
    for (const giveUp of ended?.waiting ?? []) giveUp();
    if (told === "unused") return;
    told = "unused";
    log?.warn({ because }, "the replica is not used: the primary answers all reads");
  };
  // One that is away from the start is told of as well.
  let lapse = setTimeout(() => end(), 2 * OLDEST).unref();

  const goOn = async (knownAt: number) => {
    pool ??= (await openPool(servers.replicaUrl)).on("error", (error) => end(outageOf(error)));
    const left = knownAt + OLDEST - performance.now();
    // One that is only just new enough would be used and left by turns.
    if (left <= (term ? 0 : OLDEST / 2)) return;
    clearTimeout(lapse);
    lapse = setTimeout(() => end(), left).unref();
    if (term) term.knownAt = knownAt;
    else term = begin(pool, knownAt);
    if (told === "used") return;
    told = "used";
    log?.info("the replica answers reads");
  };

  const begin = (replica: pg.Pool, knownAt: number): Term => {
    const waiting: Term["waiting"] = new Set();
    const query: Query = async (...asked) => {
      if (!isOn(begun)) return queryOf(primary)(...asked);
      try {
        return await orGiveUp(queryOf({ $client: replica })(...asked), waiting);
      } catch (error) {
        const outage = outageOf(error);
        if (error !== GIVEN_UP && !outage) throw error;
        // What was asked of the primary once may be followed by nothing older.
        if (begun === term) end(outage);
        return queryOf(primary)(...asked);
      }
    };
    const db = drizzle({ query } as unknown as pg.Pool, { schema });
    const begun: Term = {
      knownAt,
      waiting,
      db: Object.assign(db, { transaction: primary.transaction.bind(primary) }),
    };
    return begun;
  };

  const watch = watchReplica({ ...servers, oldest: OLDEST }, { onKnown: goOn, onLost: end });
  return {
    readDatabase: () => (term && isOn(term) ? term.db : primary),
    close: async () => {
      await watch.stop();
      told = "unused";
      end();
      await pool?.end();
    },
  };
}

/** All that Drizzle asks of a client, outside transactions. */
type Query = (question: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/** Drizzle keeps what it was made with. */
function queryOf(db: object): Query {
  const { $client } = db as { $client: pg.Pool };
  return (question, values) => $client.query(question, values);
}

const GIVEN_UP = new Error("The replica is not waited for");

/** An answer, or `GIVEN_UP` where the term is over before it has come. */
function orGiveUp<Answer>(answer: Promise<Answer>, waiting: Term["waiting"]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(GIVEN_UP);
    waiting.add(giveUp);
    answer.then(resolve, reject).finally(() => waiting.delete(giveUp));
  });
}
