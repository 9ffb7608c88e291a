import type { Notice } from "#app/ui/notify.ts";
import { openLayer } from "#app/ui/open-layer.ts";
import { type CartChangeResult, type CartPreview, MOST_PER_LINE } from "./cart.ts";

/**
 * What there is to say of a change that was made: that something came in, or why less of it did than was asked. What
 * the drawer shows anyway (one more, one less, gone) is not said. `product` is what came in, where the page knows it.
 */
export function cartNotice(
  intent: unknown,
  { moved, ...rest }: Extract<CartChangeResult, { ok: true }>,
  product?: CartPreview,
): Notice | undefined {
  if (rest.limitedTo !== undefined) return whyLess(moved, rest.limitedTo, rest.left);
  if (intent !== "add" || moved <= 0) return undefined;
  return {
    message: "addedToCart",
    action: { label: "viewCart", onClick: () => openLayer("cart") },
    ...(product && !product.isOneOfMany && { about: product }),
  };
}

/** @param held units in the cart now @param left units in stock */
function whyLess(moved: number, held: number, left: number): Notice {
  if (held === MOST_PER_LINE) return { message: "mostPerLine", values: { count: held } };
  if (left < held) return { message: "onlyLeft", values: { count: left } };
  if (moved > 0) return { message: "limitedTo", values: { count: left } };
  return left === 1 ? { message: "lastInCart" } : { message: "allInCart", values: { count: left } };
}
