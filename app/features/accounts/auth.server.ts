import { betterAuth } from "better-auth";
import { genericOAuth, jwt, oauthPopup } from "better-auth/plugins";
import type { Config } from "#app/config/env.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { authDatabase } from "./auth-database.server.ts";

const DAY = 24 * 60 * 60;

/** Characters. A shorter one is refused as too short, common or not. */
export const SHORTEST_PASSWORD = 8;

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
    emailAndPassword: { enabled: true, minPasswordLength: SHORTEST_PASSWORD, maxPasswordLength: 128 },
    session: { expiresIn: 30 * DAY, updateAge: DAY },
    advanced: { cookiePrefix: "nacre", ipAddress: { disableIpTracking: true } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      jwt({ jwt: { expirationTime: "15m", definePayload: ({ session }) => ({ sid: session.id }) } }),
      oauthPopup(),
      genericOAuth({ config: config.google ? [googleProvider(config.google)] : [] }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

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

/** A visitor may type localhost where the configuration says 127.0.0.1, and the other way round. */
function loopbackTwins(appUrl: string): string[] {
  const url = new URL(appUrl);
  if (!["127.0.0.1", "localhost"].includes(url.hostname)) return [];
  return ["127.0.0.1", "localhost"].map(
    (host) => `${url.protocol}//${host}${url.port ? `:${url.port}` : ""}`,
  );
}
