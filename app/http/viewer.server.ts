import { type MiddlewareFunction, redirect } from "react-router";
import type { Database } from "#app/db/client.server.ts";
import type { Auth } from "#app/features/accounts/auth.server.ts";
import { findSignedIn, sessionToken } from "#app/features/accounts/find-signed-in.server.ts";
import { loadProfile } from "#app/features/accounts/load-profile.server.ts";
import { isSessionBarred } from "#app/features/accounts/require-factor.server.ts";
import { authorize, may, type Thing, type Verb } from "#app/features/accounts/policy.ts";
import { servicesContext, viewerContext } from "./context.ts";

/**
 * The callable functions and the API tell their caller by the token alone, assistants by their signature. The others answer
 * everyone alike and may be kept by anyone: a session's cookie, prolonged, must not go along.
 */
const FOR_ANYONE = /^\/(functions|image|api|ucp|\.well-known)\/|^\/(mcp|sitemap\.xml|robots\.txt|llms\.txt)$/;

/** Finds out who asks, from the session cookie, for every request anew. */
export const identifyViewer: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (FOR_ANYONE.test(url.pathname)) return next();
  const { viewer, cookies } = await findViewer(context.get(servicesContext), request.headers);
  if (viewer) context.set(viewerContext, viewer);
  const reply = await next();
  for (const cookie of cookies) reply.headers.append("Set-Cookie", cookie);
  return reply;
};

/**
 * Who asks, by the session cookie. A session that is used is prolonged: its cookies go along with whatever the reply is.
 */
export async function findViewer({ auth, db }: { auth: Auth; db: Database }, asked: Headers) {
  const token = sessionToken(auth, asked);
  const signedIn = token ? await findSignedIn(db, auth, token) : null;
  if (signedIn !== undefined) return { viewer: signedIn, cookies: [] };
  const { headers, response: session } = await auth.api.getSession({ headers: asked, returnHeaders: true });
  const viewer = session && (await loadProfile(db, session.user));
  const barred = viewer?.isAdmin && (await isSessionBarred(db, session?.session.id ?? ""));
  return {
    viewer: viewer && barred ? { ...viewer, lacksFactor: true as const } : viewer,
    cookies: headers.getSetCookie(),
  };
}

/**
 * Guard of the signed-in pages: logged-out visitors go to /login and come back here afterwards. An admin has
 * no such pages, only the panel, which every other address shows.
 */
export const requireLogin: MiddlewareFunction<Response> = ({ request, url, context }) => {
  const viewer = context.get(viewerContext);
  if (may(viewer, "open", "panel") && request.method === "GET") throw redirect(`/${url.search}`);
  if (viewer) return;
  throw redirect(`/login?${new URLSearchParams({ redirect: `${url.pathname}${url.search}` })}`);
};

type Context = Readonly<{ get: Parameters<MiddlewareFunction>[0]["context"]["get"] }>;

/** The signed-in customer, or a 403: for calls that only they may make. */
export function requireShopper<T extends Thing>(context: Context, verb: Verb<T>, thing: T) {
  const viewer = context.get(viewerContext);
  authorize(viewer, verb, thing);
  return viewer;
}
