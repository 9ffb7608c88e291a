const THANKED = "thanked";
/** As long as an order is a new one, in seconds. */
const FOR = 15 * 60;

/** Remembers on the device that an order was thanked for: its shopper has gone on. */
export function rememberThanked(orderId: string): void {
  // The Cookie Store API is not in every browser yet.
  document.cookie = `${THANKED}=${encodeURIComponent(orderId)}; Path=/; Max-Age=${FOR}; SameSite=Lax`;
}

/** Whether an order was thanked for, by what the device remembers. */
export function wasThanked(cookies: string | null, orderId: string): boolean {
  return (cookies ?? "").split(/;\s*/).includes(`${THANKED}=${encodeURIComponent(orderId)}`);
}
