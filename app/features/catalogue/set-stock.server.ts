import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { noteDeed } from "#app/features/accounts/admin-log.server.ts";
import { changesBetween } from "#app/features/accounts/admin-log.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { tellStock } from "./tell-stock.server.ts";

const MOST_UNITS = 999_999;

/**
 * Changes how many units of a product there are. Applied as the difference to the number that was shown, never below 0,
 * so that sales in between are not undone; like a sale it is no new version of the product.
 * @returns false for a product that is gone
 */
export async function setStock(
  db: Database,
  by: Actor | null,
  { id, shown, stock }: { id: string; shown: number; stock: number },
): Promise<boolean> {
  authorize(by, "update", "product");
  return db.transaction(async (tx) => {
    const before = await lock(tx, id);
    if (before) await write(tx, by, before, before.stock + stock - shown);
    return before !== undefined;
  });
}

type Counted =
  | { ok: true; name: string; stock: number }
  | { ok: false; reason: "gone" }
  | { ok: false; reason: "changed"; stock: number };

/** Sets the stock as counted by another system; with `seen`, only if the stock is still that. */
export async function countStock(
  db: Database,
  by: Actor | null,
  { id, stock, seen }: { id: string; stock: number; seen?: number },
): Promise<Counted> {
  authorize(by, "update", "product");
  return db.transaction(async (tx) => {
    const before = await lock(tx, id);
    if (!before) return { ok: false, reason: "gone" };
    if (seen !== undefined && seen !== before.stock)
      return { ok: false, reason: "changed", stock: before.stock };
    return { ok: true, name: before.name, stock: await write(tx, by, before, stock) };
  });
}

type Row = Pick<typeof products.$inferSelect, "id" | "name" | "stock">;

async function lock(tx: Database, id: string): Promise<Row | undefined> {
  const [row] = await tx
    .select({ id: products.id, name: products.name, stock: products.stock })
    .from(products)
    .where(eq(products.id, id))
    .for("update");
  return row;
}

/** @returns how many there are then */
async function write(
  tx: Database,
  by: Actor,
  { id, name, stock: before }: Row,
  asked: number,
): Promise<number> {
  const after = Math.min(MOST_UNITS, Math.max(0, asked));
  if (after === before) return after;
  await tellStock(tx, { why: by.token ? "api" : "set", byId: by.id });
  await tx.update(products).set({ stock: after }).where(eq(products.id, id));
  const changes = changesBetween({ stock: before }, { stock: after });
  await noteDeed(tx, by, { deed: "product-update", id, subject: name, changes });
  return after;
}
