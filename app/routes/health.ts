import { sql } from "drizzle-orm";
import type { Route } from "./+types/health";
import { requestContext, servicesContext } from "#app/http/context.ts";
import { products } from "#app/db/schema.ts";

/** 200 when the database answers, else 503. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    await context.get(servicesContext).db.select({ one: sql`1` }).from(products).limit(1);
    return Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    context.get(requestContext).log.error({ err: error }, "the database does not answer");
    return Response.json(
      { status: "unavailable" },
      { status: 503, headers: { "Cache-Control": "no-store" } },
    );
  }
}
