import { desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { creditEntries } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import type { CreditEntry } from "./credit.ts";

/** How many are shown. */
const MOST = 50;

/** How one's own store credit came about, the newest first. */
export async function listCredit(db: Database, by: Actor | null): Promise<CreditEntry[]> {
  authorize(by, "read", "profile");
  return creditOf(db, by.id);
}

/** The same of somebody; whoever asks has asked for the right. */
export async function creditOf(db: Database, userId: string): Promise<CreditEntry[]> {
  const { id, amount, orderId, note, by, at } = creditEntries;
  const rows = await db
    .select({ id, amount, orderId, note, by, at })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(desc(at), id)
    .limit(MOST);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
