import { eq } from "drizzle-orm";
import type { Address } from "./address.ts";
import type { Database } from "#app/db/client.server.ts";
import { users } from "#app/db/schema.ts";

/** Replaces the saved shipping address. */
export async function saveAddress(db: Database, userId: string, address: Address): Promise<void> {
  await db.update(users).set({ address }).where(eq(users.id, userId));
}
