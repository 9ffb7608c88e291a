import type { Route } from "./+types/stock-csv";
import { csvResponse } from "#app/features/catalogue/csv.server.ts";
import { exportStockHistory } from "#app/features/catalogue/stock-history.server.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { askToSignIn } from "./ask-to-sign-in.ts";

/** What happened to the stock of the product `?id=`, as a file. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  askToSignIn(request, viewer, "products");
  const id = url.searchParams.get("id") ?? "";
  const { readDatabase } = context.get(servicesContext);
  return csvResponse(exportStockHistory(readDatabase(), viewer, id), "nacre-stock");
}
