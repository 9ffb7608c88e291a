import type { Notice } from "#app/ui/notify.ts";
import { hasArrived, sendWhenLeaving } from "#app/ui/send-when-leaving.ts";

export interface Wish {
  intent: "put" | "take";
  productId: string;
}

/** Said where a wish was carried out without a heart being pressed. */
export const WISH_KEPT: Notice = { message: "wishKept", action: { label: "profile", href: "/profile" } };

const keyOf = ({ intent, productId }: Wish): string => `${intent} ${productId}`;

/** Sees to it that a wish is saved even where the page is left at once; it takes the place of the opposite one. */
export function keepWish(wish: Wish): void {
  hasArrived(keyOf({ ...wish, intent: wish.intent === "put" ? "take" : "put" }));
  sendWhenLeaving(keyOf(wish), { action: "/wishlist", fields: { ...wish } });
}

/** The answer to a wish is here. */
export function wishHasArrived(form: FormData): void {
  const intent = form.get("intent") === "put" ? "put" : "take";
  hasArrived(keyOf({ intent, productId: String(form.get("productId")) }));
}
