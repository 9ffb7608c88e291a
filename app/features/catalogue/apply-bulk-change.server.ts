import { eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { type Noted, noteDeed } from "#app/features/accounts/admin-log.server.ts";
import { changesBetween } from "#app/features/accounts/admin-log.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { PRODUCT_STATES, type ProductState } from "./product.ts";
import { tellStock } from "./tell-stock.server.ts";
import {
  changedBy,
  type Changed,
  readBulkChange,
  BULK_CHANGE_KINDS,
  type BulkChangeAnswer,
  type BulkChange,
} from "./bulk-change.ts";

const MOST_AT_ONCE = 200;

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "no JSON" });
    return z.NEVER;
  }
});
const id = z.string().min(1).max(200);
const whole = z.int().min(0).max(999_999);
const one = z.discriminatedUnion("field", [
  z.object({ id, field: z.literal("state"), before: z.enum(PRODUCT_STATES), after: z.enum(PRODUCT_STATES) }),
  z.object({ id, field: z.enum(["price", "stock"]), before: whole, after: whole }),
]);
const request = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("change"),
    ids: json.pipe(z.array(id).min(1).max(MOST_AT_ONCE)),
    kind: z.enum(BULK_CHANGE_KINDS),
    value: z.string().max(20),
  }),
  z.object({ intent: z.literal("undo"), changed: json.pipe(z.array(one).min(1).max(MOST_AT_ONCE)) }),
]);

/** Does what the form of several products asks for, or takes it back. */
export async function answerBulkChange(
  db: Database,
  by: Actor | null,
  form: FormData,
): Promise<BulkChangeAnswer> {
  authorize(by, "update", "product");
  const { data } = request.safeParse(Object.fromEntries(form));
  if (data?.intent === "undo") return { ok: true, changed: await undoInBulk(db, by, data.changed) };
  const change = data && readBulkChange(data.kind, data.value);
  return data && change ? changeInBulk(db, by, data.ids, change) : { ok: false, reason: "invalid" };
}

/**
 * Changes several products in one transaction: all of them, or none where one of them would cost nothing or too much.
 * Those that are gone, or so already, are left out.
 * @returns what became other than it was
 */
export async function changeInBulk(
  db: Database,
  by: Actor | null,
  ids: readonly string[],
  change: BulkChange,
): Promise<BulkChangeAnswer> {
  authorize(by, "update", "product");
  return db.transaction(async (tx) => {
    const rows = await lock(tx, ids);
    const barred = rows.find((row) => changedBy(change, row) === undefined);
    if (barred) return { ok: false, reason: "out-of-range", name: barred.name };
    const changed = rows.flatMap((row) => {
      const fields = Object.entries(changedBy(change, row) ?? {});
      return fields.map(([name, after]) => {
        const field = name as Changed["field"];
        return { id: row.id, field, before: row[field], after };
      });
    });
    const real = changed.filter(({ before, after }) => before !== after);
    await write(tx, by, rows, real);
    return { ok: true, changed: real };
  });
}

/**
 * Undoes a bulk change, except for products that were changed again since. For stock only the difference is undone, so
 * what was sold in between stays sold.
 * @returns the changes that were really undone
 */
export async function undoInBulk(
  db: Database,
  by: Actor | null,
  changed: readonly Changed[],
): Promise<Changed[]> {
  authorize(by, "update", "product");
  return db.transaction(async (tx) => {
    const rows = await lock(
      tx,
      changed.map((one) => one.id),
    );
    const back = changed.flatMap(({ id, field, before, after }): Changed[] => {
      const row = rows.find((candidate) => candidate.id === id);
      if (!row) return [];
      if (field === "stock") {
        const stock = Math.max(0, row.stock + Number(before) - Number(after));
        return stock === row.stock ? [] : [{ id, field, before: row.stock, after: stock }];
      }
      return row[field] === after ? [{ id, field, before: after, after: before }] : [];
    });
    await write(tx, by, rows, back);
    return back;
  });
}

type Row = { id: string; name: string; state: ProductState; price: number; stock: number };

/** In the order of a checkout, so that neither waits for the other. */
function lock(tx: Database, ids: readonly string[]): Promise<Row[]> {
  const { id, name, state, price, stock } = products;
  return tx
    .select({ id, name, state, price, stock })
    .from(products)
    .where(inArray(id, [...ids]))
    .orderBy(id)
    .for("update");
}

async function write(tx: Database, by: Actor, rows: readonly Row[], changed: readonly Changed[]) {
  await tellStock(tx, { why: "several", byId: by.id });
  const deeds: Noted[] = [];
  for (const { id, field, before, after } of changed) {
    // Stock is no edit, as where it is set alone.
    const version = field === "stock" ? {} : { version: sql`${products.version} + 1` };
    await tx
      .update(products)
      .set({ [field]: after, ...version })
      .where(eq(products.id, id));
    const subject = rows.find((row) => row.id === id)?.name ?? "";
    const shown = (value: string | number) => (field === "price" ? (Number(value) / 100).toFixed(2) : value);
    const changes = changesBetween({ [field]: shown(before) }, { [field]: shown(after) });
    deeds.push({ deed: "product-update", id, subject, changes });
  }
  await noteDeed(tx, by, ...deeds);
}
