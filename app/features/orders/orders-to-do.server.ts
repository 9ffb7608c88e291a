import { asc, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orderEvents, orders } from "#app/db/schema.ts";
import { authorize, type Role } from "#app/features/accounts/policy.ts";
import { selectFullOrders, toFullOrder } from "./full-orders.server.ts";
import type { FullOrder } from "./order.ts";

/** Orders that wait for their owner: how many, and since when the oldest does (ISO 8601). */
export type OrdersToDo = Record<"pending" | "paid", { count: number; since: string | null }>;

/** How many orders wait to be paid, and how many to be packed; for admins. */
export async function ordersToDo(db: Database, by: Role | null): Promise<OrdersToDo> {
  authorize(by, "readAll", "order");
  const rows = await db
    .select({
      status: orders.status,
      count: sql`count(*)`.mapWith(Number),
      since: sql<Date | string>`min(${orders.createdAt})`,
    })
    .from(orders)
    .where(inArray(orders.status, ["pending", "paid"]))
    .groupBy(orders.status);
  const of = (status: "pending" | "paid") => {
    const row = rows.find((one) => one.status === status);
    return { count: row?.count ?? 0, since: row ? new Date(row.since).toISOString() : null };
  };
  return { pending: of("pending"), paid: of("paid") };
}

/** Most orders that are packed from one list. */
const MOST = 100;

/** An order to be packed, with the number of its last step. */
export type OrderToPack = FullOrder & { seen: number };

/** What is paid and has not left, the oldest first; for admins. */
export async function listToPack(db: Database, by: Role | null): Promise<OrderToPack[]> {
  authorize(by, "readAll", "order");
  const rows = await selectFullOrders(db)
    .where(sql`${orders.status} = 'paid'`)
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(MOST);
  const ids = rows.map(({ id }) => id);
  const steps = await db
    .select({ orderId: orderEvents.orderId, seen: sql`max(${orderEvents.number})`.mapWith(Number) })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .groupBy(orderEvents.orderId);
  const seen = new Map(steps.map((row) => [row.orderId, row.seen]));
  return rows.map((row) => ({ ...toFullOrder(row), seen: seen.get(row.id) ?? 0 }));
}
