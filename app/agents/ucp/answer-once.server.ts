import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { agentReplies } from "#app/db/schema.ts";
import { ProtocolError } from "./protocol.ts";

/** What is answered: a status and a body that is JSON. */
export interface Answer {
  status: number;
  body: object;
}

/** Two days, as the protocol recommends. */
export const REMEMBERED = 48 * 60 * 60 * 1000;

interface Request {
  /** Assistant, operation and the key it sent along. */
  key: string;
  /** All that says what is asked. */
  content: readonly (string | Uint8Array)[];
  now: Date;
}

/**
 * Does what a request asks for once: the same request under the same key gets the same answer, at the same time too, and
 * another under it is refused. The answer is kept in the transaction that does the work.
 * @throws ProtocolError 409 where the key came with another request
 */
export function answerOnce(
  db: Database,
  { key, content, now }: Request,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  const hash = createHash("sha256");
  for (const part of content) hash.update(part).update("\n");
  const requestHash = hash.digest("hex");
  return db.transaction(async (tx) => {
    const expiresAt = new Date(now.getTime() + REMEMBERED);
    // Whoever comes second waits here for the first.
    const [ours] = await tx
      .insert(agentReplies)
      .values({ key, requestHash, status: 0, body: {}, expiresAt })
      .onConflictDoNothing()
      .returning({ key: agentReplies.key });
    if (!ours) {
      const [earlier] = await tx.select().from(agentReplies).where(eq(agentReplies.key, key));
      if (earlier?.requestHash === requestHash) return { status: earlier.status, body: Object(earlier.body) };
      throw new ProtocolError(409, "idempotency_conflict", "This Idempotency-Key came with another request.");
    }
    const answer = await work(tx);
    await tx.update(agentReplies).set(answer).where(eq(agentReplies.key, key));
    return answer;
  });
}
