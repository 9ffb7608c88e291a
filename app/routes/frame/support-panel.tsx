import type { ComponentProps } from "react";
import { SupportChat } from "#app/features/chat/support-chat.tsx";
import { ProductOffer } from "./product-offer.tsx";

/** The support chat with products ready for the cart; loaded when it is first opened. */
export function SupportPanel(props: Omit<ComponentProps<typeof SupportChat>, "offerFor">) {
  return (
    <SupportChat
      {...props}
      offerFor={(product, mayBuy, reasoning) => (
        <ProductOffer product={product} mayBuy={mayBuy} reasoning={reasoning} />
      )}
    />
  );
}
