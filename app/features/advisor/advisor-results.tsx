import { type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import { withoutSum } from "#app/features/catalogue/part-reply.ts";
import { onlyIn, partRoutine } from "#app/features/catalogue/part-routine.ts";
import type { InRoutine } from "#app/features/catalogue/routine.ts";
import { Button } from "#app/ui/button.tsx";
import { routineOf, type ShownAdvice } from "./advisor.ts";

export interface OfferSlots {
  /** How a recommended product is offered, with the reason for it inside. */
  offerFor: (product: ProductCard, reasoning: string) => ReactNode;
  /** How several are offered that make a routine. */
  offerRoutine: (routine: InRoutine[]) => ReactNode;
}

interface Props extends OfferSlots {
  advice: ShownAdvice;
  onAskAgain: () => void;
}

/** What is said above the products, without a routine that they are listed in; each is used when the list says. */
function told(notice: ShownAdvice["notice"], chosen: ShownAdvice["chosen"]) {
  const routine = routineOf(chosen);
  const listed =
    routine &&
    notice &&
    partRoutine(
      notice,
      chosen.map(({ product }) => product),
    );
  if (!listed) return { words: notice, routine };
  const inTime = routine.map((one) => ({
    ...one,
    product: { ...one.product, only: onlyIn(listed.times.get(one.product.id)) },
  }));
  return { words: withoutSum(listed.words), routine: inTime };
}

/** The answer: products with a reason for each, or why there are none. Takes the focus, so that it is read out. */
export function AdvisorResults({ advice: { chosen, notice }, offerFor, offerRoutine, onAskAgain }: Props) {
  const { t } = useTranslation("advice");
  const answer = useRef<HTMLElement>(null);
  // Before the browser notices that the form, which had the focus, is gone.
  useLayoutEffect(() => answer.current?.focus(), []);
  const { words, routine } = useMemo(() => told(notice, chosen), [notice, chosen]);
  const said = words ?? (chosen.length === 0 ? t("advisorNothing") : undefined);
  return (
    <section
      ref={answer}
      tabIndex={-1}
      aria-label={t(chosen.length > 0 ? "advisorResults" : "advisorAnswer")}
      className="outline-none"
    >
      {said && (
        <p className="mb-4 max-w-[62ch] border-l-2 border-edge pl-4 whitespace-pre-line break-words">
          {said}
        </p>
      )}
      {routine
        ? offerRoutine(routine)
        : chosen.length > 0 && (
            <ol className={`divide-y border-b ${said ? "border-t" : ""}`}>
              {chosen.map(({ product, reasoning }) => (
                <li key={product.id}>{offerFor(product, reasoning)}</li>
              ))}
            </ol>
          )}
      <Button look="quiet" onClick={onAskAgain} className="mt-5">
        {t("advisorAskAgain")}
      </Button>
    </section>
  );
}
