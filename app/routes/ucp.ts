import type { Route } from "./+types/ucp";
import { Profiles } from "#app/agents/ucp/profiles.server.ts";
import { serveUcp } from "#app/agents/ucp/serve-ucp.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { requestContext, type Services, servicesContext } from "#app/http/context.ts";
import { readBytes } from "#app/http/read-bytes.ts";

/** Bytes of a request; a checkout of twelve lines takes a tenth. */
const LONGEST = 64 * 1024;

/** Other people's assistants ask by the Universal Commerce Protocol (docs/agents.md). */
async function answer({ request, context }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { address, log } = context.get(requestContext);
  const { db, config } = services;
  if (config.agents === "off") return Response.json({ code: "not_found" }, { status: 404 });
  const body = await readBytes(request, LONGEST);
  return serveUcp(request, body, { db, config, profiles: profilesOf(services), log, address });
}

export { answer as action, answer as loader };

const profiles = new WeakMap<Database, Profiles>();

/** One for all requests to a shop. */
function profilesOf({ db, fetchProfile }: Services): Profiles {
  const known = profiles.get(db) ?? new Profiles(db, fetchProfile);
  profiles.set(db, known);
  return known;
}
