import { and, eq, gt, gte, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { selectFullOrders, toFullOrder } from "./full-orders.server.ts";
import type { FullOrder } from "./order.ts";
import type { OrderStatus } from "./order-steps.ts";

/** Orders in the sequence in which they were placed, those after one of them; for other systems. */
export async function listOrdersAfter(
  db: Database,
  by: Actor | null,
  asked: { status?: OrderStatus; since?: Date; after?: { at: Date; id: string }; limit: number },
): Promise<FullOrder[]> {
  authorize(by, "readAll", "order");
  const { status, since, after, limit } = asked;
  const rows = await selectFullOrders(db)
    .where(
      and(
        status && eq(orders.status, status),
        since && gte(orders.createdAt, since),
        after && gte(orders.createdAt, after.at),
        after && or(gt(orders.createdAt, after.at), gt(orders.id, after.id)),
      ),
    )
    // Spelled like the index from behind, or the index is of no use.
    .orderBy(sql`${orders.createdAt} asc nulls first`, sql`${orders.id}`)
    .limit(limit);
  return rows.map(toFullOrder);
}
