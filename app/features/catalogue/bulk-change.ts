import { PRODUCT_STATES, type ProductState } from "./product.ts";

/** Where a change of several products is sent. */
export const BULK_CHANGE_PATH = "/admin/products/several";

/** What can be done with several products at once. */
export const BULK_CHANGE_KINDS = ["state", "price-percent", "price-sum", "stock-set", "stock-add"] as const;
export type BulkChangeKind = (typeof BULK_CHANGE_KINDS)[number];

/** Per cent are whole, sums integer cents; both may be below 0, and so may `stock-add`. */
export type BulkChange =
  | { kind: "state"; to: ProductState }
  | { kind: Exclude<BulkChangeKind, "state">; by: number };

/** A product field before and after the change, for undo. */
export interface Changed {
  id: string;
  field: "state" | "price" | "stock";
  before: string | number;
  after: string | number;
}

/** `name`: of the product that stands in the way; nothing was changed then. */
export type BulkChangeAnswer =
  | { ok: true; changed: Changed[] }
  | { ok: false; reason: "invalid" | "failed" }
  | { ok: false; reason: "out-of-range"; name: string };

/** Reads what was typed for a kind of change; undefined for what makes no sense. */
export function readBulkChange(kind: BulkChangeKind, typed: string): BulkChange | undefined {
  const text = typed.trim().replace(",", ".").replace("−", "-");
  if (kind === "state") {
    const to = PRODUCT_STATES.find((state) => state === text);
    return to && { kind, to };
  }
  const isSum = kind === "price-sum";
  if (!(isSum ? /^[+-]?\$?\d{1,4}(\.\d{1,2})?$/ : /^[+-]?\d{1,6}$/).test(text)) return undefined;
  const amount = Number(text.replace("$", ""));
  const by = isSum ? Math.round(amount * 100) : amount;
  if (kind === "stock-set" ? by < 0 : by === 0) return undefined;
  return { kind, by };
}

/** Most that a product may cost, in cents, and that there may be of it. */
const HIGHEST_PRICE = 999_999;
const MOST_UNITS = 999_999;

/** What a change makes of a product; undefined where that cannot be: nothing is given away by a slip of the hand. */
export function changedBy(
  change: BulkChange,
  product: { price: number; stock: number },
): Partial<{ state: ProductState; price: number; stock: number }> | undefined {
  if (change.kind === "state") return { state: change.to };
  const { kind, by } = change;
  if (kind === "stock-set" || kind === "stock-add") {
    const stock = Math.max(0, kind === "stock-set" ? by : product.stock + by);
    return stock <= MOST_UNITS ? { stock } : undefined;
  }
  const price = kind === "price-sum" ? product.price + by : Math.round((product.price * (100 + by)) / 100);
  return price > 0 && price <= HIGHEST_PRICE ? { price } : undefined;
}
