import type { CartLine } from "#app/features/cart/cart.ts";
import type { OrderStatus, ReturnItem, ReturnReason, ReturnState, TakenStep, Units } from "./order-steps.ts";

/** A return of things of one order. Times as ISO 8601. */
export interface Return {
  id: string;
  items: (ReturnItem & { name: string })[];
  reason: ReturnReason;
  /** In the shopper's own words; the answer in the owner's. */
  words: string;
  answer: string;
  state: ReturnState;
  askedAt: string;
}

/** Those that are under way, or have come. */
const COUNTS: readonly ReturnState[] = ["asked", "accepted", "received"];

const DAY = 24 * 60 * 60 * 1000;

/** Whether things of an order may come back at a moment: once it has left, until so many days after its delivery. */
export function mayReturn(
  { status, steps }: { status: OrderStatus; steps: readonly TakenStep[] },
  days: number,
  now: number,
): boolean {
  if (status !== "shipped" && status !== "delivered") return false;
  const delivered = steps.findLast(({ kind }) => kind === "delivered");
  return !delivered || now <= Date.parse(delivered.at) + days * DAY;
}

/** What of an order can still come back, by its products: what is under way, or has come, cannot once more. */
export function returnable(
  items: readonly CartLine[],
  returns: readonly { state: ReturnState; items: readonly ReturnItem[] }[],
): Map<string, number> {
  const counted = returns.filter(({ state }) => COUNTS.includes(state)).flatMap((one) => one.items);
  return new Map(
    items.map(({ productId, quantity }) => {
      const back = counted.filter((one) => one.productId === productId);
      return [productId, quantity - back.reduce((sum, one) => sum + one.quantity, 0)];
    }),
  );
}

/** Whether an opened product of an order is on its way back, or has come. */
export function hasOpened(returns: readonly { state: ReturnState; items: readonly ReturnItem[] }[]): boolean {
  return returns.some(({ state, items }) => COUNTS.includes(state) && items.some(({ opened }) => opened));
}

/** What was paid for these units in integer cents: their prices less their share of the discount. */
export function worthOf(
  back: readonly Units[],
  {
    items,
    subtotal,
    discount,
  }: { items: readonly (CartLine & { price: number })[]; subtotal: number; discount: number },
): number {
  const sum = back.reduce((all, { productId, quantity }) => {
    const item = items.find((one) => one.productId === productId);
    return all + (item?.price ?? 0) * quantity;
  }, 0);
  return subtotal === 0 ? 0 : sum - Math.round((sum * discount) / subtotal);
}
