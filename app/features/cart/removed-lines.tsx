import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CartLineView } from "./cart.ts";
import { useCart } from "./cart-context.tsx";
import { useChangeCart } from "./use-change-cart.ts";

/** Lines that were taken out here and can still be put back, at the quantity they had. */
export function useRemovedLines() {
  const { lines } = useCart();
  const changeCart = useChangeCart();
  const [taken, setTaken] = useState<CartLineView[]>([]);
  const [restored, setRestored] = useState<string>();
  const others = (id: string) => taken.filter(({ productId }) => productId !== id);
  const putBack = (line: CartLineView) => {
    const { quantity, ...preview } = line;
    setTaken(others(line.productId));
    setRestored(line.productId);
    changeCart({ intent: "set", productId: line.productId, quantity }, preview);
  };
  return {
    // One that came back another way, or was never gone because it could not be saved, needs no offer.
    removed: taken.filter(({ productId }) => !lines?.some((line) => line.productId === productId)),
    remove: (line: CartLineView) => setTaken([...others(line.productId), line]),
    putBack,
    /** The line that was put back last. */
    restored,
  };
}

interface Props {
  removed: readonly CartLineView[];
  onPutBack: (line: CartLineView) => void;
  className?: string;
}

/** Says what was removed and offers it back; stays until the panel or page is left. The offer takes the focus of the button that is gone. */
export function RemovedLines({ removed, onPutBack, className = "" }: Props) {
  const { t } = useTranslation();
  return removed.map((line) => (
    <p
      key={line.productId}
      className={`flex items-center justify-between gap-4 border-b py-1.5 text-sm text-mist ${className}`}
    >
      <span id={`removed-${line.productId}`}>{t("removedName", { name: line.name })}</span>
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that removed the line
        autoFocus
        aria-describedby={`removed-${line.productId}`}
        onClick={() => onPutBack(line)}
        className="min-h-11 min-w-11 text-ink underline decoration-edge underline-offset-4"
      >
        {t("undo")}
      </button>
    </p>
  ));
}
