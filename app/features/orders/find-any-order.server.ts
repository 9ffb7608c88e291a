import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema.ts";
import { authorize, type Role } from "#app/features/accounts/policy.ts";
import { selectFullOrders, toFullOrder } from "./full-orders.server.ts";
import type { FullOrder } from "./order.ts";

/** Anybody's order, for an admin; undefined where there is none of this id. */
export async function findAnyOrder(
  db: Database,
  by: Role | null,
  id: string,
): Promise<FullOrder | undefined> {
  authorize(by, "readAll", "order");
  const [row] = await selectFullOrders(db).where(eq(orders.id, id));
  return row && toFullOrder(row);
}
