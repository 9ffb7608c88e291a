/** What lies over the page and can be asked for from anywhere, also where no component of its own is at hand. */
export type Layer = "cart" | "support";

const eventOf = (layer: Layer): string => `nacre:open-${layer}`;

/** Asks for a layer. */
export function openLayer(layer: Layer): void {
  dispatchEvent(new Event(eventOf(layer)));
}

/** Called when a layer is asked for; the function returned ends that. */
export function onOpenLayer(layer: Layer, callback: () => void): () => void {
  addEventListener(eventOf(layer), callback);
  return () => removeEventListener(eventOf(layer), callback);
}
