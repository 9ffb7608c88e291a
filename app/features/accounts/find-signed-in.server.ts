import { createHmac, timingSafeEqual } from "node:crypto";
import { eq, getTableColumns, sql } from "drizzle-orm";
import { parse } from "hono/utils/cookie";
import { askTogetherAbout } from "#app/db/ask-together.ts";
import type { Database } from "#app/db/client.server.ts";
import { authSession, users } from "#app/db/schema.ts";
import { memoizeWeakly } from "#app/memoize.ts";
import { type Auth, authCookieName } from "./auth.server.ts";
import { awaitedBy, type Profile } from "./load-profile.server.ts";
import { isBarred } from "./require-factor.server.ts";

type Signer = Pick<Auth, "options">;

/**
 * Whose session a request's cookie names, with their profile, in one question to the database for all who ask it at once.
 * Undefined leaves it to the sign-in library: a session that is over or is to be prolonged, and who has no profile yet.
 */
export async function findSignedIn(db: Database, auth: Signer, token: string): Promise<Profile | undefined> {
  const found = await questionOf(db)(token);
  const { expiresIn, updateAge } = auth.options.session;
  if (!found || found.expiresAt.getTime() - (expiresIn - updateAge) * 1000 <= Date.now()) return undefined;
  // Two requests of one person share the answer.
  return { ...found.profile, ...(found.lacksFactor && { lacksFactor: true }) };
}

/** The token in a cookie that the sign-in library has signed. */
export function sessionToken(auth: Signer, headers: Headers): string | undefined {
  return signedCookie(auth, headers, "session_token");
}

/** What a cookie of the sign-in library holds; undefined where it has not signed it. */
export function signedCookie(auth: Signer, headers: Headers, short: string): string | undefined {
  const name = authCookieName(auth, short);
  const cookie = parse(headers.get("cookie") ?? "", name)[name] ?? "";
  const end = cookie.lastIndexOf(".");
  const token = cookie.slice(0, Math.max(0, end));
  const expected = createHmac("sha256", auth.options.secret).update(token).digest();
  const given = Buffer.from(cookie.slice(end + 1), "base64");
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

const questionOf = memoizeWeakly((db: Database) => {
  // Written out once: making the text of a query costs as much as its answer. Nameless, as poolers want it.
  const prepared = db
    .select({
      token: authSession.token,
      expiresAt: authSession.expiresAt,
      lacksFactor: isBarred,
      profile: { ...getTableColumns(users), awaited: awaitedBy },
    })
    .from(authSession)
    .innerJoin(users, eq(users.id, authSession.userId))
    .where(sql`${authSession.token} = any(${sql.placeholder("tokens")})`)
    .prepare("");
  return askTogetherAbout(async (tokens) => {
    const rows = await prepared.execute({ tokens });
    return new Map(rows.map(({ token, ...found }) => [token, found]));
  });
});
