import type { Product } from "#app/features/catalogue/product.ts";
import type { Picture } from "#app/ui/picture.ts";

export interface CartLine {
  productId: string;
  quantity: number;
}

/** Nobody buys more of one thing; also keeps every total far inside a 32-bit integer. */
export const MOST_PER_LINE = 999;

/**
 * A change to a cart. `add` puts at least one unit in, `step` moves the quantity up or down, `set` fixes it;
 * whatever falls to 0 or less is removed.
 */
export type CartChange =
  | { intent: "add"; productId: string; quantity: number }
  | { intent: "step"; productId: string; quantity: number }
  | { intent: "set"; productId: string; quantity: number }
  | { intent: "remove"; productId: string };

/** A submitted change, with an id so that a repeated one counts once. */
export type IdentifiedChange = CartChange & { id?: string };

/**
 * The cart after a change: quantities stay whole and between 1 and `limit`, a line that falls to 0 goes.
 * @param limit most units this line may hold: the stock, where it is known
 */
export function changeLines(
  lines: readonly CartLine[],
  asked: CartChange,
  limit = MOST_PER_LINE,
): CartLine[] {
  const current = lines.find((line) => line.productId === asked.productId)?.quantity ?? 0;
  const wanted = wantedQuantity(current, asked);
  // Never take away because stock fell: only the shopper lowers a quantity that was there before.
  const quantity = Math.min(wanted, Math.max(Math.min(limit, MOST_PER_LINE), Math.min(current, wanted)));
  if (quantity <= 0) return lines.filter((line) => line.productId !== asked.productId);
  if (current === 0) return [...lines, { productId: asked.productId, quantity }];
  return lines.map((line) => (line.productId === asked.productId ? { ...line, quantity } : line));
}

/** What a change asks for, before any limit. */
export function wantedQuantity(current: number, asked: CartChange): number {
  if (asked.intent === "remove") return 0;
  if (asked.intent === "add") return current + Math.max(1, asked.quantity);
  return asked.intent === "step" ? current + asked.quantity : asked.quantity;
}

/** The result of a change. `moved`: net change in units, negative when removed. */
export type CartChangeResult =
  | { ok: true; moved: number; limitedTo?: undefined }
  /** The quantity stayed below what was asked. `left`: the stock. */
  | { ok: true; moved: number; limitedTo: number; left: number }
  | { ok: false; reason: "out-of-stock" | "not-found" };

/** Total number of units: what the badge shows. */
export function countUnits(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** The lines that can be ordered: what is sold out is shown, and counts for nothing. */
export function orderable<Line extends { stock: number }>(lines: readonly Line[]): Line[] {
  return lines.filter(({ stock }) => stock > 0);
}

/** Integer cents of all lines. */
export function subtotalOf(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
}

/** A line as the drawer shows it. `price` in integer cents; `stock` as the server last saw it. */
export interface CartLineView extends CartLine {
  name: string;
  /** As the label says it: `30 ml`; may be empty. */
  size: string;
  price: number;
  stock: Product["stock"];
  picture: Picture;
}

/** What the page already knows of a product that is being added. */
export interface CartPreview extends Omit<CartLineView, "quantity"> {
  /** What is to be known of it, said when it is in the cart. */
  note?: string;
  /** It comes in with others: no message is about it alone. */
  isOneOfMany?: true;
}

/** A line that cannot be bought any more. */
export type GoneLine = Pick<CartLineView, "productId" | "name">;

/** The cart as a page carries it, with the ids of the changes that are already in it. */
export interface CartView {
  lines: CartLineView[];
  applied: string[];
  /** What was put in and has been taken off sale since. */
  gone?: GoneLine[];
}
