/** What a code takes off: whole per cent of the products, or integer cents; the other one is null. */
export interface DiscountTerms {
  percent: number | null;
  amount: number | null;
}

/** A code that is in force, as the checkout reckons with it. */
export interface Discount extends DiscountTerms {
  code: string;
  /** Integer cents that the products come to at least. */
  leastSum: number;
}

/** Why a code takes nothing off. */
export type CodeProblem = "unknown" | "not-yet" | "over" | "used-up" | "least-sum" | "too-many";

/** Characters of a code. */
export const LONGEST_CODE = 40;

/** How a code is kept, however it was typed. */
export function readCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Integer cents that are taken off products of `subtotal` cents: never more than they cost. */
export function discountOf({ percent, amount }: DiscountTerms, subtotal: number): number {
  return Math.min(subtotal, percent === null ? (amount ?? 0) : Math.round((subtotal * percent) / 100));
}

/**
 * Integer cents of store credit that an order takes. Nothing is left to be paid, or as much as can be: providers refuse
 * sums below `least`.
 */
export function creditToUse(balance: number, total: number, least = 0): number {
  const used = Math.min(balance, total);
  return used < total && total - used < least ? Math.max(0, total - least) : used;
}

/** A code as its owner sees it. Times as ISO 8601; `endsAt` is the first moment at which it counts no more. */
export interface Code extends Discount {
  startsAt: string | null;
  endsAt: string | null;
  isOver: boolean;
  mostUses: number | null;
  /** Orders that have it and were not cancelled. */
  uses: number;
}
