import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DescribedProduct } from "../describe-product.server.ts";
import { InciList } from "#app/features/catalogue/inci-list.tsx";
import { Actives, Lines } from "#app/features/catalogue/product-suitability.tsx";
import { PictureView } from "#app/ui/picture-view.tsx";

/** What is to be known of a product, a line for each. */
export function ProductDetails({
  product,
  usage,
  actives,
  known,
  texture,
  close,
  story,
}: DescribedProduct & { story: string }) {
  const { t } = useTranslation();
  return (
    <dl className="@container order-2 mt-7 border-t sm:mt-9">
      {story && <Fact label={t("theStory")}>{story}</Fact>}
      {texture && (
        <Fact label={t("texture")}>
          {t(`texture-${texture}`)}
          {close && (
            <PictureView
              picture={{ ...close, alt: "" }}
              sizes="(min-width: 1024px) 30vw, 90vw"
              className="mt-4 aspect-5/2 w-full object-cover"
            />
          )}
        </Fact>
      )}
      <Fact label={t("howToUse")}>
        <Lines lines={usage.steps} />
      </Fact>
      {usage.cautions.length > 0 && (
        <Fact label={t("goodToKnow")}>
          <div className="border-l border-coral pl-4">
            <Lines lines={usage.cautions} />
          </div>
        </Fact>
      )}
      {actives.length > 0 && (
        <Fact label={t("inIt")}>
          <Actives actives={actives} />
        </Fact>
      )}
      {product.ingredients.length > 0 && (
        <>
          <Fact label={t("fragrance")}>
            {t(product.claims.includes("fragrance-free") ? "fragranceNone" : "fragranceSome")}
          </Fact>
          <Fact label={t("fullList")}>
            <InciList ingredients={product.ingredients} known={known} />
          </Fact>
        </>
      )}
    </dl>
  );
}

/** On a wide screen the label is aligned with the first line of its content. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1.5 border-b py-5 @lg:grid-cols-[9rem_1fr] @lg:items-baseline">
      <dt className="text-sm text-mist">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
