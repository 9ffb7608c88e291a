import type { Database } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema.ts";
import type { Language } from "#app/i18n/language.ts";
import type { PaymentTrouble } from "#app/payments/payments.ts";

/** What can be told outside, and what is kept of it until it is: names of things, so that it is worded when it is told. */
export interface Deliveries {
  "order-mail": { orderId: string; language: Language };
  /** Of one of its steps, or without a number of the order itself. */
  "order-webhook": { orderId: string; number?: number };
  "step-mail": { orderId: string; number: number };
  /** What the owner must know of a payment. */
  "payment-mail": { orderId: string; trouble: PaymentTrouble; amount: number };
  /** The number of a paid order's receipt, once that cannot be taken back. */
  receipt: { orderId: string };
  /** Whether an order was paid, when its time is up; see end-unpaid.server.ts. */
  "payment-check": { orderId: string };
  /** Money that goes back by the provider: of a step, or what came without being owed. */
  refund: { orderId: string; number: number } | { orderId: string; payment: string; amount: number };
  /** The token opens an account for an hour: it is nowhere else in the clear, and gone from here once it is sent. */
  "reset-mail": { userId: string; token: string; language: Language };
  "confirm-mail": { userId: string; token: string; language: Language };
  /** Put in by a trigger of the database, see the migration `outbox`. */
  "restock-mail": { userId: string; productId: string; language: Language };
}
export type Kind = keyof Deliveries;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long each is worth telling, in milliseconds. */
const LIFE = {
  "order-mail": 30 * DAY,
  "order-webhook": 30 * DAY,
  "step-mail": 30 * DAY,
  "payment-mail": 30 * DAY,
  "payment-check": 30 * DAY,
  refund: 30 * DAY,
  receipt: 30 * DAY,
  "reset-mail": HOUR,
  "confirm-mail": DAY,
  "restock-mail": 7 * DAY,
} as const satisfies Record<Kind, number>;

/**
 * Leaves something to be told outside. In a transaction it is told only if that is committed, and then at least once;
 * see `startDeliveries`.
 * @param dueAt not before this
 */
export async function enqueue<K extends Kind>(
  tx: Database,
  kind: K,
  payload: Deliveries[K],
  dueAt?: Date,
): Promise<void> {
  const expiresAt = new Date((dueAt?.getTime() ?? Date.now()) + LIFE[kind]);
  await tx.insert(outbox).values({ id: crypto.randomUUID(), kind, payload, dueAt, expiresAt });
}
