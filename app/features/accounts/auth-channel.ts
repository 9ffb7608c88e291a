/** Tabs of one browser tell each other when someone signs in or out. */
const NAME = "nacre-auth";

// One channel for both directions: it does not hear itself, so only the *other* tabs are told.
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** Tells the other tabs. */
export function announceAuthChange(): void {
  open().postMessage("changed");
}

/** Calls back when another tab signed in or out. */
export function onAuthChange(callback: () => void): () => void {
  const own = open();
  own.onmessage = callback;
  return () => {
    own.onmessage = null;
  };
}
