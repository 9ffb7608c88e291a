import type { CreditEntry } from "./credit.ts";
import type { OrderRow } from "./order.ts";

/** Somebody with an account, as a line of the list. Amounts in integer cents, `since` as ISO 8601. */
export interface CustomerRow {
  id: string;
  name: string;
  email: string;
  since: string;
  isAdmin: boolean;
  storeCredit: number;
  /** How many orders, and what they brought. */
  placed: number;
  spent: number;
}

/** The same with all that the house knows of them. The newest first, each. */
export interface Customer extends CustomerRow {
  orders: OrderRow[];
  credit: CreditEntry[];
  notes: { id: string; text: string; at: string }[];
}
