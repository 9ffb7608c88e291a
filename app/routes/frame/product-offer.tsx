import type { ReactNode } from "react";
import { AddToCart } from "#app/features/cart/add-to-cart.tsx";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import { ProductLine } from "#app/features/catalogue/product-line.tsx";

interface Props {
  product: ProductCard;
  /** Why it was chosen. */
  children?: ReactNode;
  onNavigate?: () => void;
  wide?: boolean;
}

/** A product that the expert names, ready for the cart. */
export function ProductOffer({ product, ...rest }: Props) {
  const { id: productId, name, price, stock, picture } = product;
  const line = { productId, name, price, stock, picture };
  return (
    <ProductLine
      product={product}
      action={<AddToCart product={line} look="quiet" className="max-w-64" />}
      {...rest}
    />
  );
}
