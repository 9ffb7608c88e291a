import { type RefObject, useEffect, useState } from "react";
import type { CartLineView } from "#app/features/cart/cart.ts";
import { AddToCart } from "#app/features/cart/add-to-cart.tsx";
import { Price } from "#app/ui/price.tsx";

interface Props {
  product: Omit<CartLineView, "quantity">;
  /** The page's own button: while it can be seen, this bar is not needed. */
  instead: RefObject<HTMLElement | null>;
}

/** Price and Add to Cart at the lower edge of a narrow screen, once the page's own button is gone and until the footer. */
export function BuyBar({ product, instead }: Props) {
  const button = useSeen(instead);
  const footer = useSeen("footer");
  if (button || footer || product.stock === 0) return null;
  return (
    <div
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-20 flex h-[calc(3rem+1px+env(safe-area-inset-bottom))] items-center gap-4 border-t bg-paper pr-17 pb-[env(safe-area-inset-bottom)] pl-5 short:hidden lg:hidden"
    >
      <Price cents={product.price} className="display-text text-xl" />
      <AddToCart product={product} className="grow *:[button]:min-h-11 *:[button]:min-w-36" />
    </div>
  );
}

/** Whether a part of the page, given as such or by its selector, is in the window; until that is known, the button is and the footer is not. */
function useSeen(part: RefObject<HTMLElement | null> | string): boolean {
  const [seen, setSeen] = useState(typeof part !== "string");
  useEffect(() => {
    const element = typeof part === "string" ? document.querySelector(part) : part.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(Boolean(entry?.isIntersecting)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [part]);
  return seen;
}
