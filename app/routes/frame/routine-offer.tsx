import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { AddAllToCart } from "#app/features/cart/add-all-to-cart.tsx";
import { costOf, doneAt, type InRoutine } from "#app/features/catalogue/routine.ts";
import { TIMES } from "#app/features/catalogue/time-of-day.ts";
import { Price } from "#app/ui/price.tsx";
import { lineOf, ProductOffer } from "./product-offer.tsx";

const PARTS = ["whole", ...TIMES] as const;
type Part = (typeof PARTS)[number];

interface Props {
  routine: readonly InRoutine[];
  /** Room for large pictures, or the narrow ones of a chat. */
  wide?: boolean;
  /** Links take the place of the entry in the history that a layer over the page has. */
  replace?: boolean;
}

/** Products as a routine: its steps, all or by the time of day, what they cost together, and all of them into the cart. */
export function RoutineOffer({ routine, wide, replace }: Props) {
  const { t } = useTranslation("advice");
  const [part, setPart] = useState<Part>("whole");
  const [morning, evening] = TIMES.map((time) => doneAt(time, routine));
  const differ = morning && evening && namesOf(morning) !== namesOf(evening);
  const shown = part === "whole" ? routine : doneAt(part, routine);
  return (
    <section aria-label={t("routine")}>
      {differ && <Parts chosen={part} onChoose={setPart} />}
      <ol className={`divide-y border-b ${differ ? "" : "border-t"}`}>
        {shown.map(({ product, step, reasoning }, place) => (
          <li key={product.id}>
            <p className="figures -mb-2 pt-4 text-sm text-mist">
              {place + 1} · {t(`step-${step}`)}
              {part === "whole" && product.only && `, ${t(`only-${product.only}`)}`}
            </p>
            <ProductOffer product={product} reasoning={reasoning} wide={wide} replace={replace} />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b py-4">
        <p>
          {t("advisorTotal")} <Price cents={costOf(routine)} className="ml-2" />
        </p>
        <AddAllToCart products={routine.map(({ product }) => lineOf(product))} />
      </div>
    </section>
  );
}

const namesOf = (steps: readonly InRoutine[]) => steps.map(({ product }) => product.id).join();

/** The whole of it, or what is done in the morning or in the evening. */
function Parts({ chosen, onChoose }: { chosen: Part; onChoose: (part: Part) => void }) {
  const { t } = useTranslation("advice");
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{t("routineTime")}</legend>
      <div className="flex gap-7 border-b text-sm">
        {PARTS.map((part) => (
          <label
            key={part}
            className="-mb-px inline-flex min-h-12 cursor-pointer items-center border-b-2 border-transparent text-mist transition-colors duration-200 hover:text-ink has-checked:border-kelp has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-kelp"
          >
            <input
              type="radio"
              name={name}
              checked={part === chosen}
              onChange={() => onChoose(part)}
              className="sr-only"
            />
            {t(`part-${part}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
