import type { Database } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema.ts";
import type { Language } from "#app/i18n/language.ts";

/** What can be told outside, and what is kept of it until it is: names of things, so that it is worded when it is told. */
export interface Deliveries {
  "order-mail": { orderId: string; language: Language };
  "order-webhook": { orderId: string };
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
  "reset-mail": HOUR,
  "confirm-mail": DAY,
  "restock-mail": 7 * DAY,
} as const satisfies Record<Kind, number>;

/**
 * Leaves something to be told outside. In a transaction it is told only if that is committed, and then at least once;
 * see `startDeliveries`.
 */
export async function enqueue<K extends Kind>(tx: Database, kind: K, payload: Deliveries[K]): Promise<void> {
  const expiresAt = new Date(Date.now() + LIFE[kind]);
  await tx.insert(outbox).values({ id: crypto.randomUUID(), kind, payload, expiresAt });
}
