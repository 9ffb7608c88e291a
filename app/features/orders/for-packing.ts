import { may, type Actor } from "#app/features/accounts/policy.ts";
import type { FullOrder } from "./order.ts";

/** An order as somebody may see it who packs it: who only packs learns what goes where, not what it costs and who paid. */
export function forPacking(by: Actor, order: FullOrder): FullOrder {
  if (may(by, "readAll", "order")) return order;
  return {
    ...order,
    ...{ userId: null, customer: null, discountCode: null },
    ...{ subtotal: 0, discount: 0, shipping: 0, totalAmount: 0, credit: 0, refunded: 0 },
    items: order.items.map((item) => ({ ...item, price: 0 })),
  };
}
