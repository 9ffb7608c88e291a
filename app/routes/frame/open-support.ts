const OPEN = "support-open";

/** Opens the support chat from anywhere on the page. */
export function openSupport(): void {
  dispatchEvent(new Event(OPEN));
}

/** Hears when somebody wants the support chat. */
export function onOpenSupport(callback: () => void): () => void {
  addEventListener(OPEN, callback);
  return () => removeEventListener(OPEN, callback);
}
