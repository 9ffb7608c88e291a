import { z } from "zod";
import { DEFAULT_LANGUAGE, type Language } from "#app/i18n/language.ts";
import { refuseGuessable } from "./check-new-password.server.ts";
import { sendConfirmation } from "./confirm-email.server.ts";
import { offerDeviceLink } from "./offer-device-link.server.ts";
import { withHashMade } from "./hash-password.server.ts";
import { deviceCookie, knownDevice } from "./known-device.server.ts";
import { cookiesOf, isHalfSignedIn } from "./show-code.server.ts";
import { type AccountServices, attempt, type Outcome, tooMany } from "./outcome.server.ts";
import { forgive, type Limit } from "./throttle.server.ts";

const LOGIN_MODES = ["sign-in", "sign-up"] as const;

const credentials = z.object({
  mode: z.enum(LOGIN_MODES),
  email: z.string().trim().toLowerCase().max(254),
  password: z.string().max(128),
});
export type Credentials = z.infer<typeof credentials>;

/** Reads the form of /login; a malformed one reads as empty credentials, which the provider refuses by code. */
export function parseCredentials(form: FormData): Credentials {
  return credentials.safeParse(Object.fromEntries(form)).data ?? { mode: "sign-in", email: "", password: "" };
}

interface Asking {
  address: string;
  headers: Headers;
  language?: Language;
  /** Is told when what goes on after the answer fails. */
  onError?: (error: unknown) => void;
}

/**
 * Signs someone in or up with e-mail and password. Tries are counted in the database before the password is
 * looked at, and an honest sign-in is taken off the count again. A device that has signed in before is counted by
 * itself, whatever strangers do elsewhere; the owner of an account that they guess at is sent a link that makes another one
 * of theirs such a device.
 */
export async function signIn(
  { auth, db, afterChange = () => {} }: AccountServices & { afterChange?: () => void },
  { mode, email, password }: Credentials,
  { address, headers, language = DEFAULT_LANGUAGE, onError = () => {} }: Asking,
): Promise<Outcome> {
  const device = knownDevice(auth, email, headers);
  const counted = limitsFor(mode, email, address, device);
  const refused = await tooMany(db, counted);
  if (refused) return refused;
  if (mode === "sign-in" && !device) {
    const guessed = await tooMany(db, [["sign-in-account", email]]);
    if (guessed) {
      // Afterwards, so that how long it takes does not tell whether there is such an account.
      void offerDeviceLink({ auth, db }, email, language).then(afterChange).catch(onError);
      return { ...guessed, code: "GUESSED_ELSEWHERE" };
    }
    counted.push(["sign-in-account", email]);
  }
  const common = mode === "sign-up" ? await refuseGuessable(password, { email }) : undefined;
  if (common) return common;
  const outcome = await attempt(() =>
    mode === "sign-up"
      ? withHashMade(password, () =>
          auth.api.signUpEmail({ body: { email, password, name: "" }, headers, returnHeaders: true }),
        )
      : auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
  );
  if (!outcome.ok) return outcome;
  if (mode === "sign-in") for (const [limit, key] of counted) await forgive(db, limit, key);
  else await sendConfirmation({ auth, db }, email, language, cookiesOf(outcome.headers));
  // Who knows the password alone makes no device of theirs known.
  if (isHalfSignedIn(auth, cookiesOf(outcome.headers))) return { ...outcome, isHalf: true };
  outcome.headers.append("Set-Cookie", deviceCookie(auth, email));
  return outcome;
}

function limitsFor(
  mode: Credentials["mode"],
  email: string,
  address: string,
  device: string | undefined,
): [Limit, string][] {
  if (mode === "sign-up") return [["sign-up-address", address]];
  if (device) return [["sign-in", `device ${device} ${email}`]];
  return [
    ["sign-in-address", address],
    ["sign-in", `${address} ${email}`],
  ];
}
