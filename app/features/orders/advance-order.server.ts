import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deletedProducts, orderEvents, orders, products, returns } from "#app/db/schema.ts";
import { noteDeed } from "#app/features/accounts/admin-log.server.ts";
import { changesBetween } from "#app/features/accounts/admin-log.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import type { StockCause } from "#app/features/catalogue/product.ts";
import { tellStock } from "#app/features/catalogue/tell-stock.server.ts";
import { decimalOf } from "#app/features/catalogue/product-draft.ts";
import { enqueue, tellOfOrder } from "#app/outbox/outbox.server.ts";
import { lockOrder } from "./lock-order.server.ts";
import { shortOrderId } from "./order.ts";
import { moveCredit } from "./move-credit.server.ts";
import {
  type ActorKind,
  type Bill,
  nextStanding,
  paidAs,
  type OrderStatus,
  type Standing,
  type Step,
  type StepRefusal,
  standingAfter,
  type TakenStep,
  TOLD_AFTER,
  type Units,
  undoable,
} from "./order-steps.ts";
import { readSteps } from "./read-steps.server.ts";
import { countUse } from "./take-code.server.ts";

/** Who takes steps without being asked for the right: whoever has the terminal, the payment provider, and who ordered. */
export type System = "operator" | "provider" | "shopper";

export type Advanced =
  | { ok: true; status: OrderStatus; number: number }
  /**
   * The order does not exist; somebody else took a step meanwhile; it was already reported outside; the units were
   * sold, the store credit spent or the code used up meanwhile; there is no account to credit.
   */
  | {
      ok: false;
      reason:
        | "gone"
        | "changed"
        | "too-late"
        | "out-of-stock"
        | "credit-spent"
        | "code-used"
        | "no-account"
        | StepRefusal;
    };

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
 * Locks are taken shopper first, then the order, then products in ascending id, then the code.
 * @param seen the number of the last step that whoever asks knows of; another one meanwhile refuses theirs
 */
export async function advanceOrder(
  db: Database,
  by: Actor | null | System,
  orderId: string,
  step: Step,
  { seen, now = Date.now() }: { seen?: number; now?: number } = {},
): Promise<Advanced> {
  if (typeof by !== "string" && step.kind === "shipped") authorize(by, "ship", "packing");
  else if (typeof by !== "string") authorize(by, "advance", "order");
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
  by: Actor | null | System,
  orderId: string,
  step: Step,
  { seen, now = Date.now() }: { seen?: number; now?: number } = {},
): Promise<Extract<Advanced, { ok: true }>> {
  const locked = await lockOrder(tx, orderId);
  if (!locked) throw new StepRefused("gone");
  const { order, shopper } = locked;
  const steps = await readSteps(tx, orderId);
  if (seen !== undefined && seen !== steps.length) throw new StepRefused("changed");

  const before = standingAfter(order, steps);
  const after = follow(before, step, { steps, bill: order, now });
  const undone = step.kind === "undone" ? undoable(steps, now) : undefined;
  const cause = causeOf(before.holdsUnits, after.holdsUnits, step.kind === "returned", undone?.kind);
  if (cause) await tellStock(tx, { why: cause, orderId, byId: actorOf(by).byId ?? undefined });
  if (before.holdsUnits && !after.holdsUnits) await giveBack(tx, order.items);
  if (!before.holdsUnits && after.holdsUnits) await takeAgain(tx, order.items);
  if (step.kind === "returned") await giveBack(tx, step.restock);
  if (undone?.kind === "returned") await takeBackReturn(tx, undone);
  await countCode(tx, order.discountCode, before.status, after.status);

  const number = steps.length + 1;
  const credit = before.credit - after.credit;
  // What somebody held went with their account.
  if (credit !== 0 && !shopper && "credit" in step && step.credit) throw new StepRefused("no-account");
  if (credit !== 0 && shopper) {
    const entry = { userId: shopper.id, amount: credit, orderId, step: number, ...actorOf(by) };
    if (!(await moveCredit(tx, entry))) throw new StepRefused("credit-spent");
  }
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
  if (typeof by !== "string" || by === "operator") {
    const was = { status: before.status, refunded: decimalOf(before.refunded) };
    const changes = changesBetween(
      { ...was, step: "" },
      { status, refunded: decimalOf(refunded), step: kind },
    );
    await noteDeed(tx, by, { deed: "order-advance", id: orderId, subject: shortOrderId(orderId), changes });
  }
  await tx.update(orders).set({ status, refunded }).where(eq(orders.id, orderId));
  if (kind !== "undone") {
    const dueAt = by === "provider" || by === "shopper" ? undefined : new Date(now + TOLD_AFTER);
    await enqueue(tx, "step-mail", { orderId, number }, dueAt);
    await tellOfOrder(tx, { orderId, number }, dueAt);
    if (kind === "paid") await enqueue(tx, "receipt", { orderId }, dueAt);
    // What came by the provider goes back by it, unless the provider itself says that it did.
    const isMoney = (kind === "refunded" && !step.reference) || kind === "returned";
    if (isMoney && !step.credit && step.amount > 0 && paidAs(steps))
      await enqueue(tx, "refund", { orderId, number }, dueAt);
  }
  return { ok: true, status, number };
}

/** Why stock changes with a step, where it does. */
function causeOf(
  held: boolean,
  holds: boolean,
  isReturn: boolean,
  undone: string | undefined,
): StockCause | undefined {
  if (held !== holds) return holds ? "reopened" : "cancelled";
  if (isReturn) return "returned";
  return undone === "returned" ? "return-undone" : undefined;
}

/** What the order comes to with this step. */
function follow(
  before: Standing,
  step: Step,
  { steps, bill, now }: { steps: TakenStep[]; bill: Bill; now: number },
): Standing {
  if (step.kind === "undone") {
    if (!undoable(steps, now)) throw new StepRefused("too-late");
    return standingAfter(bill, [...steps, { kind: "undone", amount: null }]);
  }
  const isCredit = "credit" in step && step.credit;
  const after = nextStanding(before, step.kind, "amount" in step ? step.amount : 0, bill, isCredit);
  if (typeof after === "string") throw new StepRefused(after);
  return after;
}

/** What had come back has not: its units are off the shelf, and the return waits for them again. */
async function takeBackReturn(tx: Database, { details }: TakenStep): Promise<void> {
  const { restock = [], returnId = "" } = details;
  if (restock.length > 0) await takeAgain(tx, restock);
  await tx.update(returns).set({ state: "accepted", step: null }).where(eq(returns.id, returnId));
}

/** A code counts the orders that have it and were not cancelled. */
async function countCode(
  tx: Database,
  code: string | null,
  before: OrderStatus,
  after: OrderStatus,
): Promise<void> {
  const [was, is] = [before === "cancelled", after === "cancelled"];
  if (code === null || was === is) return;
  if (!(await countUse(tx, code, is ? -1 : 1))) throw new StepRefused("code-used");
}

function actorOf(by: Actor | null | System): { by: ActorKind; byId: string | null } {
  if (typeof by === "string") return { by, byId: null };
  return { by: by?.token ? "api" : "owner", byId: by?.id ?? null };
}

/** Returns units to stock, also for a deleted product that can be restored; a product gone for good is skipped. */
async function giveBack(tx: Database, items: readonly Units[]): Promise<void> {
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
async function takeAgain(tx: Database, items: readonly Units[]): Promise<void> {
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
function lockProducts(tx: Database, items: readonly Units[]) {
  const ids = items.map(({ productId }) => productId);
  return tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for("update");
}
