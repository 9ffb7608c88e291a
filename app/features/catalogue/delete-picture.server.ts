import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { pictures, products } from "#app/db/schema.ts";
import { noteDeed } from "#app/features/accounts/admin-log.server.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";

/**
 * Deletes an uploaded picture for good, and its references in products, where the next picture moves up if it was the
 * first. Orders with it show none. Deleting it twice is harmless.
 */
export async function deletePicture(db: Database, by: Actor | null, name: string): Promise<void> {
  authorize(by, "delete", "picture");
  const url = `uploads/${name}`;
  const others = sql`${products.images} - ${url}::text`;
  await db.transaction(async (tx) => {
    const gone = await tx.delete(pictures).where(eq(pictures.name, name)).returning({ name: pictures.name });
    if (gone.length > 0) await noteDeed(tx, by, { deed: "picture-delete", id: name });
    await tx
      .update(products)
      .set({
        imageUrl: sql`case when ${products.imageUrl} = ${url} then coalesce((${others}) ->> 0, ${products.imageUrl}) else ${products.imageUrl} end`,
        images: sql`case when ${products.imageUrl} = ${url} then (${others}) - 0 else ${others} end`,
      })
      .where(sql`${products.imageUrl} = ${url} or ${products.images} ? ${url}::text`);
  });
}
