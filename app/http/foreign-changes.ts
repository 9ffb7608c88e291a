import type { MiddlewareHandler } from "hono";
import { publicOrigin } from "./public-origin.ts";

const READING = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses every change that a page of another site asks for, whatever its kind. Browsers say which page asks: the
 * whole origin must be ours, a neighbour's port or a plain http page will not do.
 */
export function refuseForeignChanges(appUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (READING.includes(c.req.method)) return next();
    const origin = c.req.header("Origin");
    const own = origin
      ? origin === publicOrigin(c.req.raw, appUrl)
      : c.req.header("Sec-Fetch-Site") === "same-origin";
    return own ? next() : c.text("Changes come from the shop's own pages.", 403);
  };
}
