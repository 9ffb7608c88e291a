import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import type { CartPreview } from "./cart.ts";
import { useChangeCart } from "./use-change-cart.ts";

interface Props {
  products: readonly CartPreview[];
  label?: string;
  look?: "primary" | "quiet";
}

/** Puts one of each into the cart, those that are sold out left out. */
export function AddAllToCart({ products, label, look }: Props) {
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
    <Button look={look} disabled={available.length === 0} onClick={addAll}>
      {label ??
        (available.length === 2 ? t("addBothToCart") : t("addAllToCart", { count: available.length }))}
    </Button>
  );
}
