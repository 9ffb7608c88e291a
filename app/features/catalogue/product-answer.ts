import type { DraftProblems, EditableProduct } from "./product-draft.ts";

/** Where changes to products are sent. */
export const PRODUCTS_CALL = "/admin/products";

/** What became of a change to a product. Whatever is not `ok` left everything as it was. */
export type ProductAnswer =
  | { ok: true }
  | { ok: false; reason: "invalid"; problems: DraftProblems }
  | { ok: false; reason: "conflict"; current: EditableProduct }
  | { ok: false; reason: "gone" | "failed" | "signed-out" };
