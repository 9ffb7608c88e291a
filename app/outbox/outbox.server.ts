import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, outbox, webhookReceivers } from "#app/db/schema.ts";
import type { Happening } from "#app/features/webhooks/event.ts";
import type { Language } from "#app/i18n/language.ts";
import type { PaymentTrouble } from "#app/payments/payments.ts";

/**
 * The kinds of deliveries and what is stored for each: ids rather than texts, so that the wording is current when it is
 * sent.
 */
export interface Deliveries {
  "order-mail": { orderId: string; language: Language };
  /** To the receiver set in the environment, for one step of an order, or without `number` for the order itself. */
  "order-webhook": { orderId: string; number?: number };
  /** To the receivers set in the panel: first the event, then one post for each. */
  event: Happening;
  webhook: { deliveryId: string; receiverId: string };
  "step-mail": { orderId: string; number: number };
  /** What the owner must know of a payment. */
  "payment-mail": { orderId: string; trouble: PaymentTrouble; amount: number };
  /** The number of a paid order's receipt, once that cannot be taken back. */
  receipt: { orderId: string };
  /** Whether an order was paid, when its time is up; see end-unpaid.server.ts. */
  "payment-check": { orderId: string };
  /** Money that goes back by the provider: of a step, or what came without being owed. */
  refund: { orderId: string; number: number } | { orderId: string; payment: string; amount: number };
  /** A return that was asked for, told to the owner; or answered, told to its shopper. */
  "return-mail": { returnId: string; to: "owner" | "shopper" };
  /** Store credit that the house gave somebody. */
  "credit-mail": { userId: string; amount: number };
  /** The token opens an account for an hour: it is nowhere else in the clear, and gone from here once it is sent. */
  "reset-mail": { userId: string; token: string; language: Language };
  /** The token makes a device one that is known; it opens nothing. */
  "device-mail": { userId: string; token: string; language: Language };
  "confirm-mail": { userId: string; token: string; language: Language };
  /** Put in by a trigger of the database, see the migration `outbox`. */
  "restock-mail": { userId: string; productId: string; language: Language };
  /** Asked for long before it is due. */
  "refill-mail": { userId: string; orderId: string; productId: string; language: Language };
}
export type Kind = keyof Deliveries;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * How many deliveries of a lane run at once in a process. Lanes separate what they wait for: a receiver that hangs
 * delays no mail, and a thousand mails delay no sign-in link. For mails, at most the connections to the mail server
 * (`mailer.server.ts`).
 */
export const PLACES = { links: 1, letters: 2, receivers: 2, connections: 2, payments: 2, house: 1 } as const;
export type Lane = keyof typeof PLACES;

/** How long each is worth telling, in milliseconds, and where it waits. */
export const KINDS = {
  "order-mail": { life: 30 * DAY, lane: "letters" },
  "order-webhook": { life: 30 * DAY, lane: "receivers" },
  event: { life: 30 * DAY, lane: "house" },
  webhook: { life: 30 * DAY, lane: "connections" },
  "step-mail": { life: 30 * DAY, lane: "letters" },
  "payment-mail": { life: 30 * DAY, lane: "letters" },
  "payment-check": { life: 30 * DAY, lane: "payments" },
  refund: { life: 30 * DAY, lane: "payments" },
  receipt: { life: 30 * DAY, lane: "house" },
  "return-mail": { life: 30 * DAY, lane: "letters" },
  "credit-mail": { life: 30 * DAY, lane: "letters" },
  "reset-mail": { life: HOUR, lane: "links" },
  "device-mail": { life: HOUR, lane: "links" },
  "confirm-mail": { life: DAY, lane: "links" },
  "restock-mail": { life: 7 * DAY, lane: "letters" },
  "refill-mail": { life: 14 * DAY, lane: "letters" },
} as const satisfies Record<Kind, { life: number; lane: Lane }>;

/** Stands as the reason of mails that wait for their address to be confirmed. */
export const UNCONFIRMED = "its address is not confirmed";

/** What has waited for somebody to confirm their address may go now. */
export async function releaseMails(db: Database, userId: string): Promise<void> {
  const theirOrders = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  const isTheirs = or(
    eq(sql`payload ->> 'userId'`, userId),
    inArray(sql`payload ->> 'orderId'`, theirOrders),
  );
  const waits = and(eq(outbox.lastError, UNCONFIRMED), isTheirs);
  await db.update(outbox).set({ dueAt: sql`now()` }).where(waits);
}

/** Reminders that somebody asked for, and will not be sent. */
export async function forgetReminders(tx: Database, userId: string): Promise<void> {
  await tx.delete(outbox).where(and(eq(outbox.kind, "refill-mail"), eq(sql`payload ->> 'userId'`, userId)));
}

/**
 * Queues a delivery. In a transaction it is sent only after the commit, and then at least once; see `startDeliveries`.
 * @param dueAt not before this
 */
export async function enqueue<K extends Kind>(
  tx: Database,
  kind: K,
  payload: Deliveries[K],
  dueAt?: Date,
): Promise<void> {
  await tx.insert(outbox).values(wordOf(kind, payload, dueAt));
}

/** What `enqueue` leaves, for a statement that leaves more. */
export function wordOf<K extends Kind>(kind: K, payload: Deliveries[K], dueAt?: Date) {
  const expiresAt = new Date((dueAt?.getTime() ?? Date.now()) + KINDS[kind].life);
  return { id: crypto.randomUUID(), kind, payload, dueAt, expiresAt };
}

/** Leaves word of an order, or of one of its steps, for other systems. */
export async function tellOfOrder(
  tx: Database,
  told: Deliveries["order-webhook"],
  dueAt?: Date,
): Promise<void> {
  const inPanel = (await tx.$count(webhookReceivers, eq(webhookReceivers.isOn, true))) > 0;
  await tx.insert(outbox).values(wordsOfOrder(told, { inPanel }, dueAt));
}

/**
 * For whom no receiver is named, by the environment or in the panel (`hasReceivers`), nothing is left behind, as of products.
 * Who does not know the environment leaves it a word that nobody is told.
 */
export function wordsOfOrder(
  told: Deliveries["order-webhook"],
  { named = true, inPanel }: { named?: boolean; inPanel: boolean },
  dueAt?: Date,
) {
  return [
    ...(named ? [wordOf("order-webhook", told, dueAt)] : []),
    ...(inPanel ? [wordOf("event", { about: "order", ...told }, dueAt)] : []),
  ];
}

/** Whether any receiver in the panel is on, as a condition inside a larger statement. */
export const hasReceivers = sql<boolean>`exists (select from ${webhookReceivers} where ${webhookReceivers.isOn})`;

/** Seconds that a receiver of the panel is left alone after it did not answer: its others wait, those of others do not. */
const AWAY = 60;

/** Postpones the receiver's other deliveries. */
export async function holdBack(db: Database, receiverId: string): Promise<void> {
  const dueAt = sql`greatest(${outbox.dueAt}, now() + make_interval(secs => ${AWAY}))`;
  await db
    .update(outbox)
    .set({ dueAt })
    .where(and(eq(outbox.kind, "webhook"), eq(sql`payload ->> 'receiverId'`, receiverId)));
}
