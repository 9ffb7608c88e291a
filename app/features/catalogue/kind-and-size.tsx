import { useTranslation } from "react-i18next";
import type { ProductCard } from "./card.ts";

/** What a product is, and how much of it. */
export function KindAndSize({ kind, category, size }: Pick<ProductCard, "kind" | "category" | "size">) {
  const { t } = useTranslation();
  return (
    <>
      {kind || t(`category${category}`)}
      {size && (
        <>
          {", "}
          <span translate="no" className="whitespace-nowrap">
            {size}
          </span>
        </>
      )}
    </>
  );
}
