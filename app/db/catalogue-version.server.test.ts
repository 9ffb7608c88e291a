import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "./schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { insertProduct } from "#test/factories.ts";
import { catalogueVersion } from "./catalogue-version.server.ts";

describeOnEachDatabase("the catalogue's version", (db) => {
  test("moves with a new product, a sale from its stock, a new price and a deletion", async () => {
    const seen = [await catalogueVersion(db())];
    const { id } = await insertProduct(db(), { stock: 5 });
    const mine = eq(products.id, id);
    const note = async () => seen.push(await catalogueVersion(db()));
    await note();
    await db().update(products).set({ stock: 4 }).where(mine);
    await note();
    await db().update(products).set({ price: 4200 }).where(mine);
    await note();
    await db().delete(products).where(mine);
    await note();
    expect(new Set(seen).size).toBe(seen.length);
  });

  test("stays as it is while nothing changes, and after a change that was taken back", async () => {
    const before = await catalogueVersion(db());
    const undone = db().transaction(async (tx) => {
      await insertProduct(tx, {});
      throw new Error("taken back");
    });
    await expect(undone).rejects.toThrow("taken back");
    expect(await catalogueVersion(db())).toBe(before);
  });

  test("counts a transaction once, however many products it changes", async () => {
    for (let made = 0; made < 3; made += 1) await insertProduct(db(), {});
    const before = await catalogueVersion(db());
    await db().transaction(async (tx) => {
      await tx.update(products).set({ stock: sql`${products.stock} + 1` });
      await tx.update(products).set({ stock: sql`${products.stock} + 1` });
    });
    expect(await catalogueVersion(db())).toBe(before + 1);
  });
});
