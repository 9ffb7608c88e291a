import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import type { DeliverySettings } from "#app/config/delivery.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { orderEvents, orders, orderSums, returns } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { lateSince } from "./delivery.ts";
import { forPacking } from "./for-packing.ts";
import { selectFullOrders, toFullOrder } from "./full-orders.server.ts";
import type { FullOrder } from "./order.ts";

/** How many orders wait, and since when the oldest does (ISO 8601). */
interface Waiting {
  count: number;
  since: string | null;
}
/** Orders that wait for their owner: to be paid, to be packed, those of the latter that are late; and returns to answer. */
export type OrdersToDo = Record<"pending" | "paid" | "late" | "returns", Waiting>;

/** Milliseconds after its payment in which an order is packed where the owner has promised nothing; after that it is late. */
const PACKED_WITHIN = 3 * 24 * 60 * 60 * 1000;

/**
 * How many orders wait to be paid, how many to be packed, and how many of these are late; for admins.
 * @param delivery what the owner promises: working days of packing
 */
export async function ordersToDo(
  db: Database,
  by: Actor | null,
  delivery?: DeliverySettings,
  now = Date.now(),
): Promise<OrdersToDo> {
  authorize(by, "readAll", "order");
  return {
    pending: await findStanding(db, "pending"),
    paid: await findStanding(db, "paid"),
    late: await findLate(db, delivery, now),
    returns: await findReturns(db),
  };
}

/** Counted by the sums that are kept with the orders; the oldest is the first of the index of what is to do. */
async function findStanding(db: Database, status: "pending" | "paid"): Promise<Waiting> {
  // Written out, since that index is for these alone.
  const oldest = sql.raw(`(select min(created_at) from orders where status = '${status}')`);
  const [row] = await db
    .select({
      count: sql`coalesce(sum(${orderSums.orders}), 0)`.mapWith(Number),
      since: sql<Date | string | null>`${oldest}`,
    })
    .from(orderSums)
    .where(eq(orderSums.status, status));
  return { count: row?.count ?? 0, since: row?.since ? new Date(row.since).toISOString() : null };
}

async function findReturns(db: Database): Promise<Waiting> {
  const [row] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      since: sql<Date | string | null>`min(${returns.askedAt})`,
    })
    .from(returns)
    .where(eq(returns.state, "asked"));
  return { count: row?.count ?? 0, since: row?.since ? new Date(row.since).toISOString() : null };
}

/** Paid for longer than packing takes, by the last time that it was said to be paid. */
async function findLate(db: Database, delivery: DeliverySettings | undefined, now: number): Promise<Waiting> {
  const paidAt = db
    .select({ at: sql<Date | string>`max(${orderEvents.at})`.as("paid_at") })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(eq(orders.status, "paid"), eq(orderEvents.kind, "paid")))
    .groupBy(orders.id)
    .as("waiting");
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number), since: sql<Date | string | null>`min(${paidAt.at})` })
    .from(paidAt)
    .where(
      delivery
        ? sql`(${paidAt.at} at time zone ${delivery.timeZone})::date <= ${lateSince(delivery, new Date(now))}::date`
        : lt(paidAt.at, new Date(now - PACKED_WITHIN)),
    );
  return { count: row?.count ?? 0, since: row?.since ? new Date(row.since).toISOString() : null };
}

/** Most orders that are packed from one list. */
const MOST = 100;

/** An order to be packed, with the number of its last step. */
export type OrderToPack = FullOrder & { seen: number };

/** Paid orders that have not been shipped, the oldest first; for staff who pack. */
export async function listToPack(db: Database, by: Actor | null): Promise<OrderToPack[]> {
  authorize(by, "read", "packing");
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
  return rows.map((row) => ({ ...forPacking(by, toFullOrder(row)), seen: seen.get(row.id) ?? 0 }));
}
