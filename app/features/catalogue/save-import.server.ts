import { setImmediate as nextTurn } from "node:timers/promises";
import { and, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#app/db/client.server.ts";
import { outageOf } from "#app/db/outage.ts";
import { importedProducts, products } from "#app/db/schema.ts";
import { type Noted, noteDeed } from "#app/features/accounts/admin-log.server.ts";
import type { Actor } from "#app/features/accounts/policy.ts";
import { newProductKey } from "./product-key.ts";
import type { ProductInput } from "./parse-product.server.ts";
import { productChanges } from "./product-changes.ts";
import { tellStock } from "./tell-stock.server.ts";
import { slugOf } from "./save-product.server.ts";
import type { claimed } from "./claims.server.ts";

type Fields = ProductInput & ReturnType<typeof claimed>;

/** What a line of a file changes; all fields of a new product, which has no id yet. */
export type ImportedProduct = { line: number } & (
  | { id: undefined; fields: Fields }
  | { id: string; fields: Partial<Fields> }
);

/** Lines that are kept, and that are saved, in one transaction: finding words of one product takes a few milliseconds. */
const KEPT_AT_ONCE = 20;
const SAVED_AT_ONCE = 4;
/** The line that says that all others are there. */
const WHOLE = 0;
/** Milliseconds after which what is not whole was left by a process that died. */
const LEFT_AFTER = 60 * 60 * 1000;

/**
 * Saves what a file changes, a few products at a time, so that neither a page nor an order waits for a long one. All of it
 * is kept first: once that is whole it is saved, by the next start (`finishImports`) if need be; before that nothing is.
 */
export async function saveImport(
  db: Database,
  by: Actor,
  changes: readonly ImportedProduct[],
): Promise<void> {
  if (changes.length === 0) return;
  const id = crypto.randomUUID();
  for (let from = 0; from < changes.length; from += KEPT_AT_ONCE) {
    await db.insert(importedProducts).values(changes.slice(from, from + KEPT_AT_ONCE).map(rowOf(id, by.id)));
    await nextTurn();
  }
  await db
    .insert(importedProducts)
    .values({ import: id, byId: by.id, line: WHOLE, isNew: false, product: { id: "" } });
  await goOnWith(db, id);
}

/** Saves what was whole when its process died, and forgets what was not. */
export async function finishImports(db: Database, log: Pick<Logger, "warn">): Promise<void> {
  try {
    const whole = await db
      .select({ id: importedProducts.import })
      .from(importedProducts)
      .where(eq(importedProducts.line, WHOLE));
    for (const { id } of whole) await goOnWith(db, id);
    await db
      .delete(importedProducts)
      .where(lt(importedProducts.createdAt, new Date(Date.now() - LEFT_AFTER)));
  } catch (error) {
    log.warn({ because: outageOf(error) ?? "failed" }, "a file of products could not be saved to its end");
  }
}

const rowOf =
  (id: string, byId: string) =>
  ({ line, id: productId, fields }: ImportedProduct) => ({
    import: id,
    byId,
    line,
    isNew: productId === undefined,
    product: {
      ...fields,
      id: productId ?? [slugOf(fields.name ?? ""), newProductKey()].filter(Boolean).join("-"),
    },
  });

async function goOnWith(db: Database, id: string): Promise<void> {
  while (await saveSome(db, id)) await nextTurn();
  await db.delete(importedProducts).where(eq(importedProducts.import, id));
}

/** @returns whether there were any */
function saveSome(db: Database, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ofImport = eq(importedProducts.import, id);
    const rows = await tx
      .select()
      .from(importedProducts)
      .where(and(ofImport, gt(importedProducts.line, WHOLE)))
      .orderBy(importedProducts.line)
      .limit(SAVED_AT_ONCE)
      .for("update");
    // In the order of a checkout, so that neither waits for the other.
    const ids = rows.map(({ product }) => product.id);
    const before = await tx
      .select()
      .from(products)
      .where(inArray(products.id, ids))
      .orderBy(products.id)
      .for("update");
    await tellStock(tx, { why: "file", byId: rows[0]?.byId });
    for (const { isNew, product } of rows) {
      const { id: productId, ...fields } = product;
      // Taken since the file was read: the rest of it counts.
      if (await isTaken(tx, productId, fields["sku"])) fields["sku"] = "";
      if (isNew)
        await tx
          .insert(products)
          .values({ ...(fields as Fields), id: productId })
          .onConflictDoNothing({ target: products.id });
      else
        await tx
          .update(products)
          .set({ ...fields, version: sql`${products.version} + 1` })
          .where(eq(products.id, productId));
    }
    const after = await tx.select().from(products).where(inArray(products.id, ids)).orderBy(products.id);
    const [first] = rows;
    if (first) await noteDeed(tx, { id: first.byId, isAdmin: true }, ...deedsOf(before, after));
    const lines = rows.map(({ line }) => line);
    await tx.delete(importedProducts).where(and(ofImport, inArray(importedProducts.line, lines)));
    return rows.length > 0;
  });
}

async function isTaken(tx: Database, id: string, sku: unknown): Promise<boolean> {
  if (!sku) return false;
  return (await tx.$count(products, and(eq(products.sku, String(sku)), ne(products.id, id)))) > 0;
}

type Row = typeof products.$inferSelect;

/** What the log is to say: a line for each product that is new or another one now. */
function deedsOf(before: readonly Row[], after: readonly Row[]): Noted[] {
  const was = new Map(before.map((row) => [row.id, row]));
  return after
    .map((row) => ({
      deed: "product-import" as const,
      id: row.id,
      subject: row.name,
      changes: productChanges(was.get(row.id), row),
    }))
    .filter(({ changes }) => Object.keys(changes).length > 0);
}
