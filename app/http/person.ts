import type { CartView } from "#app/features/cart/cart.ts";

/** What a page shows of the shopper it is for, and of nobody else. */
export interface Person {
  id: string;
  /** See `markOf`. */
  mark: string;
  wishlist: string[];
  /** Sold-out products they are written to about, once. */
  awaited: string[];
  cart: CartView;
}

/** The stand-in in a page that is cached for all signed-in shoppers. */
export const ANY_SHOPPER: Person = {
  id: "",
  mark: "",
  wishlist: [],
  awaited: [],
  cart: { lines: [], applied: [] },
};

/** The mark of a page for a visitor. */
export const NOBODY = "nobody";

/** Whether a text can be a mark: a few letters, not a page. */
export function isMark(text: string): boolean {
  return /^[\w-]{1,40}$/.test(text);
}

/** The element that says in such a page whom it was sent to, as JSON. */
export const PERSON_ID = "person";

/**
 * A cookie that says that this browser runs the shop's scripts, and so finds in a page made for any shopper whom it was
 * sent to. Who runs none gets a page with everything in it.
 */
export const SCRIPTS_COOKIE = "scripts";
