import { readPage } from "#app/db/page.ts";
import { CATEGORIES, CLAIMS, type Category, type Claim, SHOP_CONCERNS, type ShopConcern } from "./product.ts";

/** The sort orders of the shop; the first is the default. */
export const SHELF_ORDERS = ["newest", "routine", "price", "-price"] as const;
export type ShelfOrder = (typeof SHELF_ORDERS)[number];

/** The shop's search and filters, as they appear in its address. */
export interface ShelfQuery {
  /** As typed; empty for everything. */
  q: string;
  category?: Category;
  concern?: ShopConcern;
  line?: string;
  claims: Claim[];
  order: ShelfOrder;
  /** Counts from 1. */
  page: number;
}

/** How many products each choice would leave, the other choices kept. */
export interface ShelfCounts {
  category: Record<string, number>;
  concern: Record<string, number>;
  line: Record<string, number>;
  claim: Record<string, number>;
}

const LONGEST_SEARCH = 100;

/** Reads `q`, `category`, `concern`, `line`, `claim` (several), `sort` and `page`; invalid values are ignored. */
export function readShelfQuery(params: URLSearchParams): ShelfQuery {
  const category = CATEGORIES.find((one) => one === params.get("category"));
  const concern = SHOP_CONCERNS.find((one) => one === params.get("concern"));
  const line = params.get("line")?.trim().slice(0, 40);
  return {
    q: (params.get("q") ?? "").trim().slice(0, LONGEST_SEARCH),
    ...(category && { category }),
    ...(concern && { concern }),
    ...(line && { line }),
    claims: CLAIMS.filter((claim) => params.getAll("claim").includes(claim)),
    order: SHELF_ORDERS.find((order) => order === params.get("sort")) ?? "newest",
    page: readPage(params.get("page")),
  };
}

/** The address of a search with one thing changed; every change but the page's begins at the first page. */
export function shelfAddress(
  query: ShelfQuery,
  change: { [Key in keyof ShelfQuery]?: ShelfQuery[Key] | undefined } = {},
): string {
  const asked = {
    ...query,
    ...(change.page === undefined && Object.keys(change).length > 0 && { page: 1 }),
    ...change,
  };
  const params = new URLSearchParams();
  const put = (name: string, value: unknown) => value && params.append(name, String(value));
  put("q", asked.q);
  put("category", asked.category);
  put("concern", asked.concern);
  put("line", asked.line);
  for (const claim of asked.claims ?? []) put("claim", claim);
  put("sort", asked.order !== "newest" && asked.order);
  put("page", asked.page !== 1 && asked.page);
  return params.size > 0 ? `/shop?${params}` : "/shop";
}
