/** Tabs of one browser tell each other when someone signs in or out. */
const NAME = "nacre-auth";

/** Tells the other tabs. */
export function announceAuthChange(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage("changed");
  channel.close();
}

/** Calls back when another tab signed in or out. */
export function onAuthChange(callback: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = callback;
  return () => channel.close();
}
