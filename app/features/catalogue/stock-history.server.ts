import { and, desc, eq, lt } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products, stockChanges, users } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { csvHead, csvLines } from "./csv.server.ts";
import type { StockHistory, StockLine } from "./product-query.ts";

const MOST = 200;
/** Lines in memory at a time. */
const BATCH = 500;
const COLUMNS = ["at", "before", "after", "difference", "why", "by", "order"];

/** What happened to a product's stock, the latest first; undefined for a product that is gone. */
export async function stockHistory(
  db: Database,
  by: Actor | null,
  id: string,
): Promise<StockHistory | undefined> {
  authorize(by, "read", "product");
  const { name, stock } = products;
  const [product] = await db.select({ name, stock }).from(products).where(eq(products.id, id));
  if (!product) return undefined;
  const rows = await read(db, id, Number.MAX_SAFE_INTEGER, MOST);
  return { id, ...product, lines: rows.map(toLine) };
}

/** All of it as a CSV file, a piece at a time. */
export function exportStockHistory(db: Database, by: Actor | null, id: string): AsyncGenerator<string> {
  authorize(by, "export", "product");
  return linesOf(db, id);
}

async function* linesOf(db: Database, id: string): AsyncGenerator<string> {
  yield csvHead(COLUMNS);
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rows = await read(db, id, before, BATCH);
    if (rows.length > 0) yield csvLines(rows.map(cellsOf));
    before = rows.at(-1)?.number ?? 0;
    if (rows.length < BATCH) return;
  }
}

type Row = Omit<StockLine, "at"> & { number: number; at: Date };

function read(db: Database, productId: string, under: number, most: number): Promise<Row[]> {
  const { number, at, before, after, why, orderId } = stockChanges;
  return db
    .select({ number, at, before, after, why, orderId, by: users.email })
    .from(stockChanges)
    .leftJoin(users, eq(users.id, stockChanges.byId))
    .where(and(eq(stockChanges.productId, productId), lt(number, under)))
    .orderBy(desc(number))
    .limit(most);
}

const toLine = ({ number: _number, at, ...line }: Row): StockLine => ({ ...line, at: at.toISOString() });

const cellsOf = ({ at, before, after, why, by, orderId }: Row) => [
  at.toISOString(),
  before,
  after,
  after - before,
  why,
  by ?? "",
  orderId ?? "",
];
