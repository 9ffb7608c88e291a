import type { ComponentProps } from "react";
import { WishlistButton } from "#app/features/wishlist/wishlist-button.tsx";
import { usePerson } from "./use-person.ts";

/** The heart of a product, with what the visitor's wishlist holds. */
export function WishlistHeart(props: Omit<ComponentProps<typeof WishlistButton>, "wishlist">) {
  return <WishlistButton wishlist={usePerson()?.wishlist} {...props} />;
}
