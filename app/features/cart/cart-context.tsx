import { createContext, type ReactNode, useContext } from "react";
import { useOptimisticLines } from "./optimistic-lines.ts";
import type { CartLineView, CartView, GoneLine } from "./cart.ts";

interface Cart {
  /** Undefined while signed out: then adding asks to log in. */
  lines: CartLineView[] | undefined;
  /** What is in it and no longer sold. */
  gone: readonly GoneLine[];
  openDrawer: () => void;
}

const CartContext = createContext<Cart>({ lines: undefined, gone: [], openDrawer: () => {} });

/** Makes the cart, with the changes that are on their way, known to the page. */
export function CartProvider({
  cart,
  openDrawer,
  children,
}: {
  cart: CartView | null;
  openDrawer: () => void;
  children: ReactNode;
}) {
  const lines = useOptimisticLines(cart);
  return <CartContext value={{ lines, gone: cart?.gone ?? [], openDrawer }}>{children}</CartContext>;
}

export function useCart(): Cart {
  return useContext(CartContext);
}
