import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useCart } from "./cart-context.tsx";
import { useChangeCart } from "./use-change-cart.ts";

/** Says what lies in the cart and is no longer sold, until it is taken out or something is ordered. */
export function GoneLines({ className = "" }: { className?: string }) {
  const { t } = useTranslation();
  const { gone } = useCart();
  const changeCart = useChangeCart();
  const hydrated = useHydrated();
  const [taken, setTaken] = useState<string[]>([]);
  const shown = gone.filter(({ productId }) => !taken.includes(productId));
  const remove = (productId: string) => {
    setTaken([...taken, productId]);
    changeCart({ intent: "remove", productId });
  };
  return shown.map(({ productId, name }) => (
    <p
      key={productId}
      className={`flex items-center justify-between gap-4 border-b py-1.5 text-sm text-mist ${className}`}
    >
      <span className="py-2.5">{t("noLongerSold", { name })}</span>
      {hydrated && (
        <button
          type="button"
          aria-label={t("removeName", { name })}
          onClick={() => remove(productId)}
          className="min-h-11 min-w-11 text-ink underline decoration-edge underline-offset-4"
        >
          {t("remove")}
        </button>
      )}
    </p>
  ));
}
