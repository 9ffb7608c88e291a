import type { DraftProblems, EditableProduct } from "./product-draft.ts";

/** Where changes to products are sent. */
export const PRODUCTS_CALL = "/admin/products";

/** The result of a change to a product. Unless it is `ok`, nothing was changed. */
export type ProductAnswer =
  | { ok: true }
  | { ok: false; reason: "invalid"; problems: DraftProblems }
  | { ok: false; reason: "conflict"; current: EditableProduct }
  | { ok: false; reason: "gone" | "failed" | "signed-out" };
