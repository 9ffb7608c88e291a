import { count, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { PAGE_SIZE, type Page, placeOfPage } from "#app/db/page.ts";
import { orders, users } from "#app/db/schema.ts";
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
  const [counted] = await db
    .select({ total: count() })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(matching(query, timeZone));
  const total = counted?.total ?? 0;
  const { page, pages, offset } = placeOfPage(total, query.page);
  const rows = await selectFullOrders(db)
    .where(matching(query, timeZone))
    .orderBy(...NEWEST_FIRST)
    .limit(PAGE_SIZE)
    .offset(offset);
  return { rows: rows.map(toFullOrder), total, page, pages };
}
