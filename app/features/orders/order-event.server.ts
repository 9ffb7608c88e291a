import { eq } from "drizzle-orm";
import type { OrderItem } from "./order.ts";
import { type OrderStatus, type StepKind, standingSteps, type Tracking } from "./order-steps.ts";
import { readSteps } from "./read-steps.server.ts";
import type { Address } from "#app/features/accounts/address.ts";
import type { Database } from "#app/db/client.server.ts";
import { orders, users } from "#app/db/schema.ts";

/** What happened to an order, as other systems are told it. Amounts in integer cents of US dollars, times as ISO 8601. */
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
    shipping: number;
    total: number;
    shippingAddress: Address;
    /** Null when they have deleted their account since. */
    customer: { id: string; email: string; name: string } | null;
    /** Of the step that this tells: `amount` of what moved money, the rest of a parcel. */
    amount?: number;
    tracking?: Tracking;
  };
}

/** What there is to tell of an order, or of one of its steps; undefined when there is none, or it was taken back. */
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
  const { id, status, subtotal, shipping, totalAmount: total, shippingAddress } = order;
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
      shipping,
      total,
      shippingAddress,
      customer,
      ...step,
    },
  };
}

type Told = Pick<OrderEvent, "type" | "timestamp"> & Pick<OrderEvent["data"], "amount" | "tracking">;

const placedAt = (at: Date): Told => ({ type: "order.placed", timestamp: at.toISOString() });

async function stepOf(db: Database, orderId: string, number: number): Promise<Told | undefined> {
  const step = standingSteps(await readSteps(db, orderId)).find((one) => one.number === number);
  if (!step || step.kind === "undone") return undefined;
  const { kind, at, amount, details } = step;
  const { reference: _, ...tracking } = details;
  return {
    type: `order.${kind}`,
    timestamp: at,
    ...(amount !== null && { amount }),
    ...(kind === "shipped" && { tracking }),
  };
}
