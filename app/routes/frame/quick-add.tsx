import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AddToCart } from "#app/features/cart/add-to-cart.tsx";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import { lineOf } from "./product-offer.tsx";

/** One unit into the cart, straight from a card; nothing where nothing is left. */
export function QuickAdd({ product }: { product: ProductCard }) {
  const { t } = useTranslation();
  const { name, stock } = product;
  if (stock === 0) return null;
  return (
    <AddToCart product={lineOf(product)}>
      <button
        type="submit"
        aria-label={t("addName", { name })}
        className="-mr-3 inline-flex size-11 items-center justify-center rounded-full text-ink transition-[opacity,background-color] duration-200 hover:bg-shell pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100"
      >
        <Plus aria-hidden className="size-5" strokeWidth={1.5} />
      </button>
    </AddToCart>
  );
}
