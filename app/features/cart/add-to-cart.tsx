import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import type { CartPreview } from "./cart.ts";
import { CART_ACTION } from "./optimistic-lines.ts";
import { useChangeCart } from "./use-change-cart.ts";

interface Props {
  product: CartPreview;
  /** The quantity input of the product page; elsewhere one unit is added. */
  quantityInput?: ReactNode;
  look?: "primary" | "quiet";
  className?: string;
  /** Another submit button than the usual one. */
  children?: ReactNode;
}

/** Adds a product to the cart. A plain form, so that it works before and without JavaScript. */
export function AddToCart({ product, quantityInput, look, className = "", children }: Props) {
  const { t } = useTranslation();
  const changeCart = useChangeCart();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = Math.trunc(Number(new FormData(event.currentTarget).get("quantity")));
    const quantity = Math.max(1, Number.isFinite(entered) ? entered : 1);
    changeCart({ intent: "add", productId: product.productId, quantity }, product);
  };
  return (
    <form
      method="post"
      action={CART_ACTION}
      onSubmit={onSubmit}
      className={`flex flex-wrap gap-3 ${className}`}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={product.productId} />
      {quantityInput ?? <input type="hidden" name="quantity" value="1" />}
      {children ?? (
        <Button
          type="submit"
          look={look}
          disabled={product.stock === 0}
          className={`grow ${quantityInput ? "min-w-36 basis-0 max-lg:px-4" : "min-w-44 max-sm:px-4"}`}
        >
          {product.stock === 0 ? t("outOfStock") : t("addToCart")}
        </Button>
      )}
    </form>
  );
}
