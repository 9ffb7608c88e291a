import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema.ts";
import { enqueue } from "#app/outbox/outbox.server.ts";
import type { PaymentNews, PaymentTrouble, Received } from "#app/payments/payments.ts";
import { advanceWithin } from "./advance-order.server.ts";
import { cancelUnpaid } from "./cancel-unpaid.server.ts";
import { lockOrder } from "./lock-order.server.ts";
import { dueOf, paidAs, refundable, standingAfter, standingSteps } from "./order-steps.ts";
import { readSteps } from "./read-steps.server.ts";

/** What became of a provider's news: `known` was heard before, `strange` is about no order of this shop. */
export type Settled = "done" | "known" | "strange";

/**
 * Applies a payment provider's report to an order, in one transaction; reports may come late, repeatedly and in any
 * order. Money that is not owed is refunded automatically, and the owner is notified.
 */
export async function settlePayment(db: Database, news: PaymentNews): Promise<Settled> {
  if (news.kind === "dispute") return settleDispute(db, news);
  if (news.kind !== "page") return settleRefund(db, news);
  const { orderId, outcome } = news;
  if (outcome.state === "ended") return endPage(db, orderId, news.page);
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, orderId);
    if (!payment) return "strange";
    if (outcome.state === "paid") return receive(tx, payment, outcome);
    if (payment.state !== "open") return "known";
    await tx.update(payments).set({ state: "processing" }).where(eq(payments.orderId, orderId));
    return "done";
  });
}

/** A page that ended is the order's end only where it is the page that the shopper was sent to. */
async function endPage(db: Database, orderId: string, page: string): Promise<Settled> {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!payment) return "strange";
  if (payment.page !== null && payment.page !== page) return "known";
  return (await cancelUnpaid(db, orderId, "provider")) ? "done" : "known";
}

/** The order first, as each of its steps does; then how it is paid. */
async function lockPayment(tx: Database, orderId: string) {
  const locked = await lockOrder(tx, orderId);
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId)).for("update");
  if (!locked || !payment) return undefined;
  const { totalAmount, credit, language } = locked.order;
  return { ...payment, language, bill: { totalAmount, credit } };
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

async function receive(
  tx: Database,
  { orderId, bill, language, ...before }: Locked,
  { payment, amount, currency }: Received,
): Promise<Settled> {
  const steps = await readSteps(tx, orderId);
  const taken = paidAs(steps) ?? before.payment;
  if (taken === payment) return "known";
  const row = eq(payments.orderId, orderId);
  if (taken !== null || standingAfter(bill, steps).isPaid) {
    // The second payment for an order is refunded, even if the first one was noted by hand and is undone later.
    if (taken === null) await tx.update(payments).set({ state: "ended", payment }).where(row);
    await enqueue(tx, "refund", { orderId, payment, amount });
    await tellOwner(tx, orderId, "paid-twice", amount);
    return "done";
  }
  if (amount !== dueOf(bill) || currency !== "usd") {
    await tx.update(payments).set({ state: "wrong-amount", payment }).where(row);
    await tellOwner(tx, orderId, "wrong-amount", amount);
    return "done";
  }
  await tx.update(payments).set({ state: "paid", payment }).where(row);
  const { status } = await advanceWithin(tx, "provider", orderId, {
    kind: "paid",
    amount,
    reference: payment,
  });
  if (status === "cancelled") {
    await advanceWithin(tx, "provider", orderId, { kind: "refunded", amount });
    await tellOwner(tx, orderId, "after-cancelled", amount);
  } else {
    await enqueue(tx, "order-mail", { orderId, language });
  }
  return "done";
}

/** Money that went back: by the shop's own wish, or by somebody's in the provider's dashboard. */
async function settleRefund(
  db: Database,
  news: Extract<PaymentNews, { kind: "refunded" | "refund-failed" }>,
): Promise<Settled> {
  const orderId = await orderPaidBy(db, news.payment);
  if (!orderId) return "strange";
  return db.transaction(async (tx) => {
    if (!(await lockPayment(tx, orderId))) return "strange";
    if (news.kind === "refund-failed") {
      await tellOwner(tx, orderId, "refund-failed", news.amount);
      return "done";
    }
    const steps = await readSteps(tx, orderId);
    const isKnown =
      news.key !== undefined || standingSteps(steps).some(({ details }) => details.reference === news.refund);
    // A refund of money that never counted as paid changes nothing.
    if (isKnown || paidAs(steps) !== news.payment) return "known";
    const { amount, refund: reference } = news;
    await advanceWithin(tx, "provider", orderId, { kind: "refunded", amount, reference });
    return "done";
  });
}

async function orderPaidBy(db: Database, payment: string): Promise<string | undefined> {
  const [found] = await db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.payment, payment));
  return found?.orderId;
}

/** Money that a shopper's bank calls back: the owner answers at the provider's; what is lost counts as paid back. */
async function settleDispute(
  db: Database,
  { payment, dispute, amount, became }: Extract<PaymentNews, { kind: "dispute" }>,
): Promise<Settled> {
  const orderId = await orderPaidBy(db, payment);
  if (!orderId) return "strange";
  return db.transaction(async (tx) => {
    const before = await lockPayment(tx, orderId);
    if (!before) return "strange";
    // The provider may report a dispute's end before its beginning.
    if (before.dispute === became || (before.dispute !== null && became === "disputed")) return "known";
    await tx.update(payments).set({ dispute: became }).where(eq(payments.orderId, orderId));
    await tellOwner(tx, orderId, became, amount);
    const steps = await readSteps(tx, orderId);
    const lost = Math.min(amount, refundable(standingAfter(before.bill, steps)).money);
    if (became === "dispute-lost" && lost > 0 && paidAs(steps) === payment) {
      const step = { kind: "refunded", amount: lost, reference: dispute, disputed: true } as const;
      await advanceWithin(tx, "provider", orderId, step);
    }
    return "done";
  });
}

function tellOwner(tx: Database, orderId: string, trouble: PaymentTrouble, amount: number): Promise<void> {
  return enqueue(tx, "payment-mail", { orderId, trouble, amount });
}
