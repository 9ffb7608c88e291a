import { and, count, desc, eq, ne, sql } from "drizzle-orm";
import { keepWithCatalogue } from "#app/db/keep-with-catalogue.server.ts";
import { reviews } from "#app/db/schema.ts";
import { type Review, type Reviews, toShown } from "./review.ts";

/** Most that a page shows. */
const MOST = 60;

/** What was written about a product, the newest first, for everybody. A trigger counts each as a change of the catalogue. */
export const listReviews = keepWithCatalogue(async (db, productId: string): Promise<Reviews> => {
  const rows = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), ne(reviews.text, "")))
    .orderBy(desc(reviews.at), reviews.id)
    .limit(MOST);
  const [tally] = await db
    .select({ count: count(), stars: sql`coalesce(sum(${reviews.stars}), 0)`.mapWith(Number) })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.hiddenBecause, "")));
  return toShown(rows.map(toReview), tally ?? { count: 0, stars: 0 });
});

/** Not of one that was hidden, and then taken back by its writer. */
export function isWritten({ text }: Pick<Review, "text">): boolean {
  return text !== "";
}

export function toReview({
  userId: _user,
  orderId: _order,
  productId: _product,
  at,
  ...row
}: typeof reviews.$inferSelect): Review {
  return { ...row, at: at.toISOString() };
}
