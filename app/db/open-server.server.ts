import type { Socket } from "node:net";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { CannotOpenDatabase } from "./cannot-open.ts";
import type { DatabaseLog, OpenDatabase } from "./database.ts";
import { migrate } from "./migrate.server.ts";
import { outageOf } from "./outage.ts";
import * as schema from "./schema.ts";

/** How long each step may take, in milliseconds: a database that hangs must not take the shop along. */
const LIMITS = {
  /** For a free connection, or a new one. */
  connect: 5_000,
  /** Told to the server: one statement, one lock, and our own silence within a transaction. */
  server: { statement_timeout: 10_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 30_000 },
  /** Without a byte from a connection in use. Also ends the wait for a server that is frozen or cut off. */
  silence: 12_000,
  /** Of a connection: a server that has become a replica is left behind within this time. */
  life: 300_000,
};
/** One line in the log for all the connections that end together, in milliseconds. */
const SAME_MOMENT = 5_000;

/** Opens the PostgreSQL server at `connectionString`; see `openDatabase`. */
export async function openServer(
  connectionString: string,
  { log, patience }: { log?: DatabaseLog; patience?: number },
): Promise<OpenDatabase> {
  const pool = await openPool(connectionString, log).catch((error) => Promise.reject(explain(error)));
  const db = drizzle(pool, { schema });
  return {
    db,
    embedded: false,
    migrate: (folder) => migrate(db, { folder, patience }).catch((error) => Promise.reject(explain(error))),
    close: () => pool.end(),
  };
}

/** Connections within the time limits of the shop, of which the first is tried. */
export async function openPool(connectionString: string, log?: DatabaseLog): Promise<pg.Pool> {
  const pool = makePool(connectionString, LIMITS.server, log);
  try {
    (await pool.connect()).release();
    return pool;
  } catch (error) {
    await pool.end();
    // PgBouncer knows no such settings; then our own limit stands alone.
    if (!String(error).includes("unsupported startup parameter")) throw error;
    return makePool(connectionString, {}, log);
  }
}

function makePool(
  connectionString: string,
  serverLimits: Partial<typeof LIMITS.server>,
  log: DatabaseLog | undefined,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: LIMITS.connect,
    maxLifetimeSeconds: LIMITS.life / 1000,
    keepAlive: true,
    ...serverLimits,
  });
  pool.on("connect", (client) => {
    // A connection may break at any moment, even in use. Whoever waits for its answer gets an error; nobody else needs
    // one.
    client.on("error", () => {});
    const socket = socketOf(client);
    socket.on("timeout", () => socket.destroy(new Error("No answer from the database")));
  });
  pool.on("acquire", (client) => socketOf(client).setTimeout(LIMITS.silence));
  pool.on("release", (_error, client) => socketOf(client).setTimeout(0));
  let toldAt = 0;
  pool.on("error", (error) => {
    if (Date.now() - toldAt < SAME_MOMENT) return;
    toldAt = Date.now();
    log?.warn({ because: outageOf(error) ?? error.message }, "a connection to the database ended");
  });
  return pool;
}

/** The driver has no time limit that frees what waits behind a statement; its socket, which its types hide, has. */
function socketOf(client: pg.PoolClient): Socket {
  return (client as pg.PoolClient & { connection: { stream: Socket } }).connection.stream;
}

function explain(error: unknown): unknown {
  const outage = outageOf(error);
  if (outage?.startsWith("55P03"))
    return new CannotOpenDatabase(
      "The tables could not be brought up to date: another process holds their lock. It may be migrating still; look at pg_stat_activity, then start again.",
      error,
    );
  const refused = error instanceof Error && "code" in error && /^(28|3D)/.test(String(error.code));
  if (refused)
    return new CannotOpenDatabase(
      `The PostgreSQL server in DATABASE_URL refuses us: ${error.message}.`,
      error,
    );
  if (!outage) return error;
  return new CannotOpenDatabase(
    `The PostgreSQL server in DATABASE_URL does not answer (${outage}). Start it, or correct DATABASE_URL.`,
    error,
  );
}
