import type { RouterContextProvider, ServerBuild } from "react-router";
import { outageOf } from "#app/db/outage.ts";
import { requestContext } from "./context.ts";

type Args = { context: Readonly<RouterContextProvider> };
// biome-ignore lint/suspicious/noExplicitAny: a loader, an action or a middleware; what else they take is theirs
type Handler = (args: any, ...more: any[]) => unknown;

/**
 * The routes, with one difference: when the database cannot serve just now, they answer 503 instead of 500. The
 * page then says so in the visitor's language, and the request's own line in the log says what happened.
 */
export function answerOutages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action, middleware } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: answered(loader) }),
      ...(action && { action: answered(action) }),
      ...(middleware && { middleware: middleware.map(answered) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function answered<Work extends Handler>(work: Work): Work {
  const attempt = async (args: Args, ...more: unknown[]) => {
    try {
      return await work(args, ...more);
    } catch (error) {
      throw noteOutage(args.context, error) ? unavailable() : error;
    }
  };
  return attempt as Work;
}

/** Keeps for the log why the database could not serve, if that is what the error says. */
export function noteOutage(context: Args["context"], error: unknown): boolean {
  const because = outageOf(error);
  if (because) context.get(requestContext).outage ??= because;
  return because !== undefined;
}

function unavailable(): Response {
  return new Response(null, { status: 503, statusText: "Service Unavailable" });
}
