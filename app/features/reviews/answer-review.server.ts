import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { products, reviews } from "#app/db/schema.ts";
import { noteDeed } from "#app/features/accounts/admin-log.server.ts";
import { changesBetween } from "#app/features/accounts/admin-log.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { isWritten, toReview } from "./list-reviews.server.ts";
import type { Review } from "./review.ts";

/** A review as its owner works on it. */
export interface AnyReview extends Review {
  productId: string;
  /** Of the product; empty where it is no more sold. */
  product: string;
}

const MOST = 200;

/** All reviews, the newest first; for admins. */
export async function listAnyReviews(db: Database, by: Actor | null): Promise<AnyReview[]> {
  authorize(by, "answer", "review");
  const rows = await db
    .select({ review: reviews, product: products.name })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId))
    .orderBy(desc(reviews.at), reviews.id)
    .limit(MOST);
  return rows.map(({ review, product }) => ({
    ...toReview(review),
    productId: review.productId,
    product: product ?? "",
  }));
}

const words = z.string().trim().max(1000);
const answered = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("answer-review"), review: z.string(), words }),
  // Nobody hides without saying why.
  z.object({ intent: z.literal("hide-review"), review: z.string(), words: words.min(3) }),
  z.object({ intent: z.literal("show-review"), review: z.string() }),
]);

/** Answers a review below it, hides it with a reason that is shown, or shows it again; by an admin. @returns false of anything else */
export async function answerReview(db: Database, by: Actor | null, form: FormData): Promise<boolean> {
  authorize(by, "answer", "review");
  const { data } = answered.safeParse(Object.fromEntries(form));
  if (!data) return false;
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(reviews).where(eq(reviews.id, data.review)).for("update");
    if (!found) return false;
    const { answer, hiddenBecause } = found;
    const next = { answer, hiddenBecause, ...changeOf(data) };
    // Nothing is left to show of one that its writer took back: they may write anew.
    await (data.intent === "show-review" && !isWritten(found)
      ? tx.delete(reviews).where(eq(reviews.id, found.id))
      : tx.update(reviews).set(next).where(eq(reviews.id, found.id)));
    const changes = changesBetween({ answer, hiddenBecause }, next);
    await noteDeed(tx, by, { deed: "review-answer", id: found.productId, subject: found.name, changes });
    return true;
  });
}

function changeOf(data: z.infer<typeof answered>): Partial<Pick<Review, "answer" | "hiddenBecause">> {
  if (data.intent === "answer-review") return { answer: data.words };
  return { hiddenBecause: data.intent === "hide-review" ? data.words : "" };
}
