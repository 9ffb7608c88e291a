import type { Language } from "#app/i18n/language.ts";
import { inLanguage } from "./mail-language.server.ts";
import { type AccountServices, attempt, type Outcome, tooMany } from "./outcome.server.ts";
import { authorize, type Actor } from "./policy.ts";

/** Sends the link once more that shows that an address is its account's own. */
export async function askToConfirm(
  { auth, db }: AccountServices,
  by: (Actor & { email: string }) | null,
  language: Language,
  headers: Headers,
): Promise<Outcome> {
  authorize(by, "confirmEmail", "account");
  const refused = await tooMany(db, [["confirm-email", by.id]]);
  if (refused) return refused;
  return sendConfirmation(auth, by.email, language, headers);
}

/** Sends that link to whoever's session is in the headers. */
export function sendConfirmation(
  auth: AccountServices["auth"],
  email: string,
  language: Language,
  headers: Headers,
): Promise<Outcome> {
  return inLanguage(language, () =>
    attempt(() => auth.api.sendVerificationEmail({ body: { email }, headers })),
  );
}

/** Takes the token of such a link; it may be used again, which changes nothing more. */
export function confirmEmail({ auth }: Pick<AccountServices, "auth">, token: string): Promise<Outcome> {
  return attempt(() => auth.api.verifyEmail({ query: { token } }));
}
