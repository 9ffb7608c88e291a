import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { currentCatalogueVersion } from "#app/db/catalogue-version.server.ts";
import { adminLog, orders, products, reviews, users } from "#app/db/schema.ts";
import type { Actor } from "#app/features/accounts/policy.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN, insertProduct, insertShopper, makeAddress } from "#test/factories.ts";
import { answerReview, listAnyReviews } from "./answer-review.server.ts";
import { listReviews } from "./list-reviews.server.ts";
import { listReviewable, parseReview, saveReview, withdrawReview } from "./own-reviews.server.ts";
import { type Review, toShown } from "./review.ts";

const WORDS = "It runs thin and leaves no film.";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("what is written is read whole, or not at all", () => {
  const good = { order: "o", product: "p", skin: "dry", weeks: "6", stars: "4", text: ` ${WORDS}\r\nGood. ` };
  expect(parseReview(formOf(good))).toEqual({
    ...good,
    weeks: 6,
    stars: 4,
    text: `${WORDS}\nGood.`,
  });
  for (const wrong of [
    { skin: "scaly" },
    { weeks: "0" },
    { weeks: "521" },
    { weeks: "1.5" },
    { stars: "6" },
    { text: "Too short." },
    { text: "a".repeat(1001) },
  ])
    expect(parseReview(formOf({ ...good, ...wrong })), JSON.stringify(wrong)).toBeUndefined();
});

test("an average is told of ten, not of nine", () => {
  expect(toShown([], { count: 9, stars: 40 }).average).toBeUndefined();
  expect(toShown([], { count: 10, stars: 43 }).average).toBe(4.3);
});

test("of a hidden one there is only why, and nobody's name", () => {
  const review = {
    ...{ id: "r", name: "Ada", skin: "dry", weeks: 6, text: WORDS, language: "en", stars: 4 },
    ...{ answer: "Gladly.", hiddenBecause: "It names a person.", at: "2026-11-28T00:00:00.000Z" },
  } satisfies Review;
  const { stars: _, ...shown } = review;
  expect(toShown([review], { count: 0, stars: 0 }).list).toEqual([
    { ...shown, name: "", text: "", answer: "" },
  ]);
});

