import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { outageOf } from "./outage.ts";
import { type LogPosition, replicaAge } from "./replica-age.ts";

/** Between two questions, in milliseconds. */
const EVERY = 200;
/** For each answer: a replica that takes longer is of no use. */
const PATIENCE = 1_000;

/**
 * Which database this is, and since which failover its log has been one of its own. A replica notes its timeline a moment
 * late: it is then used later, never too soon. Both questions take no rights but to connect.
 */
const DATABASE = "system_identifier || ' ' || current_database() || ' ' || ";
const ASK_PRIMARY = `SELECT pg_current_wal_lsn()::text AS position,
  ${DATABASE} ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int AS history FROM pg_control_system()`;
const ASK_REPLICA = `SELECT pg_is_in_recovery() AS follows, coalesce(pg_last_wal_replay_lsn(), '0/0')::text AS position,
  ${DATABASE} greatest(timeline_id, min_recovery_end_timeline) AS history
  FROM pg_control_system(), pg_control_checkpoint(), pg_control_recovery()`;

interface Servers {
  primaryUrl: string;
  replicaUrl: string;
  /** In milliseconds. */
  oldest: number;
}

interface Told {
  /** The replica shows all that the primary did at this moment of the process's clock, which is not too long ago. */
  onKnown: (at: number) => Promise<void>;
  /** It follows no more, or a connection broke off: perhaps it starts again, further behind. */
  onLost: (because: string | undefined) => void;
}

/**
 * Asks primary and replica by turns how far they are, over a connection of its own to each: whoever waits for a free one
 * would take a busy shop for an old replica.
 */
export function watchReplica({ primaryUrl, replicaUrl, oldest }: Servers, { onKnown, onLost }: Told) {
  const age = replicaAge(oldest);
  const primary = connectionTo(primaryUrl);
  const replica = connectionTo(replicaUrl);
  replica.on("connect", (client) => client.on("error", (error) => onLost(outageOf(error))));
  const stopping = new AbortController();
  let trouble = LATE;

  const ask = async () => {
    const at = performance.now();
    const ended = await answerOf<LogPosition>(primary, ASK_PRIMARY);
    age.ended(at, ended);
    const { follows, ...replayed } = await answerOf<LogPosition & { follows: boolean }>(replica, ASK_REPLICA);
    trouble = follows ? (replayed.history === ended.history ? LATE : ANOTHERS) : NONE;
    if (trouble !== LATE) return onLost(trouble);
    const known = age.replayed(replayed);
    if (known !== undefined) await onKnown(known);
  };
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await ask().catch((error: unknown) => {
        trouble = outageOf(error) ?? String(error);
      });
      await wait(EVERY, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  };
  const watching = watch();
  return {
    /** Why nothing new is known of it. */
    trouble: () => trouble,
    stop: async () => {
      stopping.abort();
      await watching;
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}

const LATE = "it is too far behind";
const NONE = "it is no replica";
const ANOTHERS = "it does not follow this database";

function connectionTo(connectionString: string): pg.Pool {
  return new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
    allowExitOnIdle: true,
  }).on("error", () => {});
}

async function answerOf<Answer>(connection: pg.Pool, question: string): Promise<Answer> {
  const { rows } = await connection.query(question);
  return rows[0] as Answer;
}
