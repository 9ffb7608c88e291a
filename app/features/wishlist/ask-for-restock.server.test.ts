import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { authUser, outbox, products, stockAlerts, users } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { insertProduct, insertShopper } from "#test/factories.ts";
import { loadProfile, type Profile } from "#app/features/accounts/load-profile.server.ts";
import { askForRestock } from "./ask-for-restock.server.ts";
import { unsubscribe } from "#app/outbox/unsubscribe.server.ts";
import { changeWishlist } from "./change-wishlist.server.ts";

describeOnEachDatabase("asking for a mail when a product is back", (db) => {
  const awaitedBy = async (shopper: Profile) => (await loadProfile(db(), { ...shopper, name: "" }))?.awaited;

  test("is kept once for a sold-out product, and can be taken back", async () => {
    const [product, shopper] = [await insertProduct(db(), { stock: 0 }), await insertShopper(db())];
    const send = (intent: "ask" | "withdraw") =>
      askForRestock(db(), shopper, { intent, productId: product.id }, "sp");
    expect([await send("ask"), await send("ask")]).toEqual([true, true]);
    expect(await awaitedBy(shopper)).toEqual([product.id]);
    const [row] = await db().select({ wishlist: users.wishlist }).from(users).where(eq(users.id, shopper.id));
    expect(row?.wishlist).toEqual([product.id]);
    expect(await db().$count(stockAlerts, eq(stockAlerts.userId, shopper.id))).toBe(1);
    expect(await send("withdraw")).toBe(false);
    expect(await awaitedBy(shopper)).toEqual([]);
    await db().update(products).set({ stock: 1 }).where(eq(products.id, product.id));
    expect(await db().$count(outbox)).toBe(0);
  });

  test("ends with the wish", async () => {
    const [product, shopper] = [await insertProduct(db(), { stock: 0 }), await insertShopper(db())];
    await askForRestock(db(), shopper, { intent: "ask", productId: product.id }, "en");
    await changeWishlist(db(), shopper, { intent: "take", productId: product.id });
    expect(await awaitedBy(shopper)).toEqual([]);
  });

  test("after such mails were ended, is kept for whoever has confirmed that the address is theirs", async () => {
    const [product, shopper] = [await insertProduct(db(), { stock: 0 }), await insertShopper(db())];
    const ask = () => askForRestock(db(), shopper, { intent: "ask", productId: product.id }, "en");
    expect(await ask()).toBe(true);
    await unsubscribe(db(), shopper.id);
    expect(await awaitedBy(shopper)).toEqual([]);
    expect(await ask()).toBe(false);
    expect(await awaitedBy(shopper)).toEqual([]);
    await db()
      .insert(authUser)
      .values({ id: shopper.id, email: shopper.email, name: "", emailVerified: true });
    expect(await ask()).toBe(true);
    expect(await awaitedBy(shopper)).toEqual([product.id]);
  });

  test("is sent when it can be bought again, not when an archived one is put on the shelf", async () => {
    const [product, shopper] = [await insertProduct(db(), { stock: 0 }), await insertShopper(db())];
    await askForRestock(db(), shopper, { intent: "ask", productId: product.id }, "fr");
    const set = (fields: Partial<typeof products.$inferInsert>) =>
      db().update(products).set(fields).where(eq(products.id, product.id));
    await set({ state: "archived" });
    await set({ stock: 3 });
    expect(await awaitedBy(shopper)).toEqual([product.id]);
    expect(await askForRestock(db(), shopper, { intent: "ask", productId: product.id }, "en")).toBe(false);
    await set({ state: "on-sale" });
    expect(await awaitedBy(shopper)).toEqual([]);
    const told = await db()
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(eq(sql`payload ->> 'productId'`, product.id));
    expect(told).toEqual([{ payload: { userId: shopper.id, productId: product.id, language: "fr" } }]);
  });

  test("is not kept for a product that is in stock, or gone", async () => {
    const [product, shopper] = [await insertProduct(db(), { stock: 1 }), await insertShopper(db())];
    for (const productId of [product.id, "nothing"])
      expect(await askForRestock(db(), shopper, { intent: "ask", productId }, "en")).toBe(false);
    expect(await db().$count(stockAlerts, eq(stockAlerts.userId, shopper.id))).toBe(0);
  });
});
