import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products, users } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { insertProduct, insertShopper } from "#test/factories.ts";
import { changeWishlist } from "./change-wishlist.server.ts";
import { loadWishlist } from "./load-wishlist.server.ts";

describeOnEachDatabase("changing a wishlist", (db) => {
  const wishlistOf = async (id: string) => {
    const [row] = await db().select({ wishlist: users.wishlist }).from(users).where(eq(users.id, id));
    return row?.wishlist ?? [];
  };

  test("puts a product in once and takes it out", async () => {
    const product = await insertProduct(db());
    const shopper = await insertShopper(db());
    const change = (intent: "put" | "take") =>
      changeWishlist(db(), shopper, { intent, productId: product.id });
    await change("put");
    await change("put");
    expect(await wishlistOf(shopper.id)).toEqual([product.id]);
    await change("take");
    expect(await wishlistOf(shopper.id)).toEqual([]);
  });

  test("shows the latest wish first and leaves out what is gone", async () => {
    const [a, b, c] = [await insertProduct(db()), await insertProduct(db()), await insertProduct(db())];
    await db().delete(products).where(eq(products.id, b.id));
    const cards = await loadWishlist(db(), [a.id, b.id, c.id], "en");
    expect(cards.map((card) => card.id)).toEqual([c.id, a.id]);
  });

  test("a product that does not exist is refused", async () => {
    const shopper = await insertShopper(db());
    expect(await changeWishlist(db(), shopper, { intent: "put", productId: "nothing" })).toEqual({
      ok: false,
    });
  });
});
