import { count, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { PAGE_SIZE, type Page, placeOfPage } from "#app/db/page.ts";
import { orders } from "#app/db/schema.ts";
import { authorize, type Role } from "#app/features/accounts/policy.ts";
import type { FullOrder } from "./order.ts";

/** One page of everybody's orders, newest first; for admins. */
export async function listAllOrders(db: Database, by: Role | null, asked: number): Promise<Page<FullOrder>> {
  authorize(by, "readAll", "order");
  const [counted] = await db.select({ total: count() }).from(orders);
  const total = counted?.total ?? 0;
  const { page, pages, offset } = placeOfPage(total, asked);
  const rows = await db
    .select({
      id: orders.id,
      userId: orders.userId,
      items: orders.items,
      subtotal: orders.subtotal,
      shipping: orders.shipping,
      totalAmount: orders.totalAmount,
      shippingAddress: orders.shippingAddress,
      status: orders.status,
      createdAt: orders.createdAt,
    })
    .from(orders)
    // Spelled like the index, or the index is of no use.
    .orderBy(sql`${orders.createdAt} desc nulls last`, orders.id)
    .limit(PAGE_SIZE)
    .offset(offset);
  return {
    rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    total,
    page,
    pages,
  };
}
