import { and, asc, desc, eq, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { authUser, users } from "#app/db/schema.ts";
import { noteDeed } from "./admin-log.server.ts";
import { loadProfile } from "./load-profile.server.ts";
import { authorize, type Actor } from "./policy.ts";
import { ownsFactor } from "./require-factor.server.ts";
import type { StaffAnswer, StaffMember } from "./staff.ts";

/** Everyone who works in the panel, admins first; for admins. */
export async function listStaff(db: Database, by: Actor | null): Promise<StaffMember[]> {
  authorize(by, "read", "staff");
  const { id, email, displayName, isAdmin } = users;
  return db
    .select({ id, email, displayName, isAdmin, hasFactor: sql<boolean>`${ownsFactor(db, id)}` })
    .from(users)
    .where(or(isAdmin, users.isPacker))
    .orderBy(desc(isAdmin), asc(email));
}

/** Makes whoever has an account with this address a packer, for admins; it counts from their next request. */
export async function addPacker(db: Database, by: Actor | null, email: string): Promise<StaffAnswer> {
  authorize(by, "change", "staff");
  const [account] = await db
    .select({ id: authUser.id, email: authUser.email, name: authUser.name })
    .from(authUser)
    .where(eq(authUser.email, email.trim().toLowerCase()));
  const profile = account && (await loadProfile(db, account));
  if (!profile) return { ok: false, problem: "no-account" };
  if (profile.isAdmin) return { ok: false, problem: "is-admin" };
  await setPacker(db, by, profile.id, true);
  return { ok: true };
}

/** Takes that back, for admins. */
export async function removePacker(db: Database, by: Actor | null, id: string): Promise<StaffAnswer> {
  authorize(by, "change", "staff");
  await setPacker(db, by, id, false);
  return { ok: true };
}

async function setPacker(db: Database, by: Actor, id: string, isPacker: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ isPacker })
      .where(and(eq(users.id, id), eq(users.isPacker, !isPacker)))
      .returning({ id: users.id });
    if (!changed) return;
    const packs: [string, string] = [String(!isPacker), String(isPacker)];
    await noteDeed(tx, by, { deed: "staff-change", id, changes: { packs } });
  });
}
