import { eq } from "drizzle-orm";
import type { Address } from "./address.ts";
import type { Database } from "#app/db/client.server.ts";
import { users } from "#app/db/schema.ts";
import { authorize, type Actor } from "./policy.ts";

/** Replaces the saved shipping address. */
export async function saveAddress(db: Database, by: Actor | null, address: Address): Promise<void> {
  authorize(by, "change", "profile");
  await db.update(users).set({ address }).where(eq(users.id, by.id));
}
