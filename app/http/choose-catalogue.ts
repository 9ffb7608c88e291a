import type { MiddlewareHandler } from "hono";
import { parse } from "hono/utils/cookie";
import type { Database } from "#app/db/client.server.ts";
import type { Services } from "./context.ts";

/** Cookies by which somebody may be signed in. */
export const SESSION = ["nacre.session_token", "__Secure-nacre.session_token"];

/**
 * Chooses the database that a request reads the catalogue from: a visitor's page from a replica (decision 101), all else
 * from the primary, which shows people what they have just changed. One for the whole request: else a page made of one that
 * is behind would be kept under the version that the other has told.
 */
export function chooseCatalogue({
  db,
  readDatabase,
}: Pick<Services, "db" | "readDatabase">): MiddlewareHandler<{ Variables: { catalogue: Database } }> {
  return (c, next) => {
    const cookies = Object.keys(parse(c.req.header("cookie") ?? ""));
    const isVisitors =
      ["GET", "HEAD"].includes(c.req.method) && !cookies.some((name) => SESSION.includes(name));
    c.set("catalogue", isVisitors ? readDatabase() : db);
    return next();
  };
}