describeOnEachDatabase("reviews by people who bought", (db) => {
  async function buyer(productId: string, status: "shipped" | "delivered" = "delivered") {
    const shopper = await insertShopper(db());
    const id = crypto.randomUUID();
    await db()
      .insert(orders)
      .values({
        id,
        userId: shopper.id,
        items: [{ productId, quantity: 1, price: 4800, name: "Jar", imageUrl: "" }],
        subtotal: 4800,
        shipping: 1000,
        totalAmount: 5800,
        shippingAddress: makeAddress(),
        status,
        idempotencyKey: crypto.randomUUID(),
        requestHash: "",
      });
    return { shopper, id };
  }
  const write = (by: Actor, order: string, product: string, text = WORDS) =>
    saveReview(db(), by, { order, product, skin: "dry", weeks: 6, stars: 4, text }, "en");

  test("one for each product and buyer, changed and withdrawn by who wrote it", async () => {
    const { id: product } = await insertProduct(db());
    const [ada, bea] = [await buyer(product), await buyer(product)];
    await db().update(users).set({ displayName: "Ada" }).where(eq(users.id, ada.shopper.id));
    const before = await currentCatalogueVersion(db());
    expect(await write(ada.shopper, ada.id, product)).toBe("shown");
    // What is kept of the page is out of date.
    expect(await currentCatalogueVersion(db())).not.toBe(before);
    expect(await write(ada.shopper, ada.id, product, `${WORDS} Still.`)).toBe("shown");
    await write(bea.shopper, bea.id, product);
    const shown = await listReviews(db(), product);
    expect(shown).toMatchObject({ count: 2, list: [{ name: "" }, { name: "Ada", text: `${WORDS} Still.` }] });
    expect(JSON.stringify(shown)).not.toContain("stars");
    expect(await listReviewable(db(), ada.shopper, ada.id, "en")).toMatchObject([
      { productId: product, review: { weeks: 6, stars: 4 } },
    ]);
    await withdrawReview(db(), bea.shopper, product);
    expect((await listReviews(db(), product)).list.map(({ name }) => name)).toEqual(["Ada"]);
  });

  test("only of what one bought oneself, and has", async () => {
    const { id: product } = await insertProduct(db());
    const { id: other } = await insertProduct(db());
    const [owner, waiting, stranger] = [
      await buyer(product),
      await buyer(product, "shipped"),
      await insertShopper(db()),
    ];
    expect(await write(stranger, owner.id, product)).toBeUndefined();
    expect(await write(owner.shopper, owner.id, other)).toBeUndefined();
    expect(await write(waiting.shopper, waiting.id, product)).toBeUndefined();
    await write(owner.shopper, owner.id, product);
    await withdrawReview(db(), stranger, product);
    expect((await listReviews(db(), product)).count).toBe(1);
  });

  test("the owner answers, and hides with a reason that stands in its place", async () => {
    const { id: product } = await insertProduct(db(), { name: "Tide" });
    const { shopper, id } = await buyer(product);
    await write(shopper, id, product);
    const mine = async () => (await listAnyReviews(db(), ADMIN)).find((one) => one.productId === product);
    const review = (await mine())?.id ?? "";
    const answer = (intent: string, words = "") =>
      answerReview(db(), ADMIN, formOf({ intent, review, words }));
    expect(await answer("answer-review", "Gladly.")).toBe(true);
    expect(await answer("hide-review")).toBe(false);
    expect(await mine()).toMatchObject({ product: "Tide", answer: "Gladly.", hiddenBecause: "" });
    expect(await answer("hide-review", "It names a person.")).toBe(true);
    const hidden = await listReviews(db(), product);
    expect(hidden).toMatchObject({ count: 0, list: [{ hiddenBecause: "It names a person." }] });
    expect(JSON.stringify(hidden)).not.toContain(WORDS);
    expect(await listReviewable(db(), shopper, id, "en")).toMatchObject([
      { review: { text: WORDS, hiddenBecause: "It names a person." } },
    ]);
    expect(await answer("show-review")).toBe(true);
    expect((await listReviews(db(), product)).count).toBe(1);
    const deed = and(eq(adminLog.deed, "review-answer"), eq(adminLog.subjectId, product));
    expect(await db().$count(adminLog, deed)).toBe(3);
    expect(await answerReview(db(), ADMIN, formOf({ intent: "show-review", review: "none" }))).toBe(false);
  });

  test("what was hidden stays so, changed or written anew, until the owner shows it", async () => {
    const { id: product } = await insertProduct(db());
    const { shopper, id } = await buyer(product);
    await write(shopper, id, product);
    const mine = async () => (await listAnyReviews(db(), ADMIN)).find((one) => one.productId === product);
    const review = (await mine())?.id ?? "";
    const answer = (intent: string) =>
      answerReview(db(), ADMIN, formOf({ intent, review, words: "It names a person." }));
    const hidden = { count: 0, list: [{ text: "", hiddenBecause: "It names a person." }] };
    await answer("hide-review");
    expect(await write(shopper, id, product, `${WORDS} Ada.`)).toBe("hidden");
    expect(await listReviews(db(), product)).toMatchObject(hidden);
    await withdrawReview(db(), shopper, product);
    expect(await listReviews(db(), product)).toMatchObject({ count: 0, list: [] });
    expect(await mine()).toMatchObject({ name: "", text: "" });
    const [left] = await listReviewable(db(), shopper, id, "en");
    expect(left).toMatchObject({ hiddenBecause: "It names a person." });
    expect(left).not.toHaveProperty("review");
    expect(await write(shopper, id, product)).toBe("hidden");
    expect(await listReviews(db(), product)).toMatchObject(hidden);
    await answer("show-review");
    expect(await listReviews(db(), product)).toMatchObject({ count: 1, list: [{ text: WORDS }] });
  });

  test("of what its writer took back there is nothing to show: they write anew", async () => {
    const { id: product } = await insertProduct(db());
    const { shopper, id } = await buyer(product);
    await write(shopper, id, product);
    const [row] = await db().select().from(reviews).where(eq(reviews.productId, product));
    const answer = (intent: string) =>
      answerReview(db(), ADMIN, formOf({ intent, review: row?.id ?? "", words: "It names a person." }));
    await answer("hide-review");
    await withdrawReview(db(), shopper, product);
    expect(await answer("show-review")).toBe(true);
    expect(await listReviews(db(), product)).toMatchObject({ count: 0, list: [] });
    expect(await write(shopper, id, product)).toBe("shown");
  });

  test("is gone with its writer, and stays for a product that may come back", async () => {
    const { id: product } = await insertProduct(db());
    const [one, other] = [await buyer(product), await buyer(product)];
    for (const { shopper, id } of [one, other]) await write(shopper, id, product);
    await db().delete(users).where(eq(users.id, one.shopper.id));
    expect((await listReviews(db(), product)).count).toBe(1);
    await db().delete(products).where(eq(products.id, product));
    expect(await db().$count(reviews, eq(reviews.productId, product))).toBe(1);
  });
});
