import type { ComponentProps } from "react";
import { useRouteLoaderData } from "react-router";
import { WishlistButton } from "#app/features/wishlist/wishlist-button.tsx";
import type { loader } from "#app/root.tsx";

/** The heart of a product, with what the visitor's wishlist holds. */
export function WishlistHeart(props: Omit<ComponentProps<typeof WishlistButton>, "wishlist">) {
  const page = useRouteLoaderData<typeof loader>("root");
  return <WishlistButton wishlist={page?.viewer?.wishlist} {...props} />;
}
