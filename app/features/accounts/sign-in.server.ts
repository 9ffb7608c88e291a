import { isAPIError } from "better-auth/api";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { outageOf } from "#app/db/outage.ts";
import { type Auth, SHORTEST_PASSWORD } from "./auth.server.ts";
import { isCommonPassword } from "./common-password.server.ts";
import { deviceCookie, knownDevice } from "./known-device.server.ts";
import { forgive, type Limit, throttle } from "./throttle.server.ts";

export const LOGIN_MODES = ["sign-in", "sign-up"] as const;

const credentials = z.object({
  mode: z.enum(LOGIN_MODES),
  email: z.string().trim().toLowerCase().max(254),
  password: z.string().max(128),
});
export type Credentials = z.infer<typeof credentials>;

/** What happened: cookies to set, or the provider's code to show. */
export type SignInResult =
  | { ok: true; headers: Headers }
  | { ok: false; code: string; status: number; retryAfter?: number };

/** Reads the form of /login; a malformed one reads as empty credentials, which the provider refuses by code. */
export function parseCredentials(form: FormData): Credentials {
  return credentials.safeParse(Object.fromEntries(form)).data ?? { mode: "sign-in", email: "", password: "" };
}

/**
 * Signs someone in or up with e-mail and password. Tries are counted in the database before the password is
 * looked at, and an honest sign-in is taken off the count again. A device that has signed in before is counted by
 * itself, whatever strangers do elsewhere.
 */
export async function signIn(
  { auth, db }: { auth: Auth; db: Database },
  { mode, email, password }: Credentials,
  { address, headers }: { address: string; headers: Headers },
): Promise<SignInResult> {
  const device = knownDevice(auth, email, headers);
  const counted = limitsFor(mode, email, address, device);
  for (const [limit, key] of counted) {
    const refused = await throttle(db, limit, key);
    if (refused) return { ok: false, code: "TOO_MANY_REQUESTS", status: 429, retryAfter: refused.retryAfter };
  }
  if (mode === "sign-up" && password.length >= SHORTEST_PASSWORD && (await isCommonPassword(password))) {
    return { ok: false, code: "PASSWORD_TOO_COMMON", status: 400 };
  }
  try {
    const answer =
      mode === "sign-up"
        ? await auth.api.signUpEmail({ body: { email, password, name: "" }, headers, returnHeaders: true })
        : await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
    if (mode === "sign-in") for (const [limit, key] of counted) await forgive(db, limit, key);
    answer.headers.append("Set-Cookie", deviceCookie(auth, email));
    return { ok: true, headers: answer.headers };
  } catch (error) {
    if (!isAPIError(error) || outageOf(error)) throw error;
    return { ok: false, code: error.body?.code ?? "", status: error.statusCode };
  }
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
    ["sign-in-account", email],
  ];
}
