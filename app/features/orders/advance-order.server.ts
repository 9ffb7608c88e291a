import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deletedProducts, orderEvents, orders, products } from "#app/db/schema.ts";
import { authorize, type Role } from "#app/features/accounts/policy.ts";
import { enqueue } from "#app/outbox/outbox.server.ts";
import type { OrderItem } from "./order.ts";
import {
  type ActorKind,
  nextStanding,
  paidAs,
  type OrderStatus,
  type Standing,
  type Step,
  type StepRefusal,
  standingAfter,
  type TakenStep,
  TOLD_AFTER,
  undoable,
} from "./order-steps.ts";
import { readSteps } from "./read-steps.server.ts";

/** Who takes steps without being asked for the right: whoever has the terminal, the payment provider, and who ordered. */
export type System = "operator" | "provider" | "shopper";

export type Advanced =
  | { ok: true; status: OrderStatus; number: number }
  /** There is no such order; somebody took another step meanwhile; it is told already; the units are sold by now. */
  | { ok: false; reason: "gone" | "changed" | "too-late" | "out-of-stock" | StepRefusal };

/** Most units of a product that the shop counts; see set-stock.server.ts. */
const MOST_UNITS = 999_999;

/** Aborts the transaction with an expected outcome. */
export class StepRefused extends Error {
  readonly reason: Extract<Advanced, { ok: false }>["reason"];
  constructor(reason: StepRefused["reason"]) {
    super(`step refused: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Takes the next step of an order: writes it down, moves the status, puts units back or takes them again, and leaves mail
 * and webhook in the outbox, in one short transaction. What the order's steps do not allow leaves everything as it was.
 * Locks are taken order first, then products in ascending id.
 * @param seen the number of the last step that whoever asks knows of; another one meanwhile refuses theirs
 */
export async function advanceOrder(
  db: Database,
  by: Role | null | System,
  orderId: string,
  step: Step,
  { seen, now = Date.now() }: { seen?: number; now?: number } = {},
): Promise<Advanced> {
  if (typeof by !== "string") authorize(by, "advance", "order");
  try {
    return await db.transaction((tx) => advanceWithin(tx, by, orderId, step, { seen, now }));
  } catch (error) {
    if (error instanceof StepRefused) return { ok: false, reason: error.reason };
    throw error;
  }
}

/**
 * The same within a transaction that does more; whoever asks has asked for the right.
 * @throws StepRefused, which must end the transaction
 */
export async function advanceWithin(
  tx: Database,
  by: Role | null | System,
  orderId: string,
  step: Step,
  { seen, now = Date.now() }: { seen?: number; now?: number } = {},
): Promise<Extract<Advanced, { ok: true }>> {
  const [order] = await tx
    .select({ total: orders.totalAmount, items: orders.items })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for("update");
  if (!order) throw new StepRefused("gone");
  const steps = await readSteps(tx, orderId);
  if (seen !== undefined && seen !== steps.length) throw new StepRefused("changed");

  const before = standingAfter(order.total, steps);
  const after = follow(before, step, { steps, total: order.total, now });
  if (before.holdsUnits && !after.holdsUnits) await giveBack(tx, order.items);
  if (!before.holdsUnits && after.holdsUnits) await takeAgain(tx, order.items);

  const number = steps.length + 1;
  const { kind, ...rest } = step;
  const { amount = null, ...details } = rest as { amount?: number };
  await tx.insert(orderEvents).values({
    orderId,
    number,
    kind,
    at: new Date(now),
    ...actorOf(by),
    amount,
    details,
  });
  const { status, refunded } = after;
  await tx.update(orders).set({ status, refunded }).where(eq(orders.id, orderId));
  if (kind !== "undone") {
    const dueAt = by === "provider" || by === "shopper" ? undefined : new Date(now + TOLD_AFTER);
    await enqueue(tx, "step-mail", { orderId, number }, dueAt);
    await enqueue(tx, "order-webhook", { orderId, number }, dueAt);
    if (kind === "paid") await enqueue(tx, "receipt", { orderId }, dueAt);
    // What came by the provider goes back by it, unless the provider itself says that it did.
    if (kind === "refunded" && !step.reference && paidAs(steps))
      await enqueue(tx, "refund", { orderId, number }, dueAt);
  }
  return { ok: true, status, number };
}

/** What the order comes to with this step. */
function follow(
  before: Standing,
  step: Step,
  { steps, total, now }: { steps: TakenStep[]; total: number; now: number },
): Standing {
  if (step.kind === "undone") {
    if (!undoable(steps, now)) throw new StepRefused("too-late");
    return standingAfter(total, [...steps, { kind: "undone", amount: null }]);
  }
  const after = nextStanding(before, step.kind, "amount" in step ? step.amount : 0, total);
  if (typeof after === "string") throw new StepRefused(after);
  return after;
}

function actorOf(by: Role | null | System): { by: ActorKind; byId: string | null } {
  return typeof by === "string" ? { by, byId: null } : { by: "owner", byId: by?.id ?? null };
}

/** Back into stock, also of a product that is deleted and may come back; of one that is gone there is nothing to count. */
async function giveBack(tx: Database, items: readonly OrderItem[]): Promise<void> {
  await lockProducts(tx, items);
  for (const { productId, quantity } of items) {
    const counted = await tx
      .update(products)
      .set({ stock: sql`least(${MOST_UNITS}, ${products.stock} + ${quantity})` })
      .where(eq(products.id, productId))
      .returning({ id: products.id });
    if (counted.length > 0) continue;
    const stock = sql`to_jsonb(least(${MOST_UNITS}, (product->>'stock')::integer + ${quantity}))`;
    await tx
      .update(deletedProducts)
      .set({ product: sql`jsonb_set(product, '{stock}', ${stock})` })
      .where(eq(deletedProducts.id, productId));
  }
}

/** Out of stock once more, for an order that is wanted after all. */
async function takeAgain(tx: Database, items: readonly OrderItem[]): Promise<void> {
  const stock = new Map((await lockProducts(tx, items)).map((row) => [row.id, row.stock]));
  if (items.some(({ productId, quantity }) => (stock.get(productId) ?? 0) < quantity))
    throw new StepRefused("out-of-stock");
  for (const { productId, quantity } of items) {
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${quantity}` })
      .where(eq(products.id, productId));
  }
}

/** Always in the same sequence as orders take them, so that two never wait for each other. */
function lockProducts(tx: Database, items: readonly OrderItem[]) {
  const ids = items.map(({ productId }) => productId);
  return tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for("update");
}
