interface Change {
  action: string;
  fields: Record<string, string | number>;
}

const onTheirWay = new Map<string, Change>();
let waiting: { action: string; go: () => void }[] = [];

/**
 * Remembers a change that was pressed until it is known to have arrived. Where the page is left before, its request
 * may die with it; the browser then sends the change once more on its own. So the action must take a change that
 * arrives twice as one.
 */
export function sendWhenLeaving(key: string, change: Change): void {
  if (onTheirWay.size === 0) addEventListener("pagehide", sendAll);
  onTheirWay.set(key, change);
}

/** The change has arrived, was refused, or another has taken its place. */
export function hasArrived(key: string): void {
  onTheirWay.delete(key);
  if (onTheirWay.size === 0) removeEventListener("pagehide", sendAll);
  const [free, still] = [waiting.filter(isFree), waiting.filter((one) => !isFree(one))];
  waiting = still;
  for (const { go } of free) go();
}

const isFree = ({ action }: { action: string }): boolean =>
  ![...onTheirWay.values()].some((change) => change.action === action);

/** Resolves when nothing that was pressed is on its way to an action any more: what reads it anew finds it all. */
export function allArrived(action: string): Promise<void> {
  if (isFree({ action })) return Promise.resolve();
  return new Promise((go) => waiting.push({ action, go }));
}

function sendAll(): void {
  for (const { action, fields } of onTheirWay.values()) {
    // As data: nobody is there to be shown a page, or a message on the next one.
    const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    navigator.sendBeacon(`${action}.data`, form);
  }
}
