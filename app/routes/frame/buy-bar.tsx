import { type RefObject, useEffect, useState } from "react";
import type { CartLineView } from "#app/features/cart/cart.ts";
import { AddToCart } from "#app/features/cart/add-to-cart.tsx";
import { Price } from "#app/ui/price.tsx";

interface Props {
  product: Omit<CartLineView, "quantity">;
  /** The page's own button: while it can be seen, this bar is not needed. */
  instead: RefObject<HTMLElement | null>;
}

/** Price and Add to Cart at the lower edge of a narrow screen, until the page's own button comes into view. */
export function BuyBar({ product, instead }: Props) {
  const wanted = useOutOfSight(instead);
  if (!wanted || product.stock === 0) return null;
  return (
    <div
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t bg-paper px-5 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] short:hidden lg:hidden"
    >
      <span className="min-w-0 grow">
        <span className="block truncate text-sm">{product.name}</span>
        <Price cents={product.price} className="text-sm text-mist" />
      </span>
      <AddToCart product={product} className="shrink-0" />
    </div>
  );
}

/** True on the server too: on a phone the button is below the first window. */
function useOutOfSight(target: RefObject<HTMLElement | null>): boolean {
  const [out, setOut] = useState(true);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(([entry]) => setOut(!entry?.isIntersecting));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return out;
}
