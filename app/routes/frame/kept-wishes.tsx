import { useEffect } from "react";
import { useSubmit } from "react-router";
import { useChangeCart } from "#app/features/cart/use-change-cart.ts";
import { takeKeptWishes } from "#app/ui/kept-wishes.ts";

/** Does what its visitor wanted before logging in; what came of it is said as ever. Rendered for who is signed in. */
export function KeptWishes() {
  const changeCart = useChangeCart();
  const submit = useSubmit();
  useEffect(() => {
    for (const wish of takeKeptWishes()) {
      const { productId } = wish;
      if (wish.into === "cart") changeCart({ intent: "add", productId, quantity: wish.quantity });
      else {
        const intent = wish.into === "wishlist" ? "put" : "ask";
        void submit(
          { intent, productId, announced: "yes" },
          {
            method: "post",
            action: `/${wish.into}`,
            navigate: false,
            fetcherKey: `${wish.into}-${productId}`,
          },
        );
      }
    }
  }, [changeCart, submit]);
  return null;
}
