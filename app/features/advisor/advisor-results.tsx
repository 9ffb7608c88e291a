import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import { Button } from "#app/ui/button.tsx";
import { Price } from "#app/ui/price.tsx";
import { type Chosen, routineOf, type ShownAdvice, totalOf } from "./advisor.ts";

export interface OfferSlots {
  /** How a recommended product is offered, with the reason for it inside. */
  offerFor: (product: ProductCard, reasoning: ReactNode) => ReactNode;
  /** A button that puts all of them in the cart. */
  offerAll: (products: ProductCard[]) => ReactNode;
}

interface Props extends OfferSlots {
  advice: ShownAdvice;
  onAskAgain: () => void;
}

/** The answer: products with the reason for each, or calmly why there are none. Read out when it appears. */
export function AdvisorResults({ advice: { chosen, notice }, offerFor, offerAll, onAskAgain }: Props) {
  const { t } = useTranslation("advice");
  const answer = useRef<HTMLElement>(null);
  // Before the browser notices that the form, which had the focus, is gone.
  useLayoutEffect(() => answer.current?.focus(), []);
  const words = notice ?? (chosen.length === 0 ? t("advisorNothing") : undefined);
  return (
    <section
      ref={answer}
      tabIndex={-1}
      aria-label={t(chosen.length > 0 ? "advisorResults" : "advisorAnswer")}
      className="outline-none"
    >
      {words && (
        <p className="max-w-[62ch] border-l-2 border-edge pl-4 whitespace-pre-line break-words">{words}</p>
      )}
      {chosen.length > 0 && (
        <ol className={`divide-y border-b ${words ? "mt-4 border-t" : ""}`}>
          {(routineOf(chosen) ?? chosen).map((one, place) => (
            <li key={one.product.id}>
              {routineOf(chosen) && one.step && (
                <p className="figures pt-4 text-sm text-mist">
                  {place + 1} · {t(`step-${one.step}`)}
                </p>
              )}
              {offerFor(
                one.product,
                <p className="mt-2 max-w-[58ch] whitespace-pre-line break-words text-base">
                  {one.reasoning}
                </p>,
              )}
            </li>
          ))}
        </ol>
      )}
      {chosen.length > 1 && <Together chosen={chosen} offerAll={offerAll} />}
      <Button look="quiet" onClick={onAskAgain} className="mt-5">
        {t("advisorAskAgain")}
      </Button>
    </section>
  );
}

/** What everything costs together, and all of it at once into the cart. */
function Together({ chosen, offerAll }: { chosen: readonly Chosen[]; offerAll: OfferSlots["offerAll"] }) {
  const { t } = useTranslation("advice");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b py-4">
      <p>
        {t("advisorTotal")} <Price cents={totalOf(chosen)} className="ml-2" />
      </p>
      {offerAll(chosen.map(({ product }) => product))}
    </div>
  );
}
