import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { orders, products, reviews, users } from "#app/db/schema.ts";
import { DEFAULT_DISPLAY_NAME } from "#app/features/accounts/display-name.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { nameIn } from "#app/features/catalogue/list-products.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { isWritten, toReview } from "./list-reviews.server.ts";
import {
  LONGEST_REVIEW,
  MOST_STARS,
  MOST_WEEKS,
  type Review,
  SHORTEST_REVIEW,
  SKIN_TYPES,
} from "./review.ts";

const ids = { order: z.string().min(1).max(64), product: z.string().min(1).max(200) };
const whole = (most: number) => z.coerce.number().int().min(1).max(most);

const written = z.object({
  ...ids,
  skin: z.enum(SKIN_TYPES),
  weeks: whole(MOST_WEEKS),
  stars: whole(MOST_STARS),
  text: z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, "\n").trim())
    .pipe(z.string().min(SHORTEST_REVIEW).max(LONGEST_REVIEW)),
});
type Written = z.infer<typeof written>;

/** Reads the form of an order's view; undefined for anything else. */
export function parseReview(form: FormData): Written | undefined {
  return written.safeParse(Object.fromEntries(form)).data;
}

/** What is left of words that were taken back; the columns want something. */
const NOTHING = { name: "", skin: "normal", weeks: 1, stars: 1, text: "", answer: "" } as const;

/** A product that somebody has, and what they wrote about it. */
export interface Reviewable {
  productId: string;
  name: string;
  review?: Review;
  /** Why the owner hid it, which what is written in its place is too; empty where nothing is hidden. */
  hiddenBecause: string;
}

/** What of an order of one's own can be written about: what was delivered and is not deleted. */
export async function listReviewable(
  db: Database,
  by: Actor | null,
  orderId: string,
  language: Language,
): Promise<Reviewable[]> {
  authorize(by, "write", "review");
  const [order] = await db
    .select({ status: orders.status, items: orders.items })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, by.id)));
  if (order?.status !== "delivered") return [];
  const bought = order.items.map(({ productId }) => productId);
  const sold = await db
    .select({ productId: products.id, name: nameIn(language, products) })
    .from(products)
    .where(inArray(products.id, bought));
  const own = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.userId, by.id), inArray(reviews.productId, bought)));
  return bought.flatMap((id) => {
    const product = sold.find(({ productId }) => productId === id);
    const review = own.find(({ productId }) => productId === id);
    if (!product) return [];
    const hiddenBecause = review?.hiddenBecause ?? "";
    return [{ ...product, hiddenBecause, ...(review && isWritten(review) && { review: toReview(review) }) }];
  });
}

/**
 * Writes about a product that one bought and has, or changes what one wrote: there is one for each product and buyer.
 * What the owner hid stays hidden, whatever it says now.
 * @returns whether everybody sees it; undefined of anything else, which is not saved
 */
export async function saveReview(
  db: Database,
  by: Actor | null,
  { order, product, ...words }: Written,
  language: Language,
): Promise<"shown" | "hidden" | undefined> {
  authorize(by, "write", "review");
  return db.transaction(async (tx) => {
    const known = await listReviewable(tx, by, order, language);
    const [user] = await tx.select({ name: users.displayName }).from(users).where(eq(users.id, by.id));
    if (!user || !known.some(({ productId }) => productId === product)) return undefined;
    const said = { ...words, language, name: user.name === DEFAULT_DISPLAY_NAME ? "" : user.name };
    const [saved] = await tx
      .insert(reviews)
      .values({ id: crypto.randomUUID(), userId: by.id, productId: product, orderId: order, ...said })
      .onConflictDoUpdate({ target: [reviews.userId, reviews.productId], set: { ...said, at: sql`now()` } })
      .returning({ hiddenBecause: reviews.hiddenBecause });
    return saved?.hiddenBecause ? "hidden" : "shown";
  });
}

/** Takes back what one wrote about a product, for good. Of what the owner hid it is kept that it was: what follows it is hidden too. */
export async function withdrawReview(db: Database, by: Actor | null, productId: string): Promise<void> {
  authorize(by, "write", "review");
  const own = and(eq(reviews.userId, by.id), eq(reviews.productId, productId));
  await db.transaction(async (tx) => {
    await tx.delete(reviews).where(and(own, eq(reviews.hiddenBecause, "")));
    await tx.update(reviews).set(NOTHING).where(own);
  });
}
