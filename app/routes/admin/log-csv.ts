import { Readable } from "node:stream";
import type { Route } from "./+types/log-csv";
import { readLogQuery } from "#app/features/admin/log-query.ts";
import { exportLog } from "#app/features/admin/read-log.server.ts";
import { csvResponse } from "#app/features/catalogue/csv.server.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { askToSignIn } from "./ask-to-sign-in.ts";

/** What admins did, as a file. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  askToSignIn(request, viewer, "log");
  const lines = exportLog(
    context.get(servicesContext).readDatabase(),
    viewer,
    readLogQuery(url.searchParams),
  );
  return csvResponse(
    Readable.toWeb(Readable.from(lines, { objectMode: false })) as ReadableStream,
    "nacre-log",
  );
}
