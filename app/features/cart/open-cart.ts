const NAME = "nacre:open-cart";

/** Opens the drawer from where no component is at hand, such as a notice that outlives the one that caused it. */
export function openCart(): void {
  dispatchEvent(new Event(NAME));
}

/** Called when the drawer is asked for. */
export function onOpenCart(callback: () => void): () => void {
  addEventListener(NAME, callback);
  return () => removeEventListener(NAME, callback);
}
