import { ownsPassword } from "./owns-password.server.ts";
import { type AccountServices, attempt, type Outcome, tooMany } from "./outcome.server.ts";
import { forgive } from "./throttle.server.ts";

/** Who has no password shows that it is them by having signed in within so many milliseconds. */
const FRESH = 10 * 60 * 1000;

/** Asks whoever's session it is for their password once more, before something that a thief of the session would do. */
export async function askAgain(
  { auth, db }: AccountServices,
  userId: string,
  password: string,
  headers: Headers,
): Promise<Outcome> {
  const refused = await tooMany(db, [["account-secret", userId]]);
  if (refused) return refused;
  const isThem = (await ownsPassword(db, userId))
    ? await attempt(() => auth.api.verifyPassword({ body: { password }, headers }))
    : await hasJustSignedIn(auth, headers);
  if (isThem.ok) await forgive(db, "account-secret", userId);
  return isThem;
}

async function hasJustSignedIn(auth: AccountServices["auth"], headers: Headers): Promise<Outcome> {
  const found = await auth.api.getSession({ headers });
  const age = Date.now() - (found?.session.createdAt.getTime() ?? 0);
  return age < FRESH
    ? { ok: true, headers: new Headers() }
    : { ok: false, code: "SIGN_IN_FIRST", status: 403 };
}
