/** The event types that a receiver can subscribe to. */
export const EVENT_TYPES = [
  "order.placed",
  "order.paid",
  "order.shipped",
  "order.delivered",
  "order.cancelled",
  "order.refunded",
  "order.returned",
  "product.created",
  "product.updated",
  "product.removed",
  "stock.changed",
  "stock.low",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The event sent when an owner tests a receiver. */
export const TEST_TYPE = "test";

/**
 * Something that happened, stored until it is delivered; it refers to things by id and names no person. For products
 * and stock a database trigger writes it (migration `webhook-receivers`), however they are changed. `at` in
 * PostgreSQL's format.
 */
export type Happening =
  | { about: "order"; orderId: string; number?: number }
  | {
      about: "product";
      change: "created" | "updated" | "removed";
      productId: string;
      name: string;
      at: string;
    }
  | { about: "stock"; productId: string; name: string; before: number; after: number; at: string };

/** A receiver as the panel shows it, with its latest deliveries. Times as ISO 8601. */
export interface Receiver {
  id: string;
  url: string;
  secret: string;
  events: EventType[];
  isOn: boolean;
  deliveries: ReceiverDelivery[];
}

export interface ReceiverDelivery {
  id: string;
  type: string;
  at: string;
  attempts: number;
  /** When it was taken with 2xx; null until then. */
  deliveredAt: string | null;
  /** What the last try was answered: a status, or why there was none; null before the first. */
  answer: string | null;
}

/** What a change of receivers came to. */
export type ReceiverAnswer =
  | { ok: true; answer?: string }
  | { ok: false; problem: "invalid" | "inside" | "too-many" | "gone" | "off" }
  /** What a receiver that was tried answered instead of 2xx. */
  | { ok: false; problem: "refused"; answer: string };
