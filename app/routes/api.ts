import type { Route } from "./+types/api";
import { serveApi } from "#app/api/serve-api.server.ts";
import { requestContext, servicesContext } from "#app/http/context.ts";
import { readBytes } from "#app/http/read-bytes.ts";

/** Bytes of a request; a long product takes a tenth. */
const LONGEST = 256 * 1024;

/** The shop's other systems, with tokens (docs/api.md). */
async function answer({ request, context }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const { db, config } = context.get(servicesContext);
  const { address, log } = context.get(requestContext);
  const body = await readBytes(request, LONGEST);
  return serveApi(request, body, { db, appUrl: config.appUrl, log, address });
}

export { answer as action, answer as loader };
