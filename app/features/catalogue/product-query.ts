import { readPage } from "#app/db/page.ts";
import type { Picture } from "#app/ui/picture.ts";
import {
  CATEGORIES,
  type Category,
  type Product,
  PRODUCT_STATES,
  type ProductState,
  type StockCause,
} from "./product.ts";

/** The columns that the admin list sorts by; without one, newest first. */
export const SORT_COLUMNS = ["name", "category", "price", "stock"] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** What the admin list can be narrowed down to: nearly sold, sold out, on the home page, or in one state. */
export const ONLY = ["low", "out", "featured", ...PRODUCT_STATES] as const;
export type Only = (typeof ONLY)[number];

/** Which products to list for an admin, and how. */
export interface ProductQuery {
  /** Part of a name, in any language, or of an SKU, or a barcode; empty for all. */
  q: string;
  category?: Category;
  only?: Only;
  sort?: { column: SortColumn; descending: boolean };
  page: number;
}

const LONGEST_SEARCH = 100;

/** Reads `q`, `category`, `only`, `sort` (`price`, or `-price` for the highest first) and `page`; what makes no sense is left out. */
export function readProductQuery(params: URLSearchParams): ProductQuery {
  const q = (params.get("q") ?? "").trim().slice(0, LONGEST_SEARCH);
  const asked = params.get("sort") ?? "";
  const column = SORT_COLUMNS.find((candidate) => candidate === asked.replace(/^-/, ""));
  const sort = column && { column, descending: asked.startsWith("-") };
  const category = CATEGORIES.find((candidate) => candidate === params.get("category"));
  const only = ONLY.find((candidate) => candidate === params.get("only"));
  return {
    q,
    ...(category && { category }),
    ...(only && { only }),
    ...(sort && { sort }),
    page: readPage(params.get("page")),
  };
}

/** What an address says to ask for these products: only what narrows them down. */
export function productFilter({ q, category, only }: ProductQuery): Record<string, string> {
  return { ...(q && { q }), ...(category && { category }), ...(only && { only }) };
}

/** A row of the admin's product table. `price` in integer cents. */
export type ProductRow = Pick<Product, "id" | "name" | "category" | "price" | "stock" | "featured"> & {
  state: ProductState;
  sku: string;
  picture: Picture;
};

/** SKU and barcode, what there is of them, by a product's id. */
export type ProductNumbers = Record<Product["id"], string[]>;

/** A change of a product's stock: by an admin's account, or an order. */
export interface StockLine {
  at: string;
  before: number;
  after: number;
  why: StockCause;
  by: string | null;
  orderId: string | null;
}

export interface StockHistory {
  id: string;
  name: string;
  stock: number;
  /** The latest first. */
  lines: StockLine[];
}
