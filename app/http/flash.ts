import { parse } from "hono/utils/cookie";

/** Messages that outlive one redirect, for browsers without JavaScript; others get a toast. */
export const FLASHES = [
  "loginToAdd",
  "loginToWishlist",
  "addedToCart",
  "saveFailed",
  "outOfStock",
  "allInCart",
  "addressUpdated",
  "nameSaved",
  "passwordChanged",
  "passwordReset",
  "confirmationSent",
  "emailConfirmed",
  "signedOutEverywhere",
  "accountDeleted",
  "linkUsed",
  "orderPlaced",
  "alreadyOrdered",
] as const;
export type Flash = (typeof FLASHES)[number];

const NAME = "flash";

/** `Set-Cookie` value that shows a message on the next page. */
export function flashCookie(flash: Flash): string {
  return `${NAME}=${flash}; Path=/; Max-Age=60; SameSite=Lax`;
}

/** `Set-Cookie` value that forgets it again. */
export const clearFlashCookie = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`;

/** The message to show, if any. */
export function readFlash(request: Request): Flash | undefined {
  const value = parse(request.headers.get("cookie") ?? "")[NAME];
  return FLASHES.find((flash) => flash === value);
}
