import { and, eq, gte, ilike, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, users } from "#app/db/schema.ts";
import type { FullOrder } from "./order.ts";
import type { OrderQuery } from "./order-query.ts";

/** Orders with all that an admin reads of them; whoever asks narrows and sorts them. */
export function selectFullOrders(db: Database) {
  return db
    .select({
      id: orders.id,
      userId: orders.userId,
      customer: { name: users.displayName, email: users.email },
      items: orders.items,
      subtotal: orders.subtotal,
      discount: orders.discount,
      discountCode: orders.discountCode,
      shipping: orders.shipping,
      totalAmount: orders.totalAmount,
      credit: orders.credit,
      shippingAddress: orders.shippingAddress,
      giftNote: orders.giftNote,
      status: orders.status,
      refunded: orders.refunded,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId));
}

type Row = Awaited<ReturnType<typeof selectFullOrders>>[number];

export function toFullOrder(row: Row): FullOrder {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

/** Newest first. Spelled like the index, or the index is of no use. */
export const NEWEST_FIRST = [sql`${orders.createdAt} desc nulls last`, sql`${orders.id}`];

/** When a day begins in a time zone, or the day `after` days later. */
const startOf = (day: string, timeZone: string, after = 0) =>
  sql`((${day}::date + ${after}::integer)::timestamp at time zone ${timeZone})`;

/** The orders that a query asks for, by days of a time zone; undefined for all. */
export function matching(
  { q, from, to, status }: Omit<OrderQuery, "page">,
  timeZone: string,
): SQL | undefined {
  return and(
    q === "" ? undefined : found(q),
    status === "" ? undefined : eq(orders.status, status),
    from === "" ? undefined : gte(orders.createdAt, startOf(from, timeZone)),
    to === "" ? undefined : lt(orders.createdAt, startOf(to, timeZone, 1)),
  );
}

function found(q: string): SQL | undefined {
  const plain = q.replaceAll(/[\\%_]/g, "\\$&");
  const part = `%${plain}%`;
  return or(
    ilike(orders.id, `${plain.replace(/^#/, "")}%`),
    sql`unaccent(${users.displayName}) ilike unaccent(${part})`,
    ilike(users.email, part),
    sql`unaccent(${orders.shippingAddress} ->> 'fullName') ilike unaccent(${part})`,
  );
}
