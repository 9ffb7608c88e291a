import type { NotFor } from "#app/expert/shelf/about-product.ts";
import type { Picture } from "#app/ui/picture.ts";
import type { Product } from "./product.ts";
import type { Time } from "./time-of-day.ts";

/** What a card in a grid shows; a page with many products carries no more than this. */
export type ProductCard = Pick<Product, "id" | "name" | "category" | "kind" | "size" | "price" | "stock"> & {
  picture: Picture;
  /** Shown while it is pointed at. */
  second?: Picture;
  /** Whom it is not for, where that is anyone. */
  notFor?: NotFor[];
  /** The time of day it is used at, where that is one. */
  only?: Time;
};
