import { and, eq, like, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { noteDeed } from "#app/features/accounts/admin-log.server.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { claimed } from "./claims.server.ts";
import { findEditable } from "./find-editable.server.ts";
import type { EditedVersion, ProductInput } from "./parse-product.server.ts";
import { productChanges } from "./product-changes.ts";
import type { EditableProduct } from "./product-draft.ts";
import { newProductKey } from "./product-key.ts";
import { orSkuTaken } from "./sku-taken.server.ts";
import { tellStock } from "./tell-stock.server.ts";

/** How an edit ended. On a conflict nothing was saved, and `current` is what somebody else saved first. */
export type UpdateResult =
  | { ok: true }
  | { ok: false; reason: "gone" }
  | { ok: false; reason: "conflict"; current: EditableProduct };

/**
 * Puts a new product on sale. With the key of a product that was made already (its reply was lost, the form is saved
 * again) that one takes the fields over, but for the stock: some may be sold.
 * @returns its id
 * @throws SkuTaken
 */
export async function createProduct(
  db: Database,
  by: Actor | null,
  input: ProductInput,
  key = newProductKey(),
): Promise<string> {
  authorize(by, "create", "product");
  const made = db.transaction(async (tx) => {
    const isTheSame = or(eq(products.id, key), like(products.id, `%-${key}`));
    const [made] = await tx.select().from(products).where(isTheSame).for("update");
    if (made) {
      const { stock: _stock, ...fields } = input;
      await change(tx, by, made, fields);
      return made.id;
    }
    // Never the id of an earlier product: it may still lie in carts and wishlists.
    const id = [slugOf(input.name), key].filter(Boolean).join("-");
    const [added] = await tx
      .insert(products)
      .values({ ...input, ...claimed(input), id })
      .onConflictDoNothing({ target: products.id })
      .returning();
    if (added) {
      const changes = productChanges(undefined, added);
      await noteDeed(tx, by, { deed: "product-create", id, subject: added.name, changes });
    }
    return id;
  });
  return orSkuTaken(made);
}

type Row = typeof products.$inferSelect;

/** Gives a product other fields, and writes into the log which. */
async function change(
  tx: Database,
  by: Actor,
  before: Row,
  fields: Omit<ProductInput, "stock">,
  more: { stock?: SQL; version?: SQL } = {},
): Promise<void> {
  await tellStock(tx, { why: by.token ? "api" : "edited", byId: by.id });
  const [after] = await tx
    .update(products)
    .set({ ...fields, ...claimed({ ...fields, stock: before.stock }), ...more })
    .where(eq(products.id, before.id))
    .returning();
  if (!after) return;
  const changes = productChanges(before, after);
  if (Object.keys(changes).length > 0)
    await noteDeed(tx, by, { deed: "product-update", id: after.id, subject: after.name, changes });
}

/**
 * Saves an edit of the version that its form showed. A changed stock is applied as the difference to the
 * shown one, never below 0, so that sales in between are not undone. Translations that the form did not have stay as they are.
 * @throws SkuTaken
 */
export async function updateProduct(
  db: Database,
  by: Actor | null,
  { id, version, shownStock }: EditedVersion,
  input: ProductInput,
): Promise<UpdateResult> {
  authorize(by, "update", "product");
  const { stock, ...fields } = input;
  const saving = db.transaction(async (tx) => {
    const isShown = and(eq(products.id, id), eq(products.version, version));
    const [before] = await tx.select().from(products).where(isShown).for("update");
    if (!before) return false;
    await change(tx, by, before, fields, {
      stock: sql`greatest(0, ${products.stock} + ${stock - shownStock}::integer)`,
      version: sql`${products.version} + 1`,
    });
    return true;
  });
  if (await orSkuTaken(saving)) return { ok: true };
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
