import { type MiddlewareFunction, redirect } from "react-router";
import { loadProfile } from "#app/features/accounts/load-profile.server.ts";
import { authorize, may, type Thing, type Verb } from "#app/features/accounts/policy.ts";
import { servicesContext, viewerContext } from "./context.ts";

/**
 * The callable functions tell their caller by the token alone. The others answer everyone alike and may be kept by
 * anyone: a session's cookie, prolonged, must not go along.
 */
const FOR_ANYONE = /^\/(functions|image)\/|^\/(sitemap\.xml|robots\.txt|llms\.txt)$/;

/** Finds out who asks, from the session cookie, for every request anew. */
export const identifyViewer: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (FOR_ANYONE.test(url.pathname)) return next();
  const { auth, db } = context.get(servicesContext);
  const { headers, response: session } = await auth.api.getSession({
    headers: request.headers,
    returnHeaders: true,
  });
  const profile = session && (await loadProfile(db, session.user));
  if (profile) context.set(viewerContext, profile);
  const reply = await next();
  // A session that is used is prolonged: its cookie goes along with whatever the reply is.
  for (const cookie of headers.getSetCookie()) reply.headers.append("Set-Cookie", cookie);
  return reply;
};

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
  if (!viewer) throw new Error(`${verb} ${thing} is open to visitors: nobody to return.`);
  return viewer;
}
