import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { deviceCookie } from "./known-device.server.ts";
import { type AccountServices, attempt, type Outcome, type Refused, tooMany } from "./outcome.server.ts";
import { parseAnswer } from "./passkeys.server.ts";
import { strengthen } from "./show-code.server.ts";

/** What a browser is to find a passkey by; good for five minutes, once. It names nobody. */
export async function askForPasskey(
  { auth, db }: AccountServices,
  address: string,
): Promise<{ ok: true; headers: Headers; request: PublicKeyCredentialRequestOptionsJSON } | Refused> {
  const refused = await tooMany(db, [["passkey-address", address]]);
  if (refused) return refused;
  // Without the visitor's cookies: the passkeys of whoever is signed in would be named.
  const { headers, response } = await auth.api.generatePasskeyAuthenticationOptions({
    headers: new Headers(),
    returnHeaders: true,
  });
  return { ok: true, headers, request: { ...response, userVerification: "required" } };
}

/** Signs in with a passkey. It is two factors by itself, the device and the finger, face or PIN: no code is asked for. */
export async function signInWithPasskey(
  { auth, db }: AccountServices,
  form: FormData,
  { address, headers }: { address: string; headers: Headers },
): Promise<Outcome> {
  const refused = await tooMany(db, [["passkey-address", address]]);
  if (refused) return refused;
  const response = parseAnswer(form);
  if (!response) return { ok: false, code: "AUTHENTICATION_FAILED", status: 400 };
  let email = "";
  const outcome = await attempt(async () => {
    const verified = await auth.api.verifyPasskeyAuthentication({
      body: { response: { ...response } },
      headers,
      returnHeaders: true,
    });
    email = verified.response.user.email;
    return verified;
  });
  if (!outcome.ok) return outcome;
  await strengthen({ auth, db }, outcome.headers, headers);
  outcome.headers.append("Set-Cookie", deviceCookie(auth, email));
  return outcome;
}
