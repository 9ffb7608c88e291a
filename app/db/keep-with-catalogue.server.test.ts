import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeOnEachDatabase } from "#test/database.ts";
import { insertProduct } from "#test/factories.ts";
import { keepWithCatalogue } from "./keep-with-catalogue.server.ts";
import type { Database } from "./client.server.ts";
import { products } from "./schema.ts";

/** A reader that tells how often it was asked. */
function priceReader() {
  let reads = 0;
  const read = keepWithCatalogue(async (db: Database, id: string) => {
    reads += 1;
    const [row] = await db.select({ price: products.price }).from(products).where(eq(products.id, id));
    return row?.price;
  });
  return { read, reads: () => reads };
}

describeOnEachDatabase("what is kept with the catalogue", (db) => {
  test("is read once while nothing changes, and for each question by itself", async () => {
    const one = await insertProduct(db(), { price: 4000 });
    const other = await insertProduct(db(), { price: 5000 });
    const { read, reads } = priceReader();
    expect(await read(db(), one.id)).toBe(4000);
    expect(await read(db(), one.id)).toBe(4000);
    expect(await read(db(), other.id)).toBe(5000);
    expect(reads()).toBe(2);
  });

  test("is read anew after any change of a product, whoever made it", async () => {
    const { id } = await insertProduct(db(), { price: 4000, stock: 5 });
    const { read, reads } = priceReader();
    expect(await read(db(), id)).toBe(4000);
    await db().update(products).set({ price: 4200 }).where(eq(products.id, id));
    expect(await read(db(), id)).toBe(4200);
    await db().update(products).set({ stock: 4 }).where(eq(products.id, id));
    await read(db(), id);
    expect(reads()).toBe(3);
    await db().delete(products).where(eq(products.id, id));
    expect(await read(db(), id)).toBeUndefined();
  });

  test("is kept for all that was asked, in one language as in the other", async () => {
    const read = keepWithCatalogue(
      async (_: Database, id: string, language: string) => `${id} in ${language}`,
    );
    for (const language of ["en", "fr", "en"])
      expect(await read(db(), "silk", language)).toBe(`silk in ${language}`);
  });

  test("is not kept when reading it failed", async () => {
    let fails = true;
    const read = keepWithCatalogue(async () => {
      if (fails) throw new Error("no answer");
      return "answer";
    });
    await expect(read(db())).rejects.toThrow("no answer");
    fails = false;
    expect(await read(db())).toBe("answer");
  });
});
