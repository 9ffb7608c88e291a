import { asc } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { authorize, type Role } from "#app/features/accounts/policy.ts";
import { csvHead, csvLines } from "./csv.server.ts";
import { type DraftField, draftOf, NEW_PRODUCT } from "./product-draft.ts";

/** The columns of the file: the id, then the fields of the form by their names. */
export const COLUMNS = ["id", ...(Object.keys(NEW_PRODUCT) as DraftField[])] as const;

/** Every product as a CSV file, a line a product, each cell as the form would show it. */
export async function exportProducts(db: Database, by: Role | null): Promise<string> {
  authorize(by, "export", "product");
  const rows = await db.select().from(products).orderBy(asc(products.createdAt), products.id);
  const lines = rows.map((row) => {
    const draft = draftOf(row);
    return COLUMNS.map((column) => (column === "id" ? row.id : String(draft[column])));
  });
  return csvHead(COLUMNS) + csvLines(lines);
}
