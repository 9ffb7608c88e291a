import type { Picture } from "#app/ui/picture.ts";
import type { Product } from "./product.ts";

/** What a card in a grid shows; a page with many products carries no more than this. */
export type ProductCard = Pick<Product, "id" | "name" | "category" | "kind" | "size" | "price" | "stock"> & {
  picture: Picture;
  /** Shown while it is pointed at. */
  second?: Picture;
};
