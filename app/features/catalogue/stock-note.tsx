import { useTranslation } from "react-i18next";
import { LOW_STOCK } from "./product.ts";

/** "Out of stock" or "Only N left", plainly; nothing while there is plenty. */
export function StockNote({ stock, className = "" }: { stock: number; className?: string }) {
  const { t } = useTranslation();
  if (stock > LOW_STOCK) return null;
  return (
    <p className={`text-ink ${className}`}>
      {stock === 0 ? t("outOfStock") : t("onlyLeft", { count: stock })}
    </p>
  );
}
