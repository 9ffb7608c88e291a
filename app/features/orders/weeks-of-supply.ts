import { contentsOf } from "#app/features/catalogue/contents.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { OrderStatus, TakenStep } from "./order-steps.ts";

/** Milliliters or grams that go in a day, for somebody who uses it as the pack says. */
const A_DAY: Record<Product["category"], number> = {
  Cleanser: 2,
  Serum: 0.43,
  Moisturizer: 0.8,
  Treatment: 0.4,
};
const SUN_A_DAY = 1.2;
const BODY_A_DAY = 5;

/** In weeks: nobody needs a reminder sooner, and nobody remembers asking for a later one. */
const SHORTEST = 3;
const LONGEST = 40;

/** How many whole weeks this quantity lasts; undefined if that is unknown or not worth mentioning. */
export function weeksOfSupply(
  { category, size, concerns }: Pick<Product, "category" | "size" | "concerns">,
  quantity: number,
): number | undefined {
  const contents = contentsOf(size);
  if (!contents) return undefined;
  const daily = concerns.includes("body")
    ? BODY_A_DAY
    : concerns.includes("sun")
      ? SUN_A_DAY
      : A_DAY[category];
  const weeks = Math.round((contents.amount * quantity) / daily / 7);
  return weeks >= SHORTEST && weeks <= LONGEST ? weeks : undefined;
}

const DAY = 24 * 60 * 60 * 1000;
/** In time for a parcel. */
const AHEAD = 7 * DAY;

/** When its shopper is reminded of what was delivered and lasts so long; undefined before it is delivered, and when that is over. */
export function reminderAt(
  { status, steps }: { status: OrderStatus; steps: readonly TakenStep[] },
  weeks: number,
  now: number,
): Date | undefined {
  const delivered = steps.findLast(({ kind }) => kind === "delivered");
  if (status !== "delivered" || !delivered) return undefined;
  const at = Date.parse(delivered.at) + weeks * 7 * DAY - AHEAD;
  return at > now ? new Date(at) : undefined;
}
