import { sql } from "drizzle-orm";
import { askTogether } from "#app/db/ask-together.ts";
import type { Database } from "#app/db/client.server.ts";
import { outageOf } from "#app/db/outage.ts";

/** A load balancer asks every few seconds and waits no longer than two. */
const PATIENCE = 1_500;

/** Answers `/health`: 200, or 503 that names what is wrong with which part. */
export function createHealth(db: Database, patience = PATIENCE): () => Promise<Response> {
  const askTrouble = askTogether(() => troubleOf(db));
  return async () => {
    const trouble = await Promise.race([askTrouble(), after(patience, "no answer")]);
    const body = trouble ? { status: "unavailable", database: trouble } : { status: "ok" };
    return Response.json(body, { status: trouble ? 503 : 200, headers: { "Cache-Control": "no-store" } });
  };
}

/** An error's code, or the driver's own words, which name nobody. */
const CODE = /^[A-Z0-9_]+(?= )|^[A-Z][a-z].*/;

async function troubleOf(db: Database): Promise<string | undefined> {
  try {
    const result = await db.execute(
      sql`SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::bool AS "readOnly"`,
    );
    const { rows } = result as { rows: { readOnly: boolean }[] };
    return rows[0]?.readOnly ? "read-only" : undefined;
  } catch (error) {
    // The address of the database is for the log alone: here strangers read.
    return outageOf(error)?.match(CODE)?.[0] ?? "failed";
  }
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref());
}
