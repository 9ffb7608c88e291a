import { timingSafeEqual } from "node:crypto";
import type { Route } from "./+types/mail-bounces";
import { requestContext, servicesContext } from "#app/http/context.ts";
import { readBytes } from "#app/http/read-bytes.ts";
import { blockMail } from "#app/outbox/mail-blocks.server.ts";
import { readBounceEvent, readBounceMail } from "#app/outbox/read-bounce.server.ts";

/** Bytes; a mail that did not arrive comes back whole, and ours are short. */
const LONGEST = 256 * 1024;

/** Receives bounces from a mail server or mail service, as JSON or as the bounce mail itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, auth } = context.get(servicesContext);
  if (!config.bounceToken) return new Response("Nothing is taken here.", { status: 404 });
  if (!bears(request, config.bounceToken)) return new Response("The token is missing.", { status: 401 });
  const body = await readBytes(request, LONGEST);
  if (!body) return new Response("This is too long.", { status: 413 });
  const source = Buffer.from(body).toString();
  const isJson = request.headers.get("Content-Type")?.startsWith("application/json");
  const bounce = isJson ? readBounceEvent(source) : readBounceMail(source, auth.options.secret);
  if (bounce) await blockMail(db, bounce.email, bounce.because);
  context.get(requestContext).log.info({ because: bounce?.because ?? "none of our mails" }, "mail came back");
  if (isJson && !bounce) return new Response("This cannot be read.", { status: 400 });
  return new Response(null, { status: 204 });
}

function bears(request: Request, token: string): boolean {
  const given = Buffer.from(request.headers.get("Authorization") ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Nobody looks at this address; it leads home. */
export { loader } from "./elsewhere.ts";
