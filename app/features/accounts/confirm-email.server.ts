import type { Language } from "#app/i18n/language.ts";
import { isMailBlocked } from "#app/outbox/mail-blocks.server.ts";
import { inLanguage } from "./mail-language.server.ts";
import { type AccountServices, attempt, type Outcome, tooMany } from "./outcome.server.ts";
import { authorize, type Actor } from "./policy.ts";

/** Sends the link once more that shows that an address is its account's own. */
export async function askToConfirm(
  services: AccountServices,
  by: (Actor & { email: string }) | null,
  language: Language,
  headers: Headers,
): Promise<Outcome> {
  authorize(by, "confirmEmail", "account");
  if (await isMailBlocked(services.db, by.email, "other"))
    return { ok: false, code: "MAIL_BLOCKED", status: 400 };
  return sendConfirmation(services, by.email, language, headers);
}

/**
 * Sends that link to whoever's session is in the headers. It is counted here, where it can be refused, and not when it is
 * sent (`sendLetter`): it is what lets other mails go, and waits for none of them.
 */
export async function sendConfirmation(
  { auth, db }: AccountServices,
  email: string,
  language: Language,
  headers: Headers,
): Promise<Outcome> {
  const refused = await tooMany(db, [["confirm-email", email.toLowerCase()]]);
  if (refused) return refused;
  return inLanguage(language, () =>
    attempt(() => auth.api.sendVerificationEmail({ body: { email }, headers })),
  );
}

/** Takes the token of such a link; it may be used again, which changes nothing more. */
export function confirmEmail({ auth }: Pick<AccountServices, "auth">, token: string): Promise<Outcome> {
  return attempt(() => auth.api.verifyEmail({ query: { token } }));
}
