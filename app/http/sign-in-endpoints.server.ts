import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import type { Auth } from "#app/features/accounts/auth.server.ts";
import { discoverGoogle, ISSUER_UNREACHABLE } from "#app/features/accounts/discover-google.server.ts";

type Next = () => Promise<void>;

/**
 * The sign-in endpoints that browsers need; all others are called on the server, behind our throttles. None of these
 * gives a script the session's secret: /token issues a short-lived token for the functions alone.
 */
const ENDPOINTS = ["/oauth-popup/start", "/callback/google", "/token", "/jwks"];
/** Shown in the Google popup, before and after Google's own pages. */
const POPUP = ["/oauth-popup/start", "/callback/google"];

/** The sign-in library's endpoints, for AUTH_PATH. */
export function signInEndpoints(auth: Auth, log: Logger): Hono {
  const app = new Hono();
  for (const path of POPUP) app.use(path, stayWithOpener, (c, next) => keepSecret(c, next, auth, log));
  for (const path of ENDPOINTS) app.get(path, (c) => auth.handler(c.req.raw));
  return app;
}

/** Google's pages have no opener policy; ours must have none either, or the browser cuts the popup off. */
async function stayWithOpener(c: Context, next: Next): Promise<void> {
  await next();
  c.header("Cross-Origin-Opener-Policy", "unsafe-none");
}

/**
 * The popup's last page would hand the session's secret to its opener, for pages framed by other sites. Ours has the
 * cookie, so it gets a placeholder. An unreachable issuer is reported as such.
 */
async function keepSecret(c: Context, next: Next, auth: Auth, log: Logger): Promise<void> {
  const reachable = await discoverGoogle(auth, log);
  await next();
  if (!c.res.headers.get("Content-Type")?.startsWith("text/html")) return;
  const html = (await c.res.text()).replace(/"token":"[^"]*"/, '"token":"kept"');
  const told = reachable
    ? html
    : html.replace('"code":"provider_not_found"', `"code":"${ISSUER_UNREACHABLE}"`);
  c.res = new Response(told, c.res);
}
