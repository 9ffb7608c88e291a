import type { RouterContextProvider } from "react-router";
import type { Database } from "#app/db/client.server.ts";
import { requestContext } from "./context.ts";
import { noteOutage } from "./outages.server.ts";

/**
 * Section 8: failing to fetch products is logged, and the page shows an empty list; when the database cannot
 * serve, with the status 503, so that nobody keeps that page.
 */
export async function orNothing<Row>(
  context: Readonly<RouterContextProvider>,
  list: (db: Database) => Promise<Row[]>,
): Promise<Row[]> {
  try {
    return await list(context.get(requestContext).catalogue);
  } catch (error) {
    if (!noteOutage(context, error))
      context.get(requestContext).log.error({ err: error }, "fetching products failed");
    return [];
  }
}
