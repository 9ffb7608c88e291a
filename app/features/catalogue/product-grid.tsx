import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ProductCard as Card } from "./card.ts";
import { ProductCard } from "./product-card.tsx";

interface Props {
  products: Card[];
  actionFor?: (product: Card) => ReactNode;
  quickAddFor?: (product: Card) => ReactNode;
  /** How many of the first pictures load before the others: those in the first view. */
  priority?: number;
  headingLevel?: "h2" | "h3";
  /** A word of the house between full rows, where there are enough products for it. */
  interlude?: ReactNode;
  /** Shown below the last row. */
  end?: ReactNode;
}

/** Full rows of two, three and four columns alike. */
const BEFORE_INTERLUDE = 12;

/** Two columns on a phone, three on a tablet, four on a desktop; says so when there is nothing to show. */
export function ProductGrid({
  products,
  actionFor,
  quickAddFor,
  priority = 0,
  headingLevel,
  interlude,
  end,
}: Props) {
  const { t } = useTranslation();
  if (products.length === 0) return <p className="py-16 text-mist">{t("noProducts")}</p>;
  return (
    <ul
      // Four products fill one row, or two rows of two, so that none is left alone.
      className={`grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-5 lg:grid-cols-4 lg:gap-y-14 ${products.length === 4 ? "md:grid-cols-4" : "sm:grid-cols-3"}`}
    >
      {products.map((product, place) => (
        <Fragment key={product.id}>
          {place === BEFORE_INTERLUDE && interlude && <li className="col-span-full">{interlude}</li>}
          <li>
            <ProductCard
              product={product}
              action={actionFor?.(product)}
              quickAdd={quickAddFor?.(product)}
              priority={place < priority}
              headingLevel={headingLevel}
            />
          </li>
        </Fragment>
      ))}
      {end && <li className="col-span-full">{end}</li>}
    </ul>
  );
}
