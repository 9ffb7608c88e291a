import { z } from "zod";
import type { Language } from "#app/i18n/language.ts";
import { type OwnWords, ownWords, refuseGuessable } from "./check-new-password.server.ts";
import { inLanguage } from "./mail-language.server.ts";
import { forget } from "./throttle.server.ts";
import { type AccountServices, answerFirst, attempt, type Outcome, tooMany } from "./outcome.server.ts";

const asked = z.object({ email: z.string().trim().toLowerCase().max(254).pipe(z.email()) });
const chosen = z.object({ token: z.string().max(200), password: z.string().max(128) });

/** The address in the form; undefined if it is not one. */
export function parseAsked(form: FormData): string | undefined {
  return asked.safeParse(Object.fromEntries(form)).data?.email;
}

/** The link's token and the new password; a malformed form reads as a token that nobody has. */
export function parseChosen(form: FormData): z.infer<typeof chosen> {
  return chosen.safeParse(Object.fromEntries(form)).data ?? { token: "", password: "" };
}

/**
 * Mails a link for a new password, if this address has an account.
 * @param onError called if that fails
 */
export function askForReset(
  { auth, ...services }: AccountServices & { afterChange: () => void },
  email: string,
  { address, language }: { address: string; language: Language },
  onError: (error: unknown) => void,
): Promise<Outcome> {
  const counted: Parameters<typeof answerFirst>[1] = [
    ["reset-address", address],
    ["reset-account", email],
  ];
  const send = () => inLanguage(language, () => auth.api.requestPasswordReset({ body: { email } }));
  return answerFirst(services, counted, send, onError);
}

/** Sets a new password by a link's token, once; every session of the account ends, and every other such link. */
export async function resetPassword(
  { auth, db }: AccountServices,
  { token, password }: { token: string; password: string },
  address: string,
): Promise<Outcome> {
  const refused = await tooMany(db, [["reset-address", address]]);
  if (refused) return refused;
  const owner = await ownerOf({ auth, db }, token);
  const common = await refuseGuessable(password, owner);
  if (common) return common;
  const set = await attempt(() => auth.api.resetPassword({ body: { token, newPassword: password } }));
  // Who had forgotten it has guessed before; the new one is let in at once.
  if (set.ok && owner) {
    await forget(db, "sign-in", `${address} ${owner.email}`);
    await forget(db, "sign-in-account", owner.email);
  }
  return set;
}

/** Whether a link would still set a new password. */
export async function isLinkGood({ auth }: AccountServices, token: string): Promise<boolean> {
  return (await findLink(auth, token)) !== undefined;
}

/** The library finds it, since it keeps tokens as digests. */
async function findLink(auth: AccountServices["auth"], token: string) {
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return link && link.expiresAt > new Date() ? link : undefined;
}

/** What is known about the link's owner. */
async function ownerOf({ auth, db }: AccountServices, token: string): Promise<OwnWords | undefined> {
  const link = await findLink(auth, token);
  return link ? ownWords(db, link.value) : undefined;
}
