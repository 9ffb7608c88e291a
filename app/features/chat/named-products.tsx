import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import { matchProducts } from "./match-products.ts";
import { useProducts } from "./use-products.ts";

interface Props {
  text: string;
  offerFor: (product: ProductCard) => ReactNode;
}

/** The products that a text of the expert names, as cards; nothing where it names none. */
export function NamedProducts({ text, offerFor }: Props) {
  const { t } = useTranslation("advice");
  const named = matchProducts(text, useProducts());
  if (named.length === 0) return null;
  return (
    <section aria-label={t("resultCare")}>
      <h4 className="display-text text-2xl">{t("resultCare")}</h4>
      <ul className="mt-3 flex flex-col divide-y border-y">
        {named.map((product) => (
          <li key={product.id}>{offerFor(product)}</li>
        ))}
      </ul>
    </section>
  );
}
