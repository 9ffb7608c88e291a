import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Flash } from "#app/http/flash.ts";
import { type MessageKey, say } from "#app/i18n/say.ts";
import { notify } from "#app/ui/notify.ts";

const WORDS: Record<Flash, MessageKey> = {
  loginToAdd: "loginToAdd",
  loginToWishlist: "loginToWishlist",
  addedToCart: "addedToCart",
  saveFailed: "saveFailed",
  outOfStock: "notSavedStock",
  addressUpdated: "addressUpdated",
  nameSaved: "nameSaved",
  orderPlaced: "orderPlaced",
};

/**
 * The message that came along with a redirect: in the page when the browser loaded it whole (it works
 * without JavaScript), a toast when the page was already there.
 */
export function FlashBar({ flash, requestId }: { flash: Flash | undefined; requestId: string }) {
  const { t } = useTranslation();
  const loadedWith = useRef(requestId);
  useEffect(() => {
    if (flash && requestId !== loadedWith.current) notify({ message: WORDS[flash] });
  }, [flash, requestId]);
  if (!flash || requestId !== loadedWith.current) return null;
  return (
    <p role="alert" className="bg-ink text-paper">
      <span className="shell-width block py-3 text-sm">{say(t, WORDS[flash])}</span>
    </p>
  );
}
