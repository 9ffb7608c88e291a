import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { products, stockAlerts, users } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN, insertProduct, insertShopper, makeProduct } from "#test/factories.ts";
import { deleteProduct } from "./delete-product.server.ts";
import { findEditable } from "./find-editable.server.ts";
import type { ProductInput } from "./parse-product.server.ts";
import { newProductKey } from "./product-key.ts";
import { restoreProduct } from "./restore-product.server.ts";
import { setStock } from "./set-stock.server.ts";
import { SkuTaken } from "./sku-taken.server.ts";
import { createProduct, updateProduct } from "./save-product.server.ts";

function makeInput(overrides: Partial<ProductInput> = {}): ProductInput {
  const { id: _id, createdAt: _createdAt, claims: _claims, ...input } = makeProduct(overrides);
  return input;
}

async function sell(db: Database, id: string, units: number): Promise<void> {
  await db
    .update(products)
    .set({ stock: sql`${products.stock} - ${units}` })
    .where(eq(products.id, id));
}

describeOnEachDatabase("saving a product", (db) => {
  test("a new one gets a readable id of its own, version 1 and the time", async () => {
    const input = makeInput({ name: "Crème de Nuit n° 5", price: 4850 });
    const [one, other] = [await createProduct(db(), ADMIN, input), await createProduct(db(), ADMIN, input)];
    expect(one).toMatch(/^creme-de-nuit-no?-5-[a-z0-9]{8}$/);
    expect(other).not.toBe(one);
    expect(await findEditable(db(), ADMIN, one)).toMatchObject({ ...input, id: one, version: 1 });
    const [row] = await db().select().from(products).where(eq(products.id, one));
    expect(Math.abs(Date.now() - (row?.createdAt.getTime() ?? 0))).toBeLessThan(60_000);
  });

  test("a name without Latin letters still gets an address", async () => {
    expect(await createProduct(db(), ADMIN, makeInput({ name: "珍珠" }))).toMatch(/^[a-z0-9]{8}$/);
  });

  test("saved again with the same key it stays one product, with the latest fields and the stock that is left", async () => {
    const key = newProductKey();
    const id = await createProduct(db(), ADMIN, makeInput({ name: "Tide", stock: 20 }), key);
    await sell(db(), id, 3);
    expect(await createProduct(db(), ADMIN, makeInput({ name: "Low tide", stock: 20 }), key)).toBe(id);
    expect(await findEditable(db(), ADMIN, id)).toMatchObject({ name: "Low tide", stock: 17 });
  });

  test("an edit changes the fields, counts the version and leaves translations alone", async () => {
    const { id } = await insertProduct(db(), { stock: 20 });
    const translations = { fr: { name: "Baume", description: "Doux.", usage: "Le soir." } };
    await db().update(products).set({ translations }).where(eq(products.id, id));
    const input = makeInput({ name: "New name", price: 1, stock: 20, featured: true });
    expect(await updateProduct(db(), ADMIN, { id, version: 1, shownStock: 20 }, input)).toEqual({ ok: true });
    expect(await findEditable(db(), ADMIN, id)).toMatchObject({
      ...input,
      version: 2,
      translations,
    });
    const [row] = await db().select().from(products).where(eq(products.id, id));
    expect(row?.translations).toEqual(translations);
  });

  test("texts in other languages are saved with the others", async () => {
    const translations = { fr: { name: "Baume" }, sp: { usage: "De noche." } };
    const id = await createProduct(db(), ADMIN, { ...makeInput({ stock: 20 }), translations });
    expect(await findEditable(db(), ADMIN, id)).toMatchObject({ translations });
    const edit = { ...makeInput({ stock: 20 }), translations: { sp: { name: "Bálsamo" } } };
    await updateProduct(db(), ADMIN, { id, version: 1, shownStock: 20 }, edit);
    expect((await findEditable(db(), ADMIN, id))?.translations).toEqual({ sp: { name: "Bálsamo" } });
  });

  test("the second of two editors is told, and overwrites nothing", async () => {
    const { id } = await insertProduct(db(), { stock: 20 });
    const shown = { id, version: 1, shownStock: 20 };
    const first = makeInput({ name: "First", stock: 20 });
    expect(await updateProduct(db(), ADMIN, shown, first)).toEqual({ ok: true });
    expect(await updateProduct(db(), ADMIN, shown, makeInput({ name: "Second", stock: 99 }))).toMatchObject({
      ok: false,
      reason: "conflict",
      current: { name: "First", version: 2, stock: 20 },
    });
    expect(await findEditable(db(), ADMIN, id)).toMatchObject({ name: "First", stock: 20 });
  });

  test("of many editors at once, one wins", async () => {
    const { id } = await insertProduct(db());
    const edits = Array.from({ length: 8 }, (_, place) =>
      updateProduct(
        db(),
        ADMIN,
        { id, version: 1, shownStock: 20 },
        makeInput({ name: `Editor ${place}`, stock: 20 }),
      ),
    );
    const results = await Promise.all(edits);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
  });

  test.each([
    { shown: 20, sold: 3, entered: 20, left: 17, what: "an untouched stock keeps the sales" },
    { shown: 20, sold: 3, entered: 50, left: 47, what: "a delivery is added to what is left" },
    { shown: 20, sold: 3, entered: 15, left: 12, what: "a loss is taken off what is left" },
    { shown: 20, sold: 15, entered: 2, left: 0, what: "never below nothing" },
  ])("$what", async ({ shown, sold, entered, left }) => {
    const { id } = await insertProduct(db(), { stock: shown });
    await sell(db(), id, sold);
    const result = await updateProduct(
      db(),
      ADMIN,
      { id, version: 1, shownStock: shown },
      makeInput({ stock: entered }),
    );
    expect(result).toEqual({ ok: true });
    expect((await findEditable(db(), ADMIN, id))?.stock).toBe(left);
  });

  test("a stock changed in the list is added to what is left, and is no new version", async () => {
    const { id } = await insertProduct(db(), { stock: 20 });
    await sell(db(), id, 3);
    expect(await setStock(db(), ADMIN, { id, shown: 20, stock: 25 })).toBe(true);
    expect(await findEditable(db(), ADMIN, id)).toMatchObject({ stock: 22, version: 1 });
    expect(await setStock(db(), ADMIN, { id, shown: 25, stock: 0 })).toBe(true);
    expect(await findEditable(db(), ADMIN, id)).toMatchObject({ stock: 0 });
    expect(await setStock(db(), ADMIN, { id: "none", shown: 0, stock: 5 })).toBe(false);
  });

  test("a deletion can be undone: the product is back as it was, once", async () => {
    const { id } = await insertProduct(db(), { stock: 7, images: ["a.jpg"], concerns: ["eyes"] });
    const [before] = await db().select().from(products).where(eq(products.id, id));
    await deleteProduct(db(), ADMIN, id);
    expect(await restoreProduct(db(), ADMIN, id)).toBe(true);
    expect(await restoreProduct(db(), ADMIN, id)).toBe(true);
    expect((await db().select().from(products).where(eq(products.id, id)))[0]).toEqual(before);
    expect(await restoreProduct(db(), ADMIN, "never was")).toBe(false);
  });

  test("a deletion that is undone keeps who asked for a mail", async () => {
    const [{ id }, stays, goes] = [
      await insertProduct(db(), { stock: 0 }),
      await insertShopper(db()),
      await insertShopper(db()),
    ];
    for (const userId of [stays.id, goes.id])
      await db().insert(stockAlerts).values({ userId, productId: id, language: "fr" });
    await deleteProduct(db(), ADMIN, id);
    await db().delete(users).where(eq(users.id, goes.id));
    await restoreProduct(db(), ADMIN, id);
    const awaited = await db().select().from(stockAlerts).where(eq(stockAlerts.productId, id));
    expect(awaited).toMatchObject([{ userId: stays.id, language: "fr" }]);
  });

  test("two products never have one SKU; without any there are many", async () => {
    const first = await createProduct(db(), ADMIN, { ...makeInput(), sku: "NC-1" });
    for (const _ of [1, 2]) await createProduct(db(), ADMIN, { ...makeInput(), sku: "" });
    await expect(createProduct(db(), ADMIN, { ...makeInput(), sku: "NC-1" })).rejects.toThrow(SkuTaken);
    const second = await createProduct(db(), ADMIN, { ...makeInput(), sku: "NC-2" });
    const edit = (sku: string) =>
      updateProduct(
        db(),
        ADMIN,
        { id: second, version: 1, shownStock: 0 },
        { ...makeInput(), stock: 0, sku },
      );
    await expect(edit("NC-1")).rejects.toThrow(SkuTaken);
    expect(await findEditable(db(), ADMIN, second)).toMatchObject({ sku: "NC-2", version: 1 });
    // The SKU of a deleted product is free; put back, that one does without.
    await deleteProduct(db(), ADMIN, first);
    expect(await edit("NC-1")).toEqual({ ok: true });
    expect(await restoreProduct(db(), ADMIN, first)).toBe(true);
    expect(await findEditable(db(), ADMIN, first)).toMatchObject({ sku: "" });
    await deleteProduct(db(), ADMIN, second);
    expect(await restoreProduct(db(), ADMIN, second)).toBe(true);
    expect(await findEditable(db(), ADMIN, second)).toMatchObject({ sku: "NC-1" });
  });

  test("after a day a deletion stays one", async () => {
    const [{ id }, other] = [await insertProduct(db()), await insertProduct(db())];
    await deleteProduct(db(), ADMIN, id, new Date(Date.now() - 25 * 60 * 60 * 1000));
    await deleteProduct(db(), ADMIN, other.id);
    expect(await restoreProduct(db(), ADMIN, id)).toBe(false);
    expect(await restoreProduct(db(), ADMIN, other.id)).toBe(true);
  });

  test("a deleted one cannot be saved; deleting twice is no error", async () => {
    const { id } = await insertProduct(db());
    await deleteProduct(db(), ADMIN, id);
    await deleteProduct(db(), ADMIN, id);
    expect(await findEditable(db(), ADMIN, id)).toBeUndefined();
    expect(await updateProduct(db(), ADMIN, { id, version: 1, shownStock: 20 }, makeInput())).toEqual({
      ok: false,
      reason: "gone",
    });
  });
});
