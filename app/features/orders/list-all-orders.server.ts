import { count, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { PAGE_SIZE, type Page, placeOfPage } from "#app/db/page.ts";
import { orders, orderSums, users } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { matching, NEWEST_FIRST, selectFullOrders, toFullOrder } from "./full-orders.server.ts";
import type { FullOrder } from "./order.ts";
import type { OrderQuery } from "./order-query.ts";

/** One page of everybody's orders that match, newest first; for admins. Days are those of `timeZone`. */
export async function listAllOrders(
  db: Database,
  by: Actor | null,
  query: OrderQuery,
  timeZone = "UTC",
): Promise<Page<FullOrder>> {
  authorize(by, "readAll", "order");
  const total = await countFound(db, query, timeZone);
  const { page, pages, offset } = placeOfPage(total, query.page);
  const rows = await selectFullOrders(db)
    .where(matching(query, timeZone))
    .orderBy(...NEWEST_FIRST)
    .limit(PAGE_SIZE)
    .offset(offset);
  return { rows: rows.map(toFullOrder), total, page, pages };
}

/** By the sums that are kept with the orders, where these tell enough: counting a million takes longer than the page. */
async function countFound(db: Database, query: OrderQuery, timeZone: string): Promise<number> {
  const { q, from, to, status } = query;
  const [counted] =
    q || from || to
      ? await db
          .select({ total: count() })
          .from(orders)
          .leftJoin(users, eq(users.id, orders.userId))
          .where(matching(query, timeZone))
      : await db
          .select({ total: sql`coalesce(sum(${orderSums.orders}), 0)`.mapWith(Number) })
          .from(orderSums)
          .where(status ? eq(orderSums.status, status) : undefined);
  return counted?.total ?? 0;
}
