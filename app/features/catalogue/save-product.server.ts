import { and, eq, like, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { authorize, type Role } from "#app/features/accounts/policy.ts";
import { claimed } from "./claims.server.ts";
import { findEditable } from "./find-editable.server.ts";
import type { EditedVersion, ProductInput } from "./parse-product.server.ts";
import type { EditableProduct } from "./product-draft.ts";
import { newProductKey } from "./product-key.ts";

/** How an edit ended. On a conflict nothing was saved, and `current` is what somebody else saved first. */
export type UpdateResult =
  | { ok: true }
  | { ok: false; reason: "gone" }
  | { ok: false; reason: "conflict"; current: EditableProduct };

/**
 * Puts a new product on sale. With the key of a product that was made already (its reply was lost, the form is saved
 * again) that one takes the fields over, but for the stock: some may be sold.
 * @returns its id
 */
export async function createProduct(
  db: Database,
  by: Role | null,
  input: ProductInput,
  key = newProductKey(),
): Promise<string> {
  authorize(by, "create", "product");
  const { stock: _stock, ...fields } = input;
  const [made] = await db
    .update(products)
    .set({ ...fields, ...claimed(input) })
    .where(or(eq(products.id, key), like(products.id, `%-${key}`)))
    .returning({ id: products.id });
  if (made) return made.id;
  // Never the id of an earlier product: it may still lie in carts and wishlists.
  const id = [slugOf(input.name), key].filter(Boolean).join("-");
  await db
    .insert(products)
    .values({ ...input, ...claimed(input), id })
    .onConflictDoNothing();
  return id;
}

/**
 * Saves an edit of the version that its form showed. A changed stock is applied as the difference to the
 * shown one, never below 0, so that sales in between are not undone. Translations that the form did not have stay as they are.
 */
export async function updateProduct(
  db: Database,
  by: Role | null,
  { id, version, shownStock }: EditedVersion,
  input: ProductInput,
): Promise<UpdateResult> {
  authorize(by, "update", "product");
  const { stock, ...fields } = input;
  const saved = await db
    .update(products)
    .set({
      ...fields,
      ...claimed(input),
      stock: sql`greatest(0, ${products.stock} + ${stock - shownStock}::integer)`,
      version: sql`${products.version} + 1`,
    })
    .where(and(eq(products.id, id), eq(products.version, version)))
    .returning({ id: products.id });
  if (saved.length === 1) return { ok: true };
  const current = await findEditable(db, by, id);
  return current ? { ok: false, reason: "conflict", current } : { ok: false, reason: "gone" };
}

/** A readable beginning for an address: `Crème de Nuit` is `creme-de-nuit`. */
export function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, "");
}
