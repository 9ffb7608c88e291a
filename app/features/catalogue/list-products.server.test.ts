import { expect, test } from "vitest";
import { products } from "#app/db/schema.ts";
import { demoCatalogue, seed } from "#db/seed/seed.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { findProduct, listFeatured, listProducts, listRelated } from "./list-products.server.ts";

describeOnEachDatabase("the catalogue", (db) => {
  test("the demo catalogue is loaded once, into an empty shop only", async () => {
    expect(await seed(db())).toBe(24);
    expect(await seed(db())).toBe(0);
    expect(await db().$count(products)).toBe(24);
  });

  test("products come newest first", async () => {
    const listed = await listProducts(db(), "en");
    expect(listed).toHaveLength(demoCatalogue().length);
    const ages = listed.map((product) => Date.parse(product.createdAt));
    expect(ages).toEqual(ages.toSorted((one, other) => other - one));
  });

  test("texts are in the language asked for, with English as the fallback", async () => {
    const [first] = demoCatalogue();
    if (!first) throw new Error("the catalogue is empty");
    expect(await findProduct(db(), first.id, "fr")).toMatchObject({ name: first.translations.fr?.name });
    const bare = { ...first, id: "bare", translations: { fr: { name: "Nom" } } };
    await db().insert(products).values(bare);
    expect(await findProduct(db(), "bare", "fr")).toMatchObject({ name: "Nom", usage: first.usage });
    expect(await findProduct(db(), "bare", "sp")).toMatchObject({ name: first.name });
  });

  test("featured ones are the flagged ones", async () => {
    const featured = await listFeatured(db(), "en");
    expect(featured.length).toBeGreaterThan(0);
    expect(featured.every((product) => product.featured)).toBe(true);
  });

  test("related: at most 4 of the same category, never the product itself", async () => {
    const [product] = await listProducts(db(), "en");
    if (!product) throw new Error("the catalogue is empty");
    const related = await listRelated(db(), product, "en");
    expect(related).toHaveLength(4);
    expect(related.every(({ category }) => category === product.category)).toBe(true);
    expect(related.map(({ id }) => id)).not.toContain(product.id);
  });
});
