import { beforeAll, expect, test } from "vitest";
import { seed } from "#db/seed/seed.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import type { Language } from "#app/i18n/language.ts";
import { searchProducts } from "./search-products.server.ts";
import { readShelfQuery } from "./shelf.ts";

describeOnEachDatabase("searchProducts", (db) => {
  beforeAll(async () => {
    await seed(db());
  });

  const search = (address: string, language: Language = "en") =>
    searchProducts(db(), readShelfQuery(new URLSearchParams(address)), language);
  const idsOf = async (address: string, language?: Language) =>
    (await search(address, language)).products.map(({ id }) => id);

  test("everything, newest first, when nothing is asked", async () => {
    const shelf = await search("");
    expect(shelf).toMatchObject({ total: 24, pages: 1, counts: { category: { Serum: 6 } } });
    expect(shelf.products[0]?.id).toBe("silk-milk");
  });

  test.each<[string, Language, string]>([
    ["silk milk", "en", "silk-milk"],
    ["silk milk", "fr", "silk-milk"],
    ["lait de soie", "fr", "silk-milk"],
    ["leche de seda", "sp", "silk-milk"],
    ["retinol", "en", "night-current"],
    ["rétinol", "fr", "night-current"],
    ["retinol", "sp", "night-current"],
    ["niacinamide", "en", "smooth-stone-serum"],
    ["salicylic acid", "en", "undertow-gel"],
    ["acide salicylique", "fr", "undertow-gel"],
    ["ácido salicílico", "sp", "undertow-gel"],
    ["dark circles", "en", "shallows-eye-gel"],
    ["cernes", "fr", "shallows-eye-gel"],
    ["ojeras", "sp", "shallows-eye-gel"],
    ["crème solaire", "fr", "noon-veil-spf-30"],
    ["eye gel", "en", "shallows-eye-gel"],
  ])("%s in %s finds %s", async (words, language, id) => {
    expect(await idsOf(`q=${encodeURIComponent(words)}`, language)).toContain(id);
  });

  test.each<[string, Language, string]>([
    ["niacinamde", "en", "smooth-stone-serum"],
    ["retnol", "en", "night-current"],
    ["moonstne serum", "en", "moonstone-serum"],
    ["secheresse", "fr", "silk-milk"],
    ["hidratnte", "sp", "deep-water-serum"],
    ["cremme", "fr", "inner-shell-cream"],
  ])("%s in %s, mistyped, finds %s all the same", async (words, language, id) => {
    expect(await idsOf(`q=${encodeURIComponent(words)}`, language)).toContain(id);
  });

  test.each<[string, Language]>([
    ["no perfume", "en"],
    ["without fragrance", "en"],
    ["fragrance free", "en"],
    ["unscented", "en"],
    ["sans parfum", "fr"],
    ["non parfumé", "fr"],
    ["sin perfume", "sp"],
    ["libre de fragancia", "sp"],
    ["sans parfum", "en"],
  ])("%s in %s is what the filter shows", async (words, language) => {
    const filtered = await idsOf("claim=fragrance-free", language);
    expect(filtered).toHaveLength(19);
    expect((await idsOf(`q=${encodeURIComponent(words)}`, language)).toSorted()).toEqual(filtered.toSorted());
  });

  test.each<[string, Language]>([
    ["pregnancy", "en"],
    ["safe when pregnant", "en"],
    ["grossesse", "fr"],
    ["crème femme enceinte", "fr"],
    ["masque de grossesse", "fr"],
    ["embarazo", "sp"],
    ["sérum embarazada", "sp"],
  ])("%s in %s shows nothing that is advised against then", async (words, language) => {
    const allowed = await idsOf("claim=pregnancy", language);
    const found = await idsOf(`q=${encodeURIComponent(words)}`, language);
    expect(found).not.toEqual([]);
    expect(found.filter((id) => !allowed.includes(id))).toEqual([]);
    expect(allowed).not.toContain("night-current");
  });

  test("products with an excluded ingredient are hidden, others that match are shown", async () => {
    expect(await idsOf("q=serum without perfume")).toEqual(
      expect.arrayContaining(await idsOf("q=serum&claim=fragrance-free")),
    );
    for (const [q, language] of [
      ["no retinol", "en"],
      ["retinol-free", "en"],
      ["sans rétinol", "fr"],
      ["sin retinol", "sp"],
    ] as const) {
      const found = await idsOf(`q=${encodeURIComponent(q)}`, language);
      expect(found).not.toContain("night-current");
      expect(found).toContain("silk-milk");
    }
    expect(await idsOf("q=serum without salicylic acid or perfume")).not.toContain("undertow-gel");
    expect((await idsOf("q=without salicylic acid")).length).toBeGreaterThan(10);
  });

  test.each(["spf30", "SPF 30", "fps30"])("%s finds the sunscreen", async (q) => {
    expect((await idsOf(`q=${q}`))[0]).toBe("noon-veil-spf-30");
  });

  test("all words must fit, what is nowhere finds nothing", async () => {
    expect(await idsOf("q=serum for wrinkles")).toContain("first-light-serum");
    expect(await idsOf("q=serum for wrinkles")).not.toContain("night-current");
    expect(await search("q=lawnmower")).toMatchObject({ total: 0, products: [] });
  });

  test("the product that is named comes first", async () => {
    expect((await idsOf("q=pearl dust"))[0]).toBe("pearl-dust");
    expect((await idsOf("q=retinal"))[0]).toBe("seven-tides-ampoules");
  });

  test("filters narrow each other and count what each further choice would leave", async () => {
    const shelf = await search("category=Serum&concern=dark-spots&claim=fragrance-free");
    expect(shelf.products.map(({ id }) => id).toSorted()).toEqual([
      "first-light-serum",
      "moonstone-serum",
      "quiet-harbor-serum",
    ]);
    expect(shelf.counts.category).toMatchObject({ Serum: 3, Treatment: 2, Moisturizer: 1 });
    expect(shelf.counts.concern).toMatchObject({ "dark-spots": 3, lines: 2 });
    expect(Object.values(shelf.counts.line).reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  test("nothing that holds a retinoid or perfume is shown for those who leave it out", async () => {
    expect(await idsOf("claim=pregnancy")).not.toContain("night-current");
    expect(await idsOf("claim=fragrance-free")).not.toContain("slow-amber-oil");
    expect(await idsOf("claim=fragrance-free")).toContain("silk-milk");
  });

  test("orders: by price, by the steps of a routine", async () => {
    const prices = (await search("sort=price")).products.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    const categories = (await search("sort=routine")).products.map(({ category }) => category);
    expect(categories.slice(0, 6)).toEqual(Array(6).fill("Cleanser"));
    expect(categories.slice(-6)).toEqual(Array(6).fill("Treatment"));
  });

  test("of prices that are asked for, the least and the most are within", async () => {
    const { products } = await search("sort=price");
    const price = products[5]?.price ?? 0;
    const asked = readShelfQuery(new URLSearchParams());
    const found = await searchProducts(db(), { ...asked, least: price, most: price }, "en");
    expect(found.products.map(({ id }) => id).toSorted()).toEqual(
      products
        .filter((product) => product.price === price)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  test("strange searches are only searches", async () => {
    for (const q of ["'", "a & | ! <-> (", "%_\\", ":*", "é".repeat(99), "the of and", "🙂"])
      await expect(idsOf(`q=${encodeURIComponent(q)}`)).resolves.toBeInstanceOf(Array);
  });
});
