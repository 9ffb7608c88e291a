import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DescribedProduct } from "../describe-product.server.ts";
import { AddToCart } from "#app/features/cart/add-to-cart.tsx";
import { QuantityInput } from "#app/features/cart/quantity-input.tsx";
import { COMPARE } from "#app/features/catalogue/compare.ts";
import { LOW_STOCK } from "#app/features/catalogue/product.ts";
import { StockNote } from "#app/features/catalogue/stock-note.tsx";
import { SheetLink } from "#app/features/house/sheet.tsx";
import { SHIPPING_FEE } from "#app/features/orders/order.ts";
import { RestockButton } from "#app/features/wishlist/restock-button.tsx";
import { formatMoney } from "#app/ui/price.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { usePerson } from "./use-person.ts";
import { WishlistHeart } from "./wishlist-heart.tsx";

interface Props extends Pick<DescribedProduct, "product" | "pictures" | "related"> {
  /** When it comes and what that costs, in words; undefined where the owner has not set it. */
  delivery: string | undefined;
  fee: string | undefined;
}

const ASIDE =
  "-my-3 inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink";

/** Ways to buy it, and what is to be known before. */
export function ProductBuy({ product, pictures, delivery, fee, related }: Props) {
  const { t } = useTranslation();
  const awaited = usePerson()?.awaited;
  const { id, name, price, stock, size } = product;
  const buy = useRef<HTMLDivElement>(null);
  const line = {
    productId: id,
    name,
    size,
    price,
    stock,
    picture: pictures[0] ?? { src: "", width: 4, height: 5, alt: "" },
  };
  return (
    <>
      <BuyBar product={line} instead={buy} />
      <div ref={buy} className="mt-3 flex items-start gap-3 sm:mt-7">
        <AddToCart
          product={line}
          quantityInput={stock > 0 && <QuantityInput key={id} max={stock} />}
          className="grow"
        />
        {/* On a phone it lies over the picture, as on a card. */}
        <WishlistHeart
          product={product}
          besideRestock
          className="flex size-12 shrink-0 items-center justify-center rounded-full max-sm:absolute max-sm:top-3 max-sm:-right-2 max-sm:size-11 max-sm:bg-paper/85 max-sm:[&_span]:bg-transparent sm:border sm:border-edge"
        />
      </div>
      <div className="mt-3 flex flex-wrap items-baseline gap-x-2 text-sm text-mist">
        {stock > 0 && <StockNote stock={stock} />}
        {stock > 0 && stock <= LOW_STOCK && <span aria-hidden>·</span>}
        {stock > 0 && (
          <span>
            {stock > LOW_STOCK && t("inStock")} {fee ?? t("shippingFlat", { fee: formatMoney(SHIPPING_FEE) })}
          </span>
        )}
        <SheetLink name="returns" className={ASIDE} />
        {related.length > 0 && (
          <Link to={`?${COMPARE}=`} state={{ [COMPARE]: true }} preventScrollReset className={ASIDE}>
            {t("compare")}
          </Link>
        )}
      </div>
      {stock > 0 && delivery && <p className="mt-1 text-sm text-pretty text-mist">{delivery}</p>}
      {stock === 0 && <RestockButton key={id} productId={id} asked={awaited?.includes(id)} />}
    </>
  );
}
