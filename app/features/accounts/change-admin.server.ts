import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { authUser, users } from "#app/db/schema.ts";
import { noteDeed } from "./admin-log.server.ts";
import { loadProfile } from "./load-profile.server.ts";

/** What granting or revoking did; `unchanged` when it was so already. */
export type AdminChange = "changed" | "unchanged" | "no-account";

/** Gives or takes the admin right by e-mail address; it counts from that person's next request. */
export async function changeAdmin(db: Database, email: string, isAdmin: boolean): Promise<AdminChange> {
  const [account] = await db
    .select({ id: authUser.id, email: authUser.email, name: authUser.name })
    .from(authUser)
    .where(eq(authUser.email, email.trim().toLowerCase()));
  const profile = account && (await loadProfile(db, account));
  if (!profile) return "no-account";
  if (profile.isAdmin === isAdmin) return "unchanged";
  await db.transaction(async (tx) => {
    await tx.update(users).set({ isAdmin }).where(eq(users.id, profile.id));
    await noteDeed(tx, "operator", { deed: isAdmin ? "admin-grant" : "admin-revoke", id: profile.id });
  });
  return "changed";
}

/** Everyone who has the admin right, by e-mail address. */
export function listAdmins(db: Database): Promise<{ email: string; displayName: string }[]> {
  return db
    .select({ email: users.email, displayName: users.displayName })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(asc(users.email));
}
