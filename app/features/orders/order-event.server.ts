import { eq } from "drizzle-orm";
import type { OrderItem } from "./order.ts";
import { type OrderStatus, type StepKind, standingSteps, type Tracking, type Units } from "./order-steps.ts";
import { readSteps } from "./read-steps.server.ts";
import type { Address } from "#app/features/accounts/address.ts";
import type { Database } from "#app/db/client.server.ts";
import { orders, users } from "#app/db/schema.ts";

/** An event of an order, as sent to other systems. Amounts in integer cents of US dollars, times as ISO 8601. */
export interface OrderEvent {
  type: "order.placed" | `order.${Exclude<StepKind, "undone">}`;
  /** When that happened. */
  timestamp: string;
  data: {
    id: string;
    /** At the time of sending. */
    status: OrderStatus;
    currency: "USD";
    items: Omit<OrderItem, "imageUrl">[];
    subtotal: number;
    /** What a code took off the products. */
    discount: number;
    discountCode: string | null;
    shipping: number;
    total: number;
    /** Of the total, what was taken from store credit; the rest is to be paid. */
    credit: number;
    shippingAddress: Address;
    /** Empty where it is no gift. */
    giftNote: string;
    /** Null when they have deleted their account since. */
    customer: { id: string; email: string; name: string } | null;
    /** For the step that caused this event: `amount` if it moved money, `asCredit` if that became store credit. */
    amount?: number;
    asCredit?: true;
    /** The returned units that are back in stock. */
    restocked?: Units[];
    tracking?: Tracking;
  };
}

/** The event of an order or of one of its steps; undefined if the order is gone or the step was undone. */
export async function orderEvent(
  db: Database,
  { orderId, number }: { orderId: string; number?: number },
): Promise<OrderEvent | undefined> {
  const [found] = await db
    .select({ order: orders, customer: { id: users.id, email: users.email, name: users.displayName } })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  if (!found) return undefined;
  const { order, customer } = found;
  const { id, status, subtotal, discount, discountCode, shipping, credit, shippingAddress, giftNote } = order;
  const told = number === undefined ? placedAt(order.createdAt) : await stepOf(db, id, number);
  if (!told) return undefined;
  const { type, timestamp, ...step } = told;
  const items = order.items.map(({ imageUrl: _, ...item }) => item);
  return {
    type,
    timestamp,
    data: {
      id,
      status,
      currency: "USD",
      items,
      subtotal,
      discount,
      discountCode,
      shipping,
      total: order.totalAmount,
      credit,
      shippingAddress,
      giftNote,
      customer,
      ...step,
    },
  };
}

type Told = Pick<OrderEvent, "type" | "timestamp"> &
  Pick<OrderEvent["data"], "amount" | "asCredit" | "restocked" | "tracking">;

const placedAt = (at: Date): Told => ({ type: "order.placed", timestamp: at.toISOString() });

async function stepOf(db: Database, orderId: string, number: number): Promise<Told | undefined> {
  const step = standingSteps(await readSteps(db, orderId)).find((one) => one.number === number);
  if (!step || step.kind === "undone") return undefined;
  const { kind, at, amount, details } = step;
  const { carrier, number: parcel, link, credit, restock } = details;
  const tracking = {
    ...(carrier && { carrier }),
    ...(parcel && { number: parcel }),
    ...(link && { link }),
  };
  return {
    type: `order.${kind}`,
    timestamp: at,
    ...(amount !== null && { amount }),
    ...(credit && { asCredit: credit }),
    ...(restock && { restocked: restock }),
    ...(kind === "shipped" && { tracking }),
  };
}
