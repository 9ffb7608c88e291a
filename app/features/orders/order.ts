import type { Address } from "#app/features/accounts/address.ts";
import { type CartLine, subtotalOf } from "#app/features/cart/cart.ts";
import type { Dispute, PaymentState } from "#app/payments/payments.ts";
import type { Picture } from "#app/ui/picture.ts";
import { type Discount, discountOf } from "./discount.ts";
import type { Return } from "./returns.ts";
import type { OrderStatus, TakenStep } from "./order-steps.ts";

/** A line of an order keeps what the product was when it was sold. `price` in integer cents. */
export interface OrderItem extends CartLine {
  price: number;
  name: string;
  imageUrl: string;
}

/** The shipping fee: flat, in integer cents (specification, section 9). */
export const SHIPPING_FEE = 1000;

/** Most that one order may come to, in integer cents: what the column of a total holds. */
export const HIGHEST_TOTAL = 2 ** 31 - 1;

/** Integer cents, all of them. */
export interface Totals {
  subtotal: number;
  /** What a code takes off the products; not there where it is nothing. */
  discount?: number;
  shipping: number;
  total: number;
}

/** The shipping fee, and the subtotal from which shipping is free. Integer cents. */
export interface ShippingFee {
  price: number;
  freeFrom?: number;
}

/** Subtotal, discount, shipping and total. Whether shipping is free depends on the subtotal before the discount. */
export function totalsOf(
  lines: readonly { price: number; quantity: number }[],
  { price, freeFrom = Number.POSITIVE_INFINITY }: ShippingFee = { price: SHIPPING_FEE },
  code?: Discount,
): Totals {
  const subtotal = subtotalOf(lines);
  const shipping = subtotal > 0 && subtotal < freeFrom ? price : 0;
  const discount = code && subtotal >= code.leastSum ? discountOf(code, subtotal) : 0;
  return { subtotal, ...(discount > 0 && { discount }), shipping, total: subtotal - discount + shipping };
}

/** How an order id is shown: its first 8 characters. */
export function shortOrderId(id: string): string {
  return id.slice(0, 8);
}

/** What a shopper saw on the checkout page: product and quantity of each line, in a comparable form. */
export function fingerprint(lines: readonly { productId: string; quantity: number }[]): string {
  return lines
    .map(({ productId, quantity }) => `${productId}*${quantity}`)
    .sort()
    .join(" ");
}

/** A row of the order history. `totalAmount` in integer cents, `createdAt` as ISO 8601. */
export interface OrderRow {
  id: string;
  status: OrderStatus;
  totalAmount: number;
  createdAt: string;
}

/** The same, with what was ordered as it is seen at a glance. */
export interface PicturedOrder extends OrderRow {
  /** The first few. */
  pictures: Picture[];
}

/** An order as its shopper sees it: pictures to its lines, names in their language, the country by its name. */
export interface OrderView extends OrderRow {
  items: (Omit<OrderItem, "imageUrl"> & {
    picture: Picture /** The shop still has it. */;
    isSold: boolean;
    /** Some of it can be had now. */
    inStock: boolean;
  })[];
  subtotal: number;
  discount: number;
  discountCode: string | null;
  shipping: number;
  /** Of the total, what was taken from store credit when it was placed. */
  credit: number;
  shippingAddress: Address;
  /** Empty where it is no gift. */
  giftNote: string;
  /** Those that stand, the first one first. */
  steps: TakenStep[];
  /** How it is paid at a provider's, and for how much longer it is kept for somebody who has not. */
  payment?: { state: PaymentState; minutesLeft: number };
  /** It is paid for good, so that there is one. */
  hasReceipt: boolean;
  /** The newest first. */
  returns: Return[];
  /** What may be returned now: how many of each product, whether one may be opened, and the promise. */
  back?: { left: Record<string, number>; opened: boolean; promise: string; formKey: string };
  /** The expected arrival in words, if it is promised and not shown already. */
  arrives?: string;
}

/** An order with all that an admin reads of it. Amounts in integer cents. */
export interface FullOrder extends OrderRow {
  /** Null once its shopper has deleted their account. */
  userId: string | null;
  /** Who that is; null with the id. */
  customer: { name: string; email: string } | null;
  items: OrderItem[];
  subtotal: number;
  discount: number;
  discountCode: string | null;
  shipping: number;
  /** Of the total, what was taken from store credit when it was placed. */
  credit: number;
  /** Given back so far, as money or as store credit. */
  refunded: number;
  shippingAddress: Address;
  giftNote: string;
}

/** An order as its owner works on it. */
export interface WorkedOrder extends FullOrder {
  /** All of them, those that were taken back too. */
  steps: TakenStep[];
  /** The newest first. */
  returns: Return[];
  /** It is paid for good, so that there is one. */
  hasReceipt: boolean;
  /** What became of its money if its shopper had their bank call it back. */
  dispute: Dispute | null;
  /** The step that can be taken back by now: its number. */
  undoable: number | null;
}
