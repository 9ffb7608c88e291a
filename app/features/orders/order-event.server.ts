import { eq } from "drizzle-orm";
import type { OrderItem } from "./order.ts";
import type { Address } from "#app/features/accounts/address.ts";
import type { Database } from "#app/db/client.server.ts";
import { orders, users } from "#app/db/schema.ts";

/** `order.placed`, as other systems are told it. Amounts in integer cents of US dollars, times as ISO 8601. */
export interface OrderEvent {
  type: "order.placed";
  /** When the order was placed. */
  timestamp: string;
  data: {
    id: string;
    status: "pending";
    currency: "USD";
    items: Omit<OrderItem, "imageUrl">[];
    subtotal: number;
    shipping: number;
    total: number;
    shippingAddress: Address;
    /** Null when they have deleted their account since. */
    customer: { id: string; email: string; name: string } | null;
  };
}

/** What there is to tell of an order; undefined when there is none. */
export async function orderEvent(db: Database, orderId: string): Promise<OrderEvent | undefined> {
  const [found] = await db
    .select({ order: orders, customer: { id: users.id, email: users.email, name: users.displayName } })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  if (!found) return undefined;
  const { order, customer } = found;
  const { id, status, subtotal, shipping, totalAmount: total, shippingAddress } = order;
  const items = order.items.map(({ imageUrl: _, ...item }) => item);
  return {
    type: "order.placed",
    timestamp: order.createdAt.toISOString(),
    data: { id, status, currency: "USD", items, subtotal, shipping, total, shippingAddress, customer },
  };
}
