import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, eq, gt, or } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { csvHead, csvLines } from "./csv.server.ts";
import { type DraftField, draftOf, NEW_PRODUCT } from "./product-draft.ts";

/** The columns of the file: the id, then the fields of the form by their names. */
export const COLUMNS = ["id", ...(Object.keys(NEW_PRODUCT) as DraftField[])] as const;

/** Products in memory at a time, which take ten milliseconds. */
const BATCH = 50;

/** Every product as a CSV file, a piece at a time: a line a product, each cell as the form would show it. */
export function exportProducts(db: Database, by: Actor | null): AsyncGenerator<string> {
  authorize(by, "export", "product");
  return linesOf(db);
}

async function* linesOf(db: Database): AsyncGenerator<string> {
  yield csvHead(COLUMNS);
  let last: typeof products.$inferSelect | undefined;
  for (;;) {
    const rows = await db
      .select()
      .from(products)
      .where(after(last))
      .orderBy(asc(products.createdAt), products.id)
      .limit(BATCH);
    if (rows.length > 0) yield csvLines(rows.map(cellsOf));
    last = rows.at(-1);
    if (rows.length < BATCH) return;
    await nextTurn();
  }
}

function after(last: { id: string; createdAt: Date } | undefined) {
  if (!last) return undefined;
  const { id, createdAt } = last;
  return or(gt(products.createdAt, createdAt), and(eq(products.createdAt, createdAt), gt(products.id, id)));
}

function cellsOf(row: typeof products.$inferSelect): string[] {
  const draft = draftOf(row);
  return COLUMNS.map((column) => (column === "id" ? row.id : String(draft[column])));
}
