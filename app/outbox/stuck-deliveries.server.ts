import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";

/** A delivery that should have happened by now. `since` as ISO 8601. */
export interface StuckDelivery {
  id: string;
  /** One of `Kind`; an older or newer version of the shop may know others. */
  kind: string;
  attempts: number;
  since: string;
  /** Why the last try failed; null when none has ended, as when no process is working. */
  lastError: string | null;
}

/** How many are listed. */
const SHOWN = 20;

/** Deliveries that failed three times, or that nobody has tried for ten minutes; the oldest first. For admins. */
export async function stuckDeliveries(
  db: Database,
  by: Actor | null,
): Promise<{ total: number; oldest: StuckDelivery[] }> {
  authorize(by, "read", "deliveries");
  const rows = await db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      attempts: outbox.attempts,
      since: outbox.createdAt,
      lastError: outbox.lastError,
      total: sql<number>`count(*) over ()::integer`,
    })
    .from(outbox)
    .where(sql`${outbox.attempts} >= 3 or ${outbox.dueAt} < now() - interval '10 minutes'`)
    .orderBy(outbox.createdAt, outbox.id)
    .limit(SHOWN);
  const oldest = rows.map(({ total: _, since, ...row }) => ({ ...row, since: since.toISOString() }));
  return { total: rows[0]?.total ?? 0, oldest };
}
