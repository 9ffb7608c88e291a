import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { authVerification } from "#app/db/schema.ts";

/** The links that were sent and not used: the library keeps whose they are as their value. */
export async function forgetLinks(db: Database, userId: string): Promise<void> {
  await db.delete(authVerification).where(eq(authVerification.value, userId));
}
