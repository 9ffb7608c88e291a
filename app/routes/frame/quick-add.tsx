import { Plus } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { AddToCart } from "#app/features/cart/add-to-cart.tsx";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import { useNotFor } from "#app/features/catalogue/product-suitability.tsx";
import { lineOf } from "./product-offer.tsx";

/** One unit into the cart, straight from a card; nothing where nothing is left. */
export function QuickAdd({ product }: { product: ProductCard }) {
  const { t } = useTranslation();
  const { name, stock } = product;
  const notFor = useNotFor(product.notFor);
  if (stock === 0) return null;
  return (
    <AddToCart product={{ ...lineOf(product), ...(notFor && { note: `${t("notForWhom")} ${notFor}` }) }}>
      <button
        type="submit"
        aria-label={t("addName", { name })}
        className="group/add inline-flex size-11 items-center justify-center text-ink transition-opacity duration-200 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100"
      >
        {/* As the heart: the finger has 44 pixels, the picture loses 32 of them. */}
        <span className="inline-flex size-8 items-center justify-center rounded-full bg-paper/85 transition-colors duration-200 group-hover/add:bg-paper">
          <Plus aria-hidden className="size-4.5" strokeWidth={1.5} />
        </span>
      </button>
    </AddToCart>
  );
}
