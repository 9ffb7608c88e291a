import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import { ProductGrid } from "#app/features/catalogue/product-grid.tsx";
import { QuickAdd } from "./quick-add.tsx";
import { WishlistHeart } from "./wishlist-heart.tsx";

/** The featured products, where what was asked for is not here. */
export function WhereToBegin({ products }: { products: ProductCard[] }) {
  const { t } = useTranslation();
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-12 sm:mt-16">
      <h2 id={id} className="display-text mb-6 text-2xl sm:mb-8 sm:text-3xl">
        {t("featured")}
      </h2>
      <ProductGrid
        products={products}
        actionFor={(product) => <WishlistHeart product={product} />}
        quickAddFor={(product) => <QuickAdd product={product} />}
      />
    </section>
  );
}
