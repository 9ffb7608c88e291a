import type { Route } from "./+types/orders-csv";
import { csvResponse } from "#app/features/catalogue/csv.server.ts";
import { exportOrders } from "#app/features/orders/export-orders.server.ts";
import { readOrderQuery } from "#app/features/orders/order-query.ts";
import { askToSignIn } from "./ask-to-sign-in.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";

/** The orders that the address asks for, as a file. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  askToSignIn(request, context.get(viewerContext), "orders");
  const query = readOrderQuery(url.searchParams);
  const { db, readDatabase, config } = context.get(servicesContext);
  const lines = exportOrders(db, context.get(viewerContext), query, {
    timeZone: config.timeZone,
    reads: readDatabase(),
  });
  return csvResponse(lines, "nacre-orders");
}
