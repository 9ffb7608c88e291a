import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import type { CartPreview } from "./cart.ts";
import { useChangeCart } from "./use-change-cart.ts";

/** Puts one of each into the cart, those that are sold out left out. */
export function AddAllToCart({ products }: { products: readonly CartPreview[] }) {
  const { t } = useTranslation();
  const changeCart = useChangeCart();
  const available = products.filter(({ stock }) => stock > 0);
  const addAll = () => {
    for (const product of available) {
      changeCart(
        { intent: "add", productId: product.productId, quantity: 1 },
        { ...product, isOneOfMany: true },
      );
    }
  };
  return (
    <Button disabled={available.length === 0} onClick={addAll}>
      {t("addAllToCart", { count: available.length })}
    </Button>
  );
}
