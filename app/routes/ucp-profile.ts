import type { Route } from "./+types/ucp-profile";
import { businessProfile } from "#app/agents/ucp/protocol.ts";
import { servicesContext } from "#app/http/context.ts";

/** What other people's assistants can do here, by the Universal Commerce Protocol. */
export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  if (config.agents === "off") return new Response("This shop answers no assistants.", { status: 404 });
  return Response.json(businessProfile(config), {
    headers: { "Cache-Control": "public, max-age=300", "Access-Control-Allow-Origin": "*" },
  });
}
