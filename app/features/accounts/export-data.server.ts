import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import {
  creditEntries,
  customerNotes,
  orderEvents,
  orders,
  outbox,
  returns,
  reviews,
  stockAlerts,
  users,
} from "#app/db/schema.ts";
import { loadAccount } from "./load-account.server.ts";
import type { AccountServices } from "./outcome.server.ts";
import { authorize, type Actor } from "./policy.ts";

/** Everything that the shop keeps of a person, for them to take along. Amounts in integer cents, times as ISO 8601. */
export async function exportData({ auth, db }: AccountServices, by: Actor | null, headers: Headers) {
  authorize(by, "exportData", "account");
  const userId = by.id;
  const [account, [profile], placed, alerts, reminders, storeCredit, notes, written] = await Promise.all([
    loadAccount({ auth, db }, by, headers),
    profileOf(db, userId),
    ordersOf(db, userId),
    db
      .select({ productId: stockAlerts.productId, createdAt: stockAlerts.createdAt })
      .from(stockAlerts)
      .where(eq(stockAlerts.userId, userId)),
    db
      .select({
        productId: sql<string>`${outbox.payload} ->> 'productId'`,
        orderId: sql<string>`${outbox.payload} ->> 'orderId'`,
        dueAt: outbox.dueAt,
      })
      .from(outbox)
      .where(and(eq(outbox.kind, "refill-mail"), eq(sql`${outbox.payload} ->> 'userId'`, userId)))
      .orderBy(outbox.dueAt),
    db
      .select({
        at: creditEntries.at,
        amount: creditEntries.amount,
        orderId: creditEntries.orderId,
        note: creditEntries.note,
      })
      .from(creditEntries)
      .where(eq(creditEntries.userId, userId))
      .orderBy(creditEntries.at),
    db
      .select({ at: customerNotes.at, text: customerNotes.text })
      .from(customerNotes)
      .where(eq(customerNotes.userId, userId))
      .orderBy(customerNotes.at),
    db.select().from(reviews).where(eq(reviews.userId, userId)).orderBy(reviews.at),
  ]);
  return {
    exportedAt: new Date(),
    profile,
    account,
    orders: placed,
    storeCredit,
    notesOfTheHouse: notes,
    backInStockMails: alerts,
    reminders,
    reviews: written.map(({ userId: _, ...review }) => review),
  };
}

function profileOf(db: Database, userId: string) {
  return db
    .select({
      id: users.id,
      email: users.email,
      displayName: users.displayName,
      createdAt: users.createdAt,
      address: users.address,
      cart: users.cart,
      wishlist: users.wishlist,
      referralCode: users.referralCode,
      storeCredit: users.storeCredit,
    })
    .from(users)
    .where(eq(users.id, userId));
}

/** The orders, each with what happened to it. */
async function ordersOf(db: Database, userId: string) {
  const placed = await db
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      status: orders.status,
      items: orders.items,
      subtotal: orders.subtotal,
      discount: orders.discount,
      discountCode: orders.discountCode,
      shipping: orders.shipping,
      credit: orders.credit,
      totalAmount: orders.totalAmount,
      shippingAddress: orders.shippingAddress,
      giftNote: orders.giftNote,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), orders.id);
  const ids = placed.map(({ id }) => id);
  const { orderId, number, kind, at, amount, details } = orderEvents;
  const steps = await db
    .select({ orderId, kind, at, amount, details })
    .from(orderEvents)
    .where(inArray(orderId, ids))
    .orderBy(orderId, asc(number));
  const sentBack = await db
    .select({
      orderId: returns.orderId,
      askedAt: returns.askedAt,
      items: returns.items,
      reason: returns.reason,
      words: returns.words,
      state: returns.state,
      answer: returns.answer,
    })
    .from(returns)
    .where(inArray(returns.orderId, ids))
    .orderBy(returns.orderId, asc(returns.askedAt));
  const returnsOf = Map.groupBy(sentBack, (one) => one.orderId);
  const byOrder = Map.groupBy(steps, (step) => step.orderId);
  return placed.map((order) => ({
    ...order,
    steps: (byOrder.get(order.id) ?? []).map(({ orderId: _, ...step }) => step),
    returns: (returnsOf.get(order.id) ?? []).map(({ orderId: _, ...one }) => one),
  }));
}
