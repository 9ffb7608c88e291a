import { lt } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#app/db/client.server.ts";
import { outageOf } from "#app/db/outage.ts";
import { agentCheckouts, agentReplies } from "#app/db/schema.ts";
import { REMEMBERED } from "./answer-once.server.ts";

/** Deletes checkouts of assistants that ended two days ago, and answers that nobody asks for again. */
export async function forgetOld(db: Database, now = new Date()): Promise<void> {
  await db.delete(agentCheckouts).where(lt(agentCheckouts.expiresAt, new Date(now.getTime() - REMEMBERED)));
  await db.delete(agentReplies).where(lt(agentReplies.expiresAt, now));
}

const EVERY = 5 * 60 * 1000;

/**
 * The same, every five minutes.
 * @returns a function that ends it
 */
export function keepForgetting(db: Database, log: Pick<Logger, "warn">, every = EVERY): () => void {
  const timer = setInterval(() => {
    forgetOld(db).catch((error: unknown) =>
      log.warn(
        { because: outageOf(error) ?? "failed" },
        "old checkouts of assistants could not be forgotten",
      ),
    );
  }, every).unref();
  return () => clearInterval(timer);
}
