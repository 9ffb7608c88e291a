import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { authSession, authUser } from "#app/db/schema.ts";
import type { Outcome } from "./outcome.server.ts";
import { authorize, type Actor } from "./policy.ts";

/** Ends one session of one's own; one that has ended already is no error. */
export async function signOutDevice(db: Database, by: Actor | null, device: string): Promise<Outcome> {
  authorize(by, "signOutDevice", "account");
  await db.delete(authSession).where(and(eq(authSession.id, device), eq(authSession.userId, by.id)));
  return { ok: true, headers: new Headers() };
}

/** Ends every session of an account, for whoever runs the shop. @returns how many there were */
export async function signOutByOperator(db: Database, email: string): Promise<number> {
  const theirs = db
    .select({ id: authUser.id })
    .from(authUser)
    .where(eq(authUser.email, email.trim().toLowerCase()));
  const ended = await db.delete(authSession).where(inArray(authSession.userId, theirs)).returning();
  return ended.length;
}
