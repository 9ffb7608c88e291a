import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, href, Link } from "react-router";
import type { Flash, FlashMessage } from "#app/http/flash.ts";
import { type MessageKey, say } from "#app/i18n/say.ts";
import { notify, quietNotices } from "#app/ui/notify.ts";

const WORDS: Record<Flash, MessageKey> = {
  loginToAdd: "loginToAdd",
  loginToWishlist: "loginToWishlist",
  wishSoldOut: "wishSoldOut",
  restockAsked: "restockAsked",
  restockBack: "restockBack",
  mailsEnded: "mailsEnded",
  reviewWithdrawn: "reviewWithdrawn",
  reviewIncomplete: "reviewIncomplete",
  reviewSaved: "reviewSaved",
  reviewSavedHidden: "reviewSavedHidden",
  addedToCart: "addedToCart",
  saveFailed: "saveFailed",
  outOfStock: "notSavedStock",
  allInCart: "allLeftInCart",
  inCartAgain: "inCartAgain",
  someInCartAgain: "someInCartAgain",
  addressUpdated: "addressUpdated",
  nameSaved: "nameSaved",
  passwordChanged: "passwordChanged",
  passwordReset: "passwordReset",
  confirmationSent: "confirmationSent",
  emailConfirmed: "emailConfirmed",
  deviceSignedOut: "deviceSignedOut",
  deviceKnown: "deviceKnown",
  signedOutEverywhere: "signedOutEverywhere",
  accountDeleted: "accountDeleted",
  codesEnded: "codesEnded",
  passkeyAdded: "passkeyAdded",
  passkeyRenamed: "passkeyRenamed",
  passkeyRemoved: "passkeyRemoved",
  linkUsed: "linkUsed",
  orderPlaced: "orderPlaced",
  alreadyOrdered: "alreadyOrdered",
  paymentUnreachable: "paymentUnreachable",
  paymentGivenUp: "paymentGivenUp",
  returnAsked: "returnAsked",
  returnTooLate: "returnTooLate",
  returnNothing: "returnNothing",
  returnNotThese: "returnNotThese",
  returnWithdrawn: "returnWithdrawn",
  pageNotHere: "pageNotHere",
};

/** What is never a toast: what a page goes on from, and is to be read in peace. */
const IN_THE_PAGE: readonly Flash[] = ["orderPlaced", "passwordReset"];

/** Where a message leads on to. */
const WAYS: Partial<Record<Flash, { label: MessageKey; href: string }>> = {
  alreadyOrdered: { label: "seeOrder", href: href("/profile") },
  inCartAgain: { label: "checkout", href: href("/checkout") },
  someInCartAgain: { label: "checkout", href: href("/checkout") },
};

/**
 * The message that came along with a redirect: in the page when the browser loaded it whole (it works
 * without JavaScript), a toast when the page was already there. That an order was placed is said in the page always: the
 * thanks below it are not to be covered, nor does what was said before stand beside them.
 */
export function FlashBar({ told, requestId }: { told: FlashMessage | undefined; requestId: string }) {
  const { t } = useTranslation();
  const { flash, about } = told ?? {};
  const loadedWith = useRef(requestId);
  useEffect(() => {
    if (!flash || requestId === loadedWith.current) return;
    if (IN_THE_PAGE.includes(flash)) quietNotices();
    else notify({ message: WORDS[flash], action: WAYS[flash] });
  }, [flash, requestId]);
  const inPage = flash !== undefined && IN_THE_PAGE.includes(flash);
  if (!flash || (!inPage && requestId !== loadedWith.current)) return null;
  const way = WAYS[flash];
  return (
    <div role="alert" className={inPage ? "border-b text-kelp" : "bg-ink text-paper"}>
      <div className="shell-width flex flex-wrap items-center gap-x-3 py-3 text-sm">
        {say(t, WORDS[flash])}
        {way && (
          <Link to={way.href} className="underline underline-offset-4">
            {say(t, way.label)}
          </Link>
        )}
        {about !== undefined && <AskForRestock productId={about} />}
      </div>
    </div>
  );
}

/** A mail for who has wished for something sold out; as a form of its own it works without JavaScript. */
function AskForRestock({ productId }: { productId: string }) {
  const { t } = useTranslation();
  return (
    <Form method="post" action={href("/restock")} navigate={false}>
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="announced" value="" />
      <button
        type="submit"
        name="intent"
        value="ask"
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {t("restockAsk")}
      </button>
    </Form>
  );
}
