import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import type { EditableProduct } from "./product-draft.ts";

/** A product as its editor needs it, or undefined when it is not on sale any more. */
export async function findEditable(
  db: Database,
  by: Actor | null,
  id: string,
): Promise<EditableProduct | undefined> {
  authorize(by, "read", "product");
  const [row] = await db.select().from(products).where(eq(products.id, id));
  if (!row) return undefined;
  const {
    createdAt: _createdAt,
    claims: _claims,
    searchWords: _searchWords,
    claimsVersion: _claimsVersion,
    ...fields
  } = row;
  return fields;
}
