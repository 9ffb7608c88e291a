import { and, eq } from "drizzle-orm";
import { encode } from "uqr";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { authPasskey, authTwoFactor, authUser } from "#app/db/schema.ts";
import { noteDeed } from "./admin-log.server.ts";
import type { Factors, SetUp } from "./factor.ts";
import { listPasskeys } from "./passkeys.server.ts";
import { type AccountServices, attempt, type Outcome, type Refused, tooMany } from "./outcome.server.ts";
import { authorize, type Actor } from "./policy.ts";
import { refuseUnproved, weakenSessions } from "./require-factor.server.ts";
import { showCode } from "./show-code.server.ts";
import { forgive } from "./throttle.server.ts";

const typedCode = z.object({
  code: z.string().max(40),
  uri: z.string().startsWith("otpauth://totp/").max(600).optional(),
});

/** The code of a form, and the secret it belongs to while that is being set up. */
export function parseCode(form: FormData): z.infer<typeof typedCode> {
  return typedCode.safeParse(Object.fromEntries(form)).data ?? { code: "" };
}

/** What someone signs in with beside their password. */
export async function loadFactors({ auth, db }: AccountServices, by: Actor | null): Promise<Factors> {
  authorize(by, "secure", "account");
  const [passkeys, on] = await Promise.all([listPasskeys(db, by), hasCodes(db, by.id)]);
  return { passkeys, hasCodes: on, codesLeft: on ? (await recoveryCodes(auth, by.id)).length : 0 };
}

/** Makes a secret for an app, after the password; it counts once a code of it was typed. */
export async function beginCodes(
  { auth, db }: AccountServices,
  by: Actor | null,
  password: string,
  headers: Headers,
): Promise<{ ok: true; setUp: SetUp } | Refused> {
  authorize(by, "secure", "account");
  let uri = "";
  const outcome = await withPassword(db, by, async () => {
    const made = await auth.api.enableTwoFactor({ body: { password }, headers });
    if ("totpURI" in made) uri = made.totpURI;
  });
  return outcome.ok ? { ok: true, setUp: toSetUp(uri) } : outcome;
}

/** Turns the codes on by a first one. @returns the recovery codes, for the only time */
export async function confirmCodes(
  services: AccountServices,
  by: Actor | null,
  { code, uri }: { code: string; uri?: string | undefined },
  headers: Headers,
): Promise<
  { ok: true; headers: Headers; recoveryCodes: string[] } | (Refused & { setUp?: SetUp | undefined })
> {
  authorize(by, "secure", "account");
  if (await hasCodes(services.db, by.id)) return NOT_A_CODE;
  const setUp = uri ? toSetUp(uri) : undefined;
  // A recovery code turns nothing on.
  if (!/^\s*(\d\s*){6}$/.test(code)) return { ...NOT_A_CODE, setUp };
  const barred = await refuseUnproved(services.db, by);
  if (barred) return barred;
  const outcome = await showCode(services, by.id, code, headers);
  if (!outcome.ok) return { ...outcome, setUp };
  return {
    ok: true,
    headers: outcome.headers,
    recoveryCodes: await recoveryCodes(services.auth, by.id),
  };
}

const NOT_A_CODE: Refused = { ok: false, code: "INVALID_CODE", status: 400 };

/** New recovery codes in place of the old, after the password. */
export async function renewRecoveryCodes(
  { auth, db }: AccountServices,
  by: Actor | null,
  password: string,
  headers: Headers,
): Promise<{ ok: true; recoveryCodes: string[] } | Refused> {
  authorize(by, "secure", "account");
  let made: string[] = [];
  const outcome = await withPassword(db, by, async () => {
    made = (await auth.api.generateBackupCodes({ body: { password }, headers })).backupCodes;
  });
  return outcome.ok ? { ok: true, recoveryCodes: made } : outcome;
}

/** Turns the codes off, after the password. */
export async function endCodes(
  { auth, db }: AccountServices,
  by: Actor | null,
  password: string,
  headers: Headers,
): Promise<Outcome> {
  authorize(by, "secure", "account");
  const outcome = await withPassword(db, by, () =>
    auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
  );
  if (outcome.ok) await weakenSessions(db, by.id);
  return outcome;
}

/** Does what the library asks the password for; wrong ones are counted. */
async function withPassword(db: Database, by: Actor, work: () => Promise<unknown>): Promise<Outcome> {
  const barred = (await tooMany(db, [["account-secret", by.id]])) ?? (await refuseUnproved(db, by));
  if (barred) return barred;
  const outcome = await attempt(work);
  if (outcome.ok) await forgive(db, "account-secret", by.id);
  return outcome;
}

/** Shows a factor in a session that was opened without it, as an admin of whom one is asked must. */
export async function proveFactor(
  services: AccountServices,
  by: Actor | null,
  code: string,
  headers: Headers,
): Promise<Outcome> {
  authorize(by, "secure", "account");
  if (!(await hasCodes(services.db, by.id))) return NOT_A_CODE;
  return showCode(services, by.id, code, headers);
}

async function hasCodes(db: Database, userId: string): Promise<boolean> {
  const isOn = and(eq(authTwoFactor.userId, userId), authTwoFactor.verified);
  return (await db.$count(authTwoFactor, isOn)) > 0;
}

async function recoveryCodes(auth: AccountServices["auth"], userId: string): Promise<string[]> {
  return (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes;
}

/** What an app reads from the library's address of a secret. */
function toSetUp(uri: string): SetUp {
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  const { data, size } = encode(uri, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { uri, secret, path: path.join(""), side: size };
}

/** Takes codes and passkeys off an account, for whoever runs the shop. @returns false where there is no such account */
export async function forgetFactors(db: Database, email: string): Promise<boolean> {
  const [account] = await db
    .select({ id: authUser.id })
    .from(authUser)
    .where(eq(authUser.email, email.trim().toLowerCase()));
  if (!account) return false;
  await db.transaction(async (tx) => {
    await tx.delete(authTwoFactor).where(eq(authTwoFactor.userId, account.id));
    await tx.delete(authPasskey).where(eq(authPasskey.userId, account.id));
    await tx.update(authUser).set({ twoFactorEnabled: false }).where(eq(authUser.id, account.id));
    await weakenSessions(tx, account.id);
    await noteDeed(tx, "operator", { deed: "factor-remove", id: account.id });
  });
  return true;
}
