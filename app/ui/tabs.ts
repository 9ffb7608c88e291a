const NAME = "nacre";

// One channel for both directions: a channel does not hear itself, so only the *other* tabs are notified.
let channel: BroadcastChannel | undefined;
let told = "";

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** Tells the other tabs of this browser what this one shows; without a mark, what it said last. */
export function tellTabs(mark = told): void {
  told = mark;
  open().postMessage(mark);
}

/** Calls back with the mark of another tab; the function returned ends that. */
export function onTabs(callback: (mark: string) => void): () => void {
  const own = open();
  own.onmessage = ({ data }) => callback(String(data));
  return () => {
    own.onmessage = null;
  };
}
