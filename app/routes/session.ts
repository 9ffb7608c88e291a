import type { Route } from "./+types/session";
import { viewerContext } from "#app/http/context.ts";
import { markOf } from "#app/http/load-person.server.ts";

/** The mark of whoever asks: by it a page that comes to sight knows whether what it shows still holds. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(markOf(context.get(viewerContext)));
}
