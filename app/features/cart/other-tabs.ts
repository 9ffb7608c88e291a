import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { CartView, CartLine } from "./cart.ts";

const NAME = "nacre-cart";

/** What a saved cart holds, in a comparable form. */
function contentOf(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map(({ productId, quantity }) => [productId, quantity]));
}

/**
 * Keeps the carts of a browser's tabs alike: one that sees its saved cart change tells the others, and one that hears of
 * a cart unlike its own asks the server. It then holds the same and has nothing to tell, so this ends.
 */
export function useOtherTabs(cart: CartView | null): void {
  const { revalidate } = useRevalidator();
  const content = cart && contentOf(cart.lines);
  const own = useRef(content);
  const channel = useRef<BroadcastChannel>(undefined);

  useEffect(() => {
    const tabs = new BroadcastChannel(NAME);
    channel.current = tabs;
    tabs.onmessage = ({ data }) => {
      if (own.current !== null && data !== own.current) void revalidate();
    };
    return () => tabs.close();
  }, [revalidate]);

  useEffect(() => {
    if (content === own.current) return;
    own.current = content;
    if (content !== null) channel.current?.postMessage(content);
  }, [content]);
}
