import type { Language } from "#app/i18n/language.ts";
import { inLanguage } from "./mail-language.server.ts";
import { type AccountServices, type Outcome, tooMany } from "./outcome.server.ts";

/**
 * Signs somebody up with their address alone and sends a link to choose a password, which makes the account theirs: whoever
 * has one gets such a link as well, so that nobody is told who has an account. The outcome is the same for everyone, and so
 * is how long it takes: all of it goes on afterwards.
 * @param onError is told when that fails
 */
export async function signUpByMail(
  { auth, db, afterChange }: AccountServices & { afterChange: () => void },
  email: string,
  { address, language }: { address: string; language: Language },
  onError: (error: unknown) => void,
): Promise<Outcome> {
  const refused = await tooMany(db, [
    ["sign-up-address", address],
    ["reset-account", email],
  ]);
  if (refused) return refused;
  const begin = async () => {
    const { internalAdapter } = await auth.$context;
    const known = await internalAdapter.findUserByEmail(email);
    if (!known) await internalAdapter.createUser({ email, name: "" }, { method: "email-password" });
    await inLanguage(language, () => auth.api.requestPasswordReset({ body: { email } }));
  };
  void begin().then(afterChange).catch(onError);
  return { ok: true, headers: new Headers() };
}
