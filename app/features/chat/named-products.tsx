import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import { asRoutine } from "#app/features/catalogue/routine.ts";
import { matchProducts } from "./match-products.ts";
import type { OfferRoutine } from "./message-view.tsx";
import { useProducts } from "./use-products.ts";

interface Props {
  text: string;
  offerFor: (product: ProductCard) => ReactNode;
  offerRoutine: OfferRoutine;
}

/** The products that a text of the expert names, as a routine where they make one; nothing where it names none. */
export function NamedProducts({ text, offerFor, offerRoutine }: Props) {
  const { t } = useTranslation("advice");
  const named = matchProducts(text, useProducts());
  if (named.length === 0) return null;
  const routine = asRoutine(named);
  return (
    <section aria-label={t("resultCare")}>
      <h4 className="display-text text-2xl">{t("resultCare")}</h4>
      <div className="mt-3">
        {routine ? (
          offerRoutine(routine)
        ) : (
          <ul className="flex flex-col divide-y border-y">
            {named.map((product) => (
              <li key={product.id}>{offerFor(product)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
