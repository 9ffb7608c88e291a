import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { creditEntries, users } from "#app/db/schema.ts";

type Entry = Omit<typeof creditEntries.$inferInsert, "id">;

/**
 * Gives somebody store credit, or takes it, and writes down why; within a transaction.
 * @returns false when they do not have as much: then nothing was changed
 */
export async function moveCredit(tx: Database, entry: Entry): Promise<boolean> {
  const { userId, amount } = entry;
  const moved = await tx
    .update(users)
    .set({ storeCredit: sql`${users.storeCredit} + ${amount}` })
    .where(and(eq(users.id, userId), sql`${users.storeCredit} + ${amount} >= 0`))
    .returning({ id: users.id });
  if (moved.length === 0) return false;
  await tx.insert(creditEntries).values({ id: crypto.randomUUID(), ...entry });
  return true;
}
