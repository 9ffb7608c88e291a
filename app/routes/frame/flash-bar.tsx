import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";
import type { Flash } from "#app/http/flash.ts";
import { type MessageKey, say } from "#app/i18n/say.ts";
import { notify } from "#app/ui/notify.ts";

const WORDS: Record<Flash, MessageKey> = {
  loginToAdd: "loginToAdd",
  loginToWishlist: "loginToWishlist",
  addedToCart: "addedToCart",
  saveFailed: "saveFailed",
  outOfStock: "notSavedStock",
  allInCart: "allLeftInCart",
  addressUpdated: "addressUpdated",
  nameSaved: "nameSaved",
  passwordChanged: "passwordChanged",
  passwordReset: "passwordReset",
  confirmationSent: "confirmationSent",
  emailConfirmed: "emailConfirmed",
  signedOutEverywhere: "signedOutEverywhere",
  accountDeleted: "accountDeleted",
  linkUsed: "linkUsed",
  orderPlaced: "orderPlaced",
  alreadyOrdered: "alreadyOrdered",
};

/** What is never a toast. */
const IN_THE_PAGE: Flash = "orderPlaced";

/** Where a message leads on to. */
const WAYS: Partial<Record<Flash, { label: MessageKey; href: string }>> = {
  alreadyOrdered: { label: "seeOrder", href: href("/profile") },
};

/**
 * The message that came along with a redirect: in the page when the browser loaded it whole (it works
 * without JavaScript), a toast when the page was already there. That an order was placed is said in the page always: the
 * thanks below it are not to be covered.
 */
export function FlashBar({ flash, requestId }: { flash: Flash | undefined; requestId: string }) {
  const { t } = useTranslation();
  const loadedWith = useRef(requestId);
  useEffect(() => {
    if (flash && flash !== IN_THE_PAGE && requestId !== loadedWith.current)
      notify({ message: WORDS[flash], action: WAYS[flash] });
  }, [flash, requestId]);
  if (!flash || (flash !== IN_THE_PAGE && requestId !== loadedWith.current)) return null;
  const way = WAYS[flash];
  return (
    <p role="alert" className="bg-ink text-paper">
      <span className="shell-width block py-3 text-sm">
        {say(t, WORDS[flash])}
        {way && (
          <Link to={way.href} className="ml-3 underline underline-offset-4">
            {say(t, way.label)}
          </Link>
        )}
      </span>
    </p>
  );
}
