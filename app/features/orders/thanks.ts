const THANKS = "thanks";
/** As long as an order is a new one, in seconds. */
const FOR = 15 * 60;

/** `Set-Cookie` value by which this device, and no other, is thanked for an order on the profile. */
export function thanksCookie(orderId: string): string {
  return `${THANKS}=${encodeURIComponent(orderId)}; Path=/; Max-Age=${FOR}; SameSite=Lax`;
}

/** The thanks were read: the next visit of the profile is an ordinary one. */
export function forgetThanks(): void {
  // The Cookie Store API is not in every browser yet.
  document.cookie = `${THANKS}=; Path=/; Max-Age=0; SameSite=Lax`;
}

/** Whether this device is to be thanked for an order. */
export function isToBeThanked(cookies: string | null, orderId: string): boolean {
  return (cookies ?? "").split(/;\s*/).includes(`${THANKS}=${encodeURIComponent(orderId)}`);
}
