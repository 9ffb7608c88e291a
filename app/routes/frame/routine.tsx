import { useTranslation } from "react-i18next";
import { AddAllToCart } from "#app/features/cart/add-all-to-cart.tsx";
import type { ProductCard as Card } from "#app/features/catalogue/card.ts";
import { ProductCard } from "#app/features/catalogue/product-card.tsx";
import { CATEGORIES, type Product } from "#app/features/catalogue/product.ts";
import { costOf } from "#app/features/catalogue/routine.ts";
import { PictureView } from "#app/ui/picture-view.tsx";
import type { Picture } from "#app/ui/picture.ts";
import { formatMoney, Price } from "#app/ui/price.tsx";
import { lineOf } from "./product-offer.tsx";
import { QuickAdd } from "./quick-add.tsx";

interface Props {
  product: Pick<Product, "name" | "category" | "price">;
  picture: Picture | undefined;
  companions: Card[];
}

/** Where the product stands among the four steps, and what gets on well with it for the others, all of them at once if wanted. */
export function Routine({ product, picture, companions }: Props) {
  const { t } = useTranslation();
  if (companions.length === 0) return null;
  const cost = formatMoney(costOf(companions.map((companion) => ({ product: companion }))));
  return (
    <section aria-labelledby="in-routine" className="mt-16 sm:mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h2 id="in-routine" className="display-text text-3xl">
            {t("inRoutine")}
          </h2>
          <p className="mt-2 max-w-[60ch] text-mist">{t("inRoutineHelp")}</p>
        </div>
        <AddAllToCart
          look="quiet"
          products={companions.map(lineOf)}
          label={t("addOthers", { count: companions.length, cost })}
        />
      </div>
      {/* On a phone a row to draw sideways, so that none is left over. */}
      <ol className="-mx-5 mt-8 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-2 sm:mx-0 sm:grid sm:auto-cols-fr sm:grid-flow-col sm:gap-5 sm:overflow-visible sm:px-0">
        {CATEGORIES.map((category, place) => {
          const companion = companions.find((one) => one.category === category);
          if (!companion && category !== product.category) return null;
          return (
            <li
              key={category}
              className="grid w-[44vw] shrink-0 snap-start content-start border-t pt-3 sm:w-auto sm:grid-rows-[auto_1fr] sm:max-w-80"
            >
              <p className="mb-3 text-sm text-mist">
                {t("stepNumber", { step: place + 1 })} · {t(`category${category}`)}
              </p>
              {companion ? (
                <ProductCard product={companion} quickAdd={<QuickAdd product={companion} />} />
              ) : (
                <div className="flex flex-col">
                  {picture && (
                    <PictureView
                      picture={{ ...picture, alt: "" }}
                      sizes="(min-width: 1024px) 23vw, 46vw"
                      className="aspect-4/5 w-full object-cover"
                    />
                  )}
                  <p className="display-text mt-3.5 text-lg leading-tight sm:text-xl">{product.name}</p>
                  <p className="mt-1 text-sm text-mist">{t("thisOne")}</p>
                  <Price cents={product.price} className="mt-auto pt-1.5 text-sm" />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
