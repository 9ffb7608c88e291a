import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
} from "@simplewebauthn/browser";
import Bowser from "bowser";
import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { authPasskey } from "#app/db/schema.ts";
import { askAgain } from "./ask-again.server.ts";
import type { Passkey } from "./factor.ts";
import { type AccountServices, attempt, type Outcome, type Refused } from "./outcome.server.ts";
import { authorize, type Actor } from "./policy.ts";
import { refuseUnproved, weakenSessions } from "./require-factor.server.ts";
import { strengthen } from "./show-code.server.ts";

/** How many one person may have. */
const MOST = 20;
const LONGEST_NAME = 60;
const nameOf = z.string().trim().max(LONGEST_NAME);

/** A browser's answer in a form, as JSON. */
const answer = z
  .string()
  .max(20_000)
  .transform((text, context) => {
    try {
      return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    } catch {
      context.addIssue("no JSON");
      return z.NEVER;
    }
  });

/** What a browser answered, of whichever shape: the library looks at it. Undefined where it is none. */
export function parseAnswer(form: FormData): AuthenticationResponseJSON | undefined {
  return answer.safeParse(form.get("response")).data as AuthenticationResponseJSON | undefined;
}

/** The passkeys of whoever asks, the oldest first, without their keys. */
export async function listPasskeys(db: Database, by: Actor | null): Promise<Passkey[]> {
  authorize(by, "secure", "account");
  const rows = await db
    .select({ id: authPasskey.id, name: authPasskey.name, createdAt: authPasskey.createdAt })
    .from(authPasskey)
    .where(eq(authPasskey.userId, by.id))
    .orderBy(asc(authPasskey.createdAt), asc(authPasskey.id));
  return rows.map(({ id, name, createdAt }) => ({
    id,
    name: name ?? "",
    createdAt: createdAt.toISOString(),
  }));
}

/** What a browser is to make a passkey by, after the password; good for five minutes. */
export async function beginPasskey(
  { auth, db }: AccountServices,
  by: Actor | null,
  password: string,
  headers: Headers,
): Promise<{ ok: true; headers: Headers; creation: PublicKeyCredentialCreationOptionsJSON } | Refused> {
  authorize(by, "secure", "account");
  const barred = await refuseUnproved(db, by);
  if (barred) return barred;
  if ((await db.$count(authPasskey, eq(authPasskey.userId, by.id))) >= MOST) return TOO_MANY;
  const isThem = await askAgain({ auth, db }, by.id, password, headers);
  if (!isThem.ok) return isThem;
  const made = await auth.api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true });
  return { ok: true, headers: made.headers, creation: made.response };
}

const TOO_MANY: Refused = { ok: false, code: "TOO_MANY_PASSKEYS", status: 400 };

/** Keeps a passkey that a browser has made by that; without a name it bears the browser's. */
export async function addPasskey(
  { auth, db }: AccountServices,
  by: Actor | null,
  form: FormData,
  headers: Headers,
): Promise<Outcome> {
  authorize(by, "secure", "account");
  const response = parseAnswer(form);
  if (!response) return { ok: false, code: "FAILED_TO_VERIFY_REGISTRATION", status: 400 };
  const barred = await refuseUnproved(db, by);
  if (barred) return barred;
  const { browser, os } = Bowser.parse(headers.get("user-agent") || "unknown");
  const ownName = [browser.name, os.name].filter(Boolean).join(", ");
  const name = nameOf.safeParse(form.get("name")).data || ownName;
  const outcome = await attempt(() =>
    auth.api.verifyPasskeyRegistration({ body: { response, name }, headers, returnHeaders: true }),
  );
  if (outcome.ok) await strengthen({ auth, db }, outcome.headers, headers);
  return outcome;
}

/** Gives one's passkey another name. */
export async function renamePasskey(
  db: Database,
  by: Actor | null,
  { id, name }: { id: string; name: string },
): Promise<Outcome> {
  authorize(by, "secure", "account");
  const chosen = nameOf.min(1).safeParse(name).data;
  if (!chosen) return { ok: false, code: "PASSKEY_NAME", status: 400 };
  await db.update(authPasskey).set({ name: chosen }).where(isTheirs(by, id));
  return DONE;
}

/** Removes one's passkey, after the password; one that is gone already is no error. */
export async function removePasskey(
  { auth, db }: AccountServices,
  by: Actor | null,
  { id, password }: { id: string; password: string },
  headers: Headers,
): Promise<Outcome> {
  authorize(by, "secure", "account");
  const isThem = (await refuseUnproved(db, by)) ?? (await askAgain({ auth, db }, by.id, password, headers));
  if (!isThem.ok) return isThem;
  await db.delete(authPasskey).where(isTheirs(by, id));
  await weakenSessions(db, by.id);
  return DONE;
}

const isTheirs = (by: Actor, id: string) => and(eq(authPasskey.id, id), eq(authPasskey.userId, by.id));

const DONE: Outcome = { ok: true, headers: new Headers() };
