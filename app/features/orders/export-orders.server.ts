import { setImmediate as nextTurn } from "node:timers/promises";
import { and, eq, gt, lt, or } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema.ts";
import { noteDeed } from "#app/features/accounts/admin-log.server.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { type Cell, csvHead, csvLines } from "#app/features/catalogue/csv.server.ts";
import { decimalOf } from "#app/features/catalogue/product-draft.ts";
import { matching, NEWEST_FIRST, selectFullOrders, toFullOrder } from "./full-orders.server.ts";
import type { FullOrder } from "./order.ts";
import { orderFilter, type OrderQuery } from "./order-query.ts";

/** Orders in memory at a time. */
const BATCH = 100;

const ADDRESS = ["fullName", "street", "city", "state", "zipCode", "country"] as const;
const COLUMNS = [
  "id",
  "createdAt",
  "status",
  "userId",
  "customerName",
  "customerEmail",
  "items",
  "subtotal",
  "shipping",
  "totalAmount",
  ...ADDRESS,
  "discount",
  "discountCode",
  "credit",
  "refunded",
  "giftNote",
];

/**
 * The orders that match as a CSV file, a piece at a time: a line an order, newest first, amounts in dollars. Days are those
 * of `timeZone`; read from `reads`, where it is another database.
 */
export function exportOrders(
  db: Database,
  by: Actor | null,
  query: OrderQuery,
  { timeZone = "UTC", reads = db }: { timeZone?: string; reads?: Database } = {},
): AsyncGenerator<string> {
  authorize(by, "export", "order");
  return linesOf({ db, reads }, by, query, timeZone);
}

async function* linesOf(
  { db, reads }: { db: Database; reads: Database },
  by: Actor,
  query: OrderQuery,
  timeZone: string,
): AsyncGenerator<string> {
  const asked = new URLSearchParams(orderFilter(query)).toString();
  await noteDeed(db, by, { deed: "order-export", subject: asked });
  yield csvHead(COLUMNS);
  let last: FullOrder | undefined;
  for (;;) {
    const rows = await selectFullOrders(reads)
      .where(and(matching(query, timeZone), after(last)))
      .orderBy(...NEWEST_FIRST)
      .limit(BATCH);
    const batch = rows.map(toFullOrder);
    if (batch.length > 0) yield csvLines(batch.map(cellsOf));
    last = batch.at(-1);
    if (batch.length < BATCH) return;
    await nextTurn();
  }
}

/** The orders after a given one. New orders come before it, so they do not shift the pages. */
function after(last: FullOrder | undefined) {
  if (!last) return undefined;
  const at = new Date(last.createdAt);
  return or(lt(orders.createdAt, at), and(eq(orders.createdAt, at), gt(orders.id, last.id)));
}

function cellsOf(order: FullOrder): Cell[] {
  return [
    order.id,
    order.createdAt,
    order.status,
    order.userId ?? "",
    order.customer?.name ?? "",
    order.customer?.email ?? "",
    order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join("; "),
    decimalOf(order.subtotal),
    decimalOf(order.shipping),
    decimalOf(order.totalAmount),
    ...ADDRESS.map((field) => order.shippingAddress[field]),
    decimalOf(order.discount),
    order.discountCode ?? "",
    decimalOf(order.credit),
    decimalOf(order.refunded),
    order.giftNote,
  ];
}
