import { type Changes, changesBetween } from "#app/features/accounts/admin-log.ts";
import { draftOf, type EditableProduct } from "./product-draft.ts";

/** What the fields of a product's form held before and after; all that hold something for a new one. */
export function productChanges(before: EditableProduct | undefined, after: EditableProduct): Changes {
  return changesBetween(before ? draftOf(before) : {}, draftOf(after));
}
