import { parse } from "hono/utils/cookie";

/** Messages that outlive one redirect, for browsers without JavaScript; others get a toast. */
const FLASHES = [
  "loginToAdd",
  "loginToWishlist",
  "wishSoldOut",
  "restockAsked",
  "restockBack",
  "mailsEnded",
  "reviewWithdrawn",
  "reviewIncomplete",
  "reviewSaved",
  "reviewSavedHidden",
  "addedToCart",
  "saveFailed",
  "outOfStock",
  "allInCart",
  "inCartAgain",
  "someInCartAgain",
  "addressUpdated",
  "nameSaved",
  "passwordChanged",
  "passwordReset",
  "confirmationSent",
  "emailConfirmed",
  "signedOutEverywhere",
  "deviceSignedOut",
  "deviceKnown",
  "accountDeleted",
  "codesEnded",
  "passkeyAdded",
  "passkeyRenamed",
  "passkeyRemoved",
  "linkUsed",
  "orderPlaced",
  "alreadyOrdered",
  "paymentUnreachable",
  "paymentGivenUp",
  "returnAsked",
  "returnTooLate",
  "returnNothing",
  "returnNotThese",
  "returnWithdrawn",
  "pageNotHere",
] as const;
export type Flash = (typeof FLASHES)[number];

const NAME = "flash";

/** A message to show, and the id of the product it is about, where it offers to do something about it. */
export interface FlashMessage {
  flash: Flash;
  about?: string;
}

/** `Set-Cookie` value that shows a message on the next page. */
export function flashCookie(flash: Flash, about?: string): string {
  const value = about === undefined ? flash : `${flash}.${encodeURIComponent(about)}`;
  return `${NAME}=${value}; Path=/; Max-Age=60; SameSite=Lax`;
}

/** `Set-Cookie` value that forgets it again. */
export const clearFlashCookie = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`;

/** The message to show, if any. */
export function readFlash(request: Request): FlashMessage | undefined {
  const [name, ...about] = (parse(request.headers.get("cookie") ?? "")[NAME] ?? "").split(".");
  const flash = FLASHES.find((known) => known === name);
  return flash && { flash, ...(about.length > 0 && { about: about.join(".") }) };
}
