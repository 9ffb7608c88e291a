import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { genericOAuth, jwt, oauthPopup, twoFactor } from "better-auth/plugins";
import type { Config } from "#app/config/env.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { enqueue, releaseMails } from "#app/outbox/outbox.server.ts";
import { authUser } from "#app/db/schema.ts";
import { authDatabase } from "./auth-database.server.ts";
import { SHORTEST_PASSWORD } from "./shortest-password.ts";
import { hashPassword, verifyPassword } from "./hash-password.server.ts";
import { languageOfMail } from "./mail-language.server.ts";
import { forgetLinks } from "./forget-links.server.ts";

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How long the step after the password may take. */
const SECOND_STEP = 10 * 60;

/** Where the sign-in endpoints live; the Google console needs `<APP_URL>/api/auth/callback/google`. */
export const AUTH_PATH = "/api/auth";

/**
 * Sign-in: e-mail and password, Google by OpenID Connect discovery, sessions in HttpOnly cookies and
 * 15-minute bearer tokens for the functions. Throttling is ours (see throttle.server.ts): it also guards the
 * server-side calls, which the library's own does not.
 */
export function createAuth(db: Database, config: Config, secret: string) {
  return betterAuth({
    appName: "Nacre",
    baseURL: config.appUrl,
    basePath: AUTH_PATH,
    secret,
    database: authDatabase(db),
    trustedOrigins: [config.appUrl, ...loopbackTwins(config.appUrl)],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: HOUR,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        enqueue(db, "reset-mail", { userId: user.id, token, language: languageOfMail() }),
      onPasswordReset: async ({ user }) => {
        await forgetLinks(db, user.id);
        // The link was in a mail to this address.
        await db.update(authUser).set({ emailVerified: true }).where(eq(authUser.id, user.id));
        await releaseMails(db, user.id);
      },
    },
    // Asked for, never required: who has not confirmed their address buys as everyone else.
    emailVerification: {
      // On signing up we ask ourselves: the library would within its transaction, on which the outbox could not be
      // written (the embedded database has one connection).
      sendOnSignUp: false,
      expiresIn: DAY,
      afterEmailVerification: ({ id }) => releaseMails(db, id),
      sendVerificationEmail: ({ user, token }) =>
        enqueue(db, "confirm-mail", { userId: user.id, token, language: languageOfMail() }),
    },
    verification: { storeIdentifier: { default: "plain", overrides: { "reset-password": "hashed" } } },
    // It also ends with signing out, everywhere (`routes/change-account.server.ts`), with a new password (above, and but for
    // this device in `change-password.server.ts`), and with the account.
    session: {
      expiresIn: 30 * DAY,
      updateAge: DAY,
      // What asks for a fresh one in the library asks for the password here.
      freshAge: 0,
      additionalFields: { isStrong: { type: "boolean", input: false, defaultValue: false } },
    },
    advanced: { cookiePrefix: "nacre", ipAddress: { disableIpTracking: true } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      jwt({
        jwt: { expirationTime: "15m", definePayload: ({ session }) => ({ sid: session.id }) },
        // Whoever wants a token asks for one: signing one for each page costs a query and a signature.
        disableSettingJwtHeader: true,
      }),
      // Wrong codes are counted as wrong passwords are; the library's lockout would let strangers in on it.
      twoFactor({ accountLockout: { enabled: false }, twoFactorCookieMaxAge: SECOND_STEP }),
      passkey({
        rpID: passkeyDomain(config.appUrl),
        rpName: "Nacre",
        origin: [new URL(config.appUrl).origin, ...loopbackTwins(config.appUrl)],
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        // Without a finger, a face or a PIN it would be one factor alone.
        registration: {
          afterVerification: async ({ verification }) =>
            requireVerified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: async ({ verification }) =>
            requireVerified(verification.authenticationInfo.userVerified),
        },
      }),
      oauthPopup(),
      genericOAuth({ config: config.google ? [googleProvider(config.google)] : [] }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Where the library keeps a session's token, or another of its secrets. */
export function authCookieName({ options }: Pick<Auth, "options">, name: string): string {
  return `${options.baseURL.startsWith("https:") ? "__Secure-" : ""}nacre.${name}`;
}

function googleProvider({ clientId, clientSecret, issuer }: NonNullable<Config["google"]>) {
  return {
    providerId: "google",
    name: "Google",
    clientId,
    clientSecret,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    scopes: ["openid", "email", "profile"],
    pkce: true,
  };
}

function requireVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError("UNAUTHORIZED", { code: "PASSKEY_UNVERIFIED" });
}

/** The domain that passkeys belong to; of this machine always its name, as browsers know none for a number. */
function passkeyDomain(appUrl: string): string {
  const { hostname } = new URL(appUrl);
  return hostname === "127.0.0.1" ? "localhost" : hostname;
}

/** A visitor may type localhost where the configuration says 127.0.0.1, and the other way round. */
function loopbackTwins(appUrl: string): string[] {
  const url = new URL(appUrl);
  if (!["127.0.0.1", "localhost"].includes(url.hostname)) return [];
  return ["127.0.0.1", "localhost"].map(
    (host) => `${url.protocol}//${host}${url.port ? `:${url.port}` : ""}`,
  );
}
