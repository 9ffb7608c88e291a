import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { authJwks, authSession, authUser } from "#app/db/schema.ts";
import type { Auth } from "./auth.server.ts";
import { loadProfile, type Profile } from "./load-profile.server.ts";

/** Whose call it is: nobody's without a token, a shopper's with a sound one, and refused with any other. */
export type Caller = { ok: true; profile: Profile | null } | { ok: false };

/**
 * Finds out who calls a function, by the bearer token alone. Cookies do not count: another site could make a
 * browser send them. The token lives for minutes, but only as long as the session it came from.
 */
export async function identifyCaller(
  { auth, db }: { auth: Auth; db: Database },
  headers: Headers,
): Promise<Caller> {
  const authorization = headers.get("Authorization");
  if (!authorization) return { ok: true, profile: null };
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (!token) return { ok: false };
  const { payload } = await auth.api.verifyJWT({ body: { token } });
  // A key that could not be read makes a token look bad: then the database's own word counts, which is an error.
  if (!payload) await db.select({ id: authJwks.id }).from(authJwks).limit(1);
  if (!payload || typeof payload.sub !== "string" || typeof payload["sid"] !== "string") return { ok: false };
  const [user] = await db
    .select({ id: authUser.id, email: authUser.email, name: authUser.name })
    .from(authSession)
    .innerJoin(authUser, eq(authUser.id, authSession.userId))
    .where(
      and(
        eq(authSession.id, payload["sid"]),
        eq(authSession.userId, payload.sub),
        gt(authSession.expiresAt, new Date()),
      ),
    );
  const profile = user && (await loadProfile(db, user));
  return profile ? { ok: true, profile } : { ok: false };
}
