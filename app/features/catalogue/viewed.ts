const KEY = "viewed";
/** How many are remembered; one of them may be the product on screen. */
const MOST = 7;

/** Ids of the products that were looked at last in this browser, the newest first. No more than that is kept, and nowhere else. */
export function readViewed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Storage that a browser refuses is done without. */
export function noteViewed(productId: string): void {
  const others = readViewed().filter((id) => id !== productId);
  try {
    localStorage.setItem(KEY, JSON.stringify([productId, ...others].slice(0, MOST)));
  } catch {}
}

export function forgetViewed(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {}
}
