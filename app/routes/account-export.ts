import type { Route } from "./+types/account-export";
import { exportData } from "#app/features/accounts/export-data.server.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { requireLogin } from "#app/http/viewer.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requireLogin];

/** Everything the shop keeps of whoever asks, as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const data = await exportData(context.get(servicesContext), context.get(viewerContext), request.headers);
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="nacre.json"',
    },
  });
}
