import { type AnyColumn, and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { authPasskey, authSession, authTwoFactor, authUser, houseRules, users } from "#app/db/schema.ts";
import { noteDeed } from "./admin-log.server.ts";
import type { Refused } from "./outcome.server.ts";
import { type Actor, authorize } from "./policy.ts";
import type { StaffAnswer } from "./staff.ts";

/** Its name among the rules of the house. */
const RULE = "second-factor";

/** Of a session and whose it is: whether the panel stays shut. A column beside theirs. */
export const isBarred = sql<boolean>`(${users.isAdmin} and not ${authSession.isStrong}
  and exists (select from ${houseRules} where ${houseRules.name} = ${sql.raw(`'${RULE}'`)}))`;

/** The same of one session. */
export async function isSessionBarred(db: Database, sessionId: string): Promise<boolean> {
  const [found] = await db
    .select({ isBarred })
    .from(authSession)
    .innerJoin(users, eq(users.id, authSession.userId))
    .where(eq(authSession.id, sessionId));
  return found?.isBarred ?? false;
}

/** Whether someone has a passkey, or an app whose codes are asked for. */
export function ownsFactor(db: Database, userId: AnyColumn | string): SQL | undefined {
  return or(
    exists(db.select().from(authPasskey).where(eq(authPasskey.userId, userId))),
    exists(
      db
        .select()
        .from(authTwoFactor)
        .where(and(eq(authTwoFactor.userId, userId), authTwoFactor.verified)),
    ),
  );
}

/** Whether every admin needs a second factor; for admins. */
export async function asksForFactor(db: Database, by: Actor | null): Promise<boolean> {
  authorize(by, "read", "staff");
  return (await db.$count(houseRules, eq(houseRules.name, RULE))) > 0;
}

/**
 * Asks a second factor of every admin, or no more, for admins: from their next request on the panel shows only the way to
 * one. Who switches it on has shown theirs in this session, or the shop would have no owner.
 * @param token the session's
 */
export async function askForFactor(
  db: Database,
  by: Actor | null,
  isAsked: boolean,
  token: string | undefined,
): Promise<StaffAnswer> {
  authorize(by, "change", "staff");
  const isTheirs = and(eq(authSession.token, token ?? ""), eq(authSession.userId, by.id));
  if (isAsked && (await db.$count(authSession, and(isTheirs, authSession.isStrong))) === 0)
    return { ok: false, problem: "no-factor" };
  await db.transaction(async (tx) => {
    const [changed] = isAsked
      ? await tx.insert(houseRules).values({ name: RULE }).onConflictDoNothing().returning()
      : await tx.delete(houseRules).where(eq(houseRules.name, RULE)).returning();
    if (!changed) return;
    const secondFactor: [string, string] = [String(!isAsked), String(isAsked)];
    await noteDeed(tx, by, { deed: "staff-change", changes: { secondFactor } });
  });
  return { ok: true };
}

/** Once the last factor is gone, no session of theirs counts as opened with one. */
export async function weakenSessions(db: Database, userId: string): Promise<void> {
  await db
    .update(authSession)
    .set({ isStrong: false })
    .where(and(eq(authSession.userId, userId), sql`not (${ownsFactor(db, userId)})`));
}

/** Where a factor is asked for and there is one, it is shown first: a password alone must not make another. */
export async function refuseUnproved(db: Database, by: Actor): Promise<Refused | undefined> {
  if (!by.lacksFactor || !(await hasFactor(db, by.id))) return undefined;
  return { ok: false, code: "PROVE_FACTOR", status: 403 };
}

async function hasFactor(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(authUser, and(eq(authUser.id, userId), ownsFactor(db, userId)))) > 0;
}
