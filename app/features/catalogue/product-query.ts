import { readPage } from "#app/db/page.ts";
import type { Picture } from "#app/ui/picture.ts";
import type { Product } from "./product.ts";

/** The columns that the admin list sorts by; without one, newest first. */
export const SORT_COLUMNS = ["name", "category", "price", "stock"] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** Which products to list for an admin, and how. */
export interface ProductQuery {
  /** Part of a name, in any language; empty for all. */
  q: string;
  sort?: { column: SortColumn; descending: boolean };
  page: number;
}

const LONGEST_SEARCH = 100;

/** Reads `q`, `sort` (`price`, or `-price` for the highest first) and `page`; what makes no sense is left out. */
export function readProductQuery(params: URLSearchParams): ProductQuery {
  const q = (params.get("q") ?? "").trim().slice(0, LONGEST_SEARCH);
  const asked = params.get("sort") ?? "";
  const column = SORT_COLUMNS.find((candidate) => candidate === asked.replace(/^-/, ""));
  const sort = column && { column, descending: asked.startsWith("-") };
  return { q, ...(sort && { sort }), page: readPage(params.get("page")) };
}

/** A row of the admin's product table. `price` in integer cents. */
export type ProductRow = Pick<Product, "id" | "name" | "category" | "price" | "stock" | "featured"> & {
  picture: Picture;
};
