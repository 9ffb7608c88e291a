import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { authSession, authUser, authVerification } from "#app/db/schema.ts";
import { authCookieName } from "./auth.server.ts";
import { signedCookie } from "./find-signed-in.server.ts";
import { deviceCookie, knownDevice } from "./known-device.server.ts";
import { type AccountServices, attempt, type Outcome, tooMany } from "./outcome.server.ts";
import { forget, forgive, type Limit, throttle } from "./throttle.server.ts";

/** The cookie between password and code. */
const PENDING = "two_factor";

/** Who has given the right password lately and is asked for a code. */
export async function findHalfSignedIn(
  { auth, db }: AccountServices,
  headers: Headers,
): Promise<{ id: string; email: string } | undefined> {
  const pending = signedCookie(auth, headers, PENDING);
  if (!pending) return undefined;
  const [found] = await db
    .select({ id: authUser.id, email: authUser.email })
    .from(authVerification)
    .innerJoin(authUser, eq(authUser.id, authVerification.value))
    .where(and(eq(authVerification.identifier, pending), gt(authVerification.expiresAt, new Date())));
  return found;
}

/** Whether these cookies, just given, ask for a code. */
export function isHalfSignedIn(auth: AccountServices["auth"], headers: Headers): boolean {
  return signedCookie(auth, headers, PENDING) !== undefined;
}

/** The second step of signing in: a code of the app, or a recovery code. */
export async function finishSignIn(
  services: AccountServices,
  typed: string,
  headers: Headers,
): Promise<Outcome> {
  const { auth } = services;
  const person = await findHalfSignedIn(services, headers);
  if (!person) return { ok: false, code: ENDED, status: 401 };
  const device = knownDevice(auth, person.email, headers);
  const outcome = await showCode(services, person.id, typed, only(PENDING, auth, headers), device);
  if (outcome.ok) outcome.headers.append("Set-Cookie", deviceCookie(auth, person.email));
  else if (outcome.code === "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE") return { ...outcome, code: ENDED };
  return outcome;
}

/** The step has ended without a right code: the password is asked for again. */
export const ENDED = "SECOND_STEP_ENDED";

/** One cookie alone: with a session beside it the library would check that one's codes. */
function only(short: string, auth: AccountServices["auth"], headers: Headers): Headers {
  const name = authCookieName(auth, short);
  const own = (headers.get("cookie") ?? "").split("; ").find((pair) => pair.startsWith(`${name}=`));
  const browser = headers.get("user-agent");
  return new Headers({ Cookie: own ?? "", ...(browser && { "User-Agent": browser }) });
}

/**
 * Checks a code of somebody's app, or uses up a recovery code, and marks the session as opened with it. Tries are counted
 * by account; those of a device that has signed in before by itself, so that who has stolen a password alone cannot keep
 * the owner out.
 */
export async function showCode(
  { auth, db }: AccountServices,
  userId: string,
  typed: string,
  headers: Headers,
  device?: string,
): Promise<Outcome> {
  const code = typed.replace(/\s/g, "").slice(0, 40);
  const counted: [Limit, string][] = device
    ? [["second-factor", `device ${device} ${userId}`]]
    : [
        ["second-factor", userId],
        ["second-factor-day", userId],
      ];
  const refused = await tooMany(db, counted);
  if (refused) return refused;
  const isOfApp = /^\d{6}$/.test(code);
  const once = `${userId} ${code}`;
  // Before it is looked at, so that of two who bring the same code one is let in.
  if (isOfApp && (await throttle(db, "code-once", once)))
    return { ok: false, code: "CODE_USED", status: 401 };
  const asked = { body: { code }, headers, returnHeaders: true } as const;
  const outcome = await attempt(() =>
    isOfApp ? auth.api.verifyTOTP(asked) : auth.api.verifyBackupCode(asked),
  );
  if (!outcome.ok) {
    if (isOfApp) await forget(db, "code-once", once);
    return outcome;
  }
  for (const [limit, key] of counted) await forgive(db, limit, key);
  await strengthen({ auth, db }, outcome.headers, headers);
  return outcome;
}

/** Marks the session that a reply has just opened, or else the one that was there, as opened with a second factor. */
export async function strengthen(
  { auth, db }: { auth: AccountServices["auth"]; db: Database },
  reply: Headers,
  asked: Headers,
): Promise<void> {
  const token =
    signedCookie(auth, cookiesOf(reply), "session_token") ?? signedCookie(auth, asked, "session_token");
  if (token) await db.update(authSession).set({ isStrong: true }).where(eq(authSession.token, token));
}

/** The headers of a browser that was just given these cookies. */
export function cookiesOf(reply: Headers): Headers {
  const pairs = reply.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return new Headers({ Cookie: pairs.join("; ") });
}
