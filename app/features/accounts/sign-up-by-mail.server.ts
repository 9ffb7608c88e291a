import type { Language } from "#app/i18n/language.ts";
import { inLanguage } from "./mail-language.server.ts";
import { type AccountServices, answerFirst, type Outcome } from "./outcome.server.ts";

/**
 * Signs somebody up with their address alone and mails a link to choose a password. An address that already has an
 * account gets the same kind of link, so that nobody learns who has one.
 * @param onError called if that fails
 */
export function signUpByMail(
  { auth, ...services }: AccountServices & { afterChange: () => void },
  email: string,
  { address, language }: { address: string; language: Language },
  onError: (error: unknown) => void,
): Promise<Outcome> {
  const begin = async () => {
    const { internalAdapter } = await auth.$context;
    const known = await internalAdapter.findUserByEmail(email);
    if (!known) await internalAdapter.createUser({ email, name: "" }, { method: "email-password" });
    await inLanguage(language, () => auth.api.requestPasswordReset({ body: { email } }));
  };
  const counted: Parameters<typeof answerFirst>[1] = [
    ["sign-up-address", address],
    ["reset-account", email],
  ];
  return answerFirst(services, counted, begin, onError);
}
