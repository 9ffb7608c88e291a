import { nanoid } from "nanoid";
import { useCallback } from "react";
import { useSubmit } from "react-router";
import { keepWishForLater } from "#app/ui/kept-wishes.ts";
import { sendWhenLeaving } from "#app/ui/send-when-leaving.ts";
import type { CartChange, CartPreview } from "./cart.ts";
import { useCart } from "./cart-context.tsx";
import { useLoginPrompt } from "#app/ui/use-login-prompt.ts";
import { CART_ACTION, PREVIEW_FIELD } from "./optimistic-lines.ts";

/**
 * Sends changes to the cart; each in a request of its own, so that a fast second click never cancels the
 * first. What became of it is said when the answer is there (see routes/cart.ts). Signed out, it asks to log in instead,
 * and keeps what was to be added until then.
 */
export function useChangeCart() {
  const submit = useSubmit();
  const { lines } = useCart();
  const askToLogIn = useLoginPrompt();
  return useCallback(
    (change: CartChange, preview?: CartPreview) => {
      if (!lines) {
        if (change.intent === "add")
          keepWishForLater({ into: "cart", productId: change.productId, quantity: change.quantity });
        return askToLogIn("loginToAdd");
      }
      const id = nanoid();
      sendWhenLeaving(id, { action: CART_ACTION, fields: { ...change, id } });
      const fields = { ...change, id, ...(preview && { [PREVIEW_FIELD]: JSON.stringify(preview) }) };
      void submit(fields, { method: "post", action: CART_ACTION, navigate: false, fetcherKey: `cart-${id}` });
    },
    [submit, lines, askToLogIn],
  );
}
