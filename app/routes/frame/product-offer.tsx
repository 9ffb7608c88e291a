import { AddToCart } from "#app/features/cart/add-to-cart.tsx";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import { ProductLine } from "#app/features/catalogue/product-line.tsx";

interface Props {
  product: ProductCard;
  /** Why it was chosen. */
  reasoning?: string;
  /** Its link takes the place of the entry in the history that a layer over the page has. */
  replace?: boolean;
  wide?: boolean;
  /** False for a product that is advised against: shown, without a button. */
  mayBuy?: boolean;
}

/** A product as a line of the cart. */
export function lineOf({ id: productId, name, size, price, stock, picture }: ProductCard) {
  return { productId, name, size, price, stock, picture };
}

/** A product that the expert names, ready for the cart unless it advises against it. */
export function ProductOffer({ product, reasoning, mayBuy = true, ...rest }: Props) {
  return (
    <ProductLine
      product={product}
      action={mayBuy && <AddToCart product={lineOf(product)} look="quiet" className="max-w-64" />}
      {...rest}
    >
      {reasoning && (
        <p className="mt-2 max-w-[58ch] text-base break-words whitespace-pre-line">{reasoning}</p>
      )}
    </ProductLine>
  );
}
