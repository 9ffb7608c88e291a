import type { ActorKind } from "./order-steps.ts";

/** A change of somebody's store credit. Integer cents, negative if taken; `at` as ISO 8601. */
export interface CreditEntry {
  id: string;
  amount: number;
  orderId: string | null;
  note: string;
  by: ActorKind;
  at: string;
}

/** The words for why, in the messages of an account. */
export function creditReason({ amount, orderId }: CreditEntry) {
  if (orderId === null) return amount > 0 ? "credit_granted" : "credit_taken";
  return amount > 0 ? "credit_back" : "credit_used";
}
