import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { authAccount } from "#app/db/schema.ts";

/** Whether someone can sign in with a password. */
export async function ownsPassword(db: Database, userId: string): Promise<boolean> {
  const isTheirs = and(eq(authAccount.userId, userId), isNotNull(authAccount.password));
  return (await db.$count(authAccount, isTheirs)) > 0;
}
