import { eq, getTableColumns, type InferSelectModel, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { authUser, stockAlerts, users } from "#app/db/schema.ts";
import { DEFAULT_DISPLAY_NAME } from "./display-name.ts";
import { referralCode } from "./referral-code.server.ts";

export interface Profile extends InferSelectModel<typeof users> {
  /** Sold-out products they are written to about, once. */
  awaited: string[];
  /** The profile was created by this request. */
  isNew?: true;
  /** See `Actor`. */
  lacksFactor?: true;
}

/** What sign-in knows about someone. */
export interface Identity {
  id: string;
  email: string;
  name: string;
}

/**
 * The profile of a signed-in person, created with the specification's defaults if missing. Undefined if they deleted
 * their account after they were identified, so that nothing of them is created again.
 */
export async function loadProfile(db: Database, identity: Identity): Promise<Profile | undefined> {
  const found = await findProfile(db, identity.id);
  if (found) return found;
  if ((await db.$count(authUser, eq(authUser.id, identity.id))) === 0) return undefined;
  await db
    .insert(users)
    .values({
      id: identity.id,
      email: identity.email,
      displayName: identity.name.trim() || DEFAULT_DISPLAY_NAME,
      referralCode: referralCode(),
    })
    .onConflictDoNothing({ target: users.id });
  const made = await findProfile(db, identity.id);
  return made && { ...made, isNew: true };
}

/** A column beside those of a user. */
export const awaitedBy = sql<
  string[]
>`array(select product_id from ${stockAlerts} where user_id = ${users.id})`;

async function findProfile(db: Database, id: string): Promise<Profile | undefined> {
  const [profile] = await db
    .select({ ...getTableColumns(users), awaited: awaitedBy })
    .from(users)
    .where(eq(users.id, id));
  return profile;
}
