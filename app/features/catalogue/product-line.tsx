import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";
import { PictureView } from "#app/ui/picture-view.tsx";
import { Price } from "#app/ui/price.tsx";
import type { ProductCard } from "./card.ts";
import { NotForWhom } from "./product-suitability.tsx";

interface Props {
  product: ProductCard;
  /** Below the facts: add to cart, if it may be. */
  action: ReactNode;
  /** Between the facts and the action: why it was chosen. */
  children?: ReactNode;
  /** Whether the link takes the place of the current entry in the history. */
  replace?: boolean;
  /** Room for a large picture, or the narrow one of a chat. */
  wide?: boolean;
}

/** A product in a column of text: picture, name that leads to it, category, price. */
export function ProductLine({ product, action, children, replace = false, wide = false }: Props) {
  const { t } = useTranslation();
  const { id, name, category, price, picture } = product;
  return (
    <article className={`flex py-5 ${wide ? "gap-4 sm:gap-6" : "gap-4"}`}>
      <PictureView
        picture={{ ...picture, alt: "" }}
        sizes={wide ? "(min-width: 640px) 136px, 88px" : "72px"}
        className={`aspect-4/5 shrink-0 self-start bg-shell object-cover ${wide ? "w-22 sm:w-34" : "w-18"}`}
      />
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-3">
          <h3 className={`display-text leading-tight ${wide ? "text-2xl" : "text-xl"}`}>
            <Link
              to={href("/product/:productId", { productId: id })}
              replace={replace}
              className="decoration-edge decoration-1 underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </h3>
          <Price cents={price} className="pt-0.5 text-sm" />
        </div>
        <p className="text-sm text-mist">{t(`category${category}`)}</p>
        <NotForWhom notFor={product.notFor} className="mt-1" />
        {children}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </article>
  );
}
