import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { authUser } from "#app/db/schema.ts";

/** Whether an account's owner has shown that mail to this address reaches them. */
export async function isConfirmedAddress(db: Database, email: string): Promise<boolean> {
  const theirs = and(eq(authUser.email, email.toLowerCase()), eq(authUser.emailVerified, true));
  return (await db.$count(authUser, theirs)) > 0;
}
