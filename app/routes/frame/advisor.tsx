import type { ComponentProps } from "react";
import { AdvisorDialog } from "#app/features/advisor/advisor-dialog.tsx";
import { AddAllToCart } from "#app/features/cart/add-all-to-cart.tsx";
import { lineOf, ProductOffer } from "./product-offer.tsx";

/** The advisor dialog with products ready for the cart; loaded when it is first opened. */
export function Advisor(props: Omit<ComponentProps<typeof AdvisorDialog>, "offerFor" | "offerAll">) {
  return (
    <AdvisorDialog
      {...props}
      offerFor={(product, reasoning) => (
        <ProductOffer product={product} wide replace>
          {reasoning}
        </ProductOffer>
      )}
      offerAll={(products) => <AddAllToCart products={products.map(lineOf)} />}
    />
  );
}
