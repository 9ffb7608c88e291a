import { useTranslation } from "react-i18next";
import type { ProductCard as Card } from "#app/features/catalogue/card.ts";
import { ProductCard } from "#app/features/catalogue/product-card.tsx";
import { CATEGORIES, type Product } from "#app/features/catalogue/product.ts";
import { PictureView } from "#app/ui/picture-view.tsx";
import type { Picture } from "#app/ui/picture.ts";
import { QuickAdd } from "./quick-add.tsx";

interface Props {
  product: Pick<Product, "name" | "category">;
  picture: Picture | undefined;
  companions: Card[];
}

/** Where the product stands among the four steps, and what gets on well with it for the others. */
export function Routine({ product, picture, companions }: Props) {
  const { t } = useTranslation();
  if (companions.length === 0) return null;
  return (
    <section aria-labelledby="in-routine" className="mt-16 sm:mt-24">
      <h2 id="in-routine" className="display-text text-3xl">
        {t("inRoutine")}
      </h2>
      <p className="mt-2 max-w-[60ch] text-mist">{t("inRoutineHelp")}</p>
      <ol
        className={`mt-8 grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 ${companions.length === 2 ? "sm:grid-cols-3" : "lg:grid-cols-4"}`}
      >
        {CATEGORIES.map((category, place) => {
          const companion = companions.find((one) => one.category === category);
          if (!companion && category !== product.category) return null;
          return (
            <li key={category} className="border-t pt-3">
              <p className="text-sm text-mist">
                {t("stepNumber", { step: place + 1 })} · {t(`category${category}`)}
              </p>
              {companion ? (
                <div className="mt-3">
                  <ProductCard product={companion} quickAdd={<QuickAdd product={companion} />} />
                </div>
              ) : (
                category === product.category && (
                  <div className="mt-3">
                    {picture && (
                      <PictureView
                        picture={{ ...picture, alt: "" }}
                        sizes="(min-width: 1024px) 23vw, 46vw"
                        className="aspect-4/5 w-full object-cover"
                      />
                    )}
                    <p className="display-text mt-3.5 text-xl leading-tight">{product.name}</p>
                    <p className="mt-1 text-sm text-mist">{t("thisOne")}</p>
                  </div>
                )
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
