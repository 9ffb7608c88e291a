import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema.ts";
import { authorize, may, type Actor } from "#app/features/accounts/policy.ts";
import { forPacking } from "./for-packing.ts";
import { selectFullOrders, toFullOrder } from "./full-orders.server.ts";
import type { FullOrder, WorkedOrder } from "./order.ts";
import { settledPayment, undoable } from "./order-steps.ts";
import { readReturns } from "./read-returns.server.ts";
import { readSteps } from "./read-steps.server.ts";

/** Anybody's order, for an admin; undefined if the id is unknown. */
export async function findAnyOrder(
  db: Database,
  by: Actor | null,
  id: string,
): Promise<WorkedOrder | undefined> {
  authorize(by, "readAll", "order");
  const [row] = await selectFullOrders(db).where(eq(orders.id, id));
  if (!row) return undefined;
  const steps = await readSteps(db, id);
  const [payment] = await db
    .select({ dispute: payments.dispute })
    .from(payments)
    .where(eq(payments.orderId, id));
  const now = Date.now();
  return {
    ...toFullOrder(row),
    steps,
    returns: await readReturns(db, id, row.items),
    hasReceipt: settledPayment(steps, now) !== undefined,
    dispute: payment?.dispute ?? null,
    undoable: undoable(steps, now)?.number ?? null,
  };
}

/**
 * Several orders for packing slips, in the given order. Unknown ones are left out; for staff who only pack, so are
 * those that are not to be packed now.
 */
export async function findOrders(
  db: Database,
  by: Actor | null,
  ids: readonly string[],
): Promise<FullOrder[]> {
  authorize(by, "read", "packing");
  const isToPack = may(by, "readAll", "order") ? undefined : eq(orders.status, "paid");
  const rows = await selectFullOrders(db).where(and(inArray(orders.id, [...ids]), isToPack));
  const found = new Map(rows.map((row) => [row.id, forPacking(by, toFullOrder(row))]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
