import { eq, ne } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { PAGE_SIZE } from "#app/db/page.ts";
import { products } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN, insertProduct } from "#test/factories.ts";
import { countShortages } from "./count-shortages.server.ts";
import { listProductsForAdmin } from "./list-products-for-admin.server.ts";
import { CATEGORIES, LOW_STOCK, type Product } from "./product.ts";
import { readProductQuery } from "./product-query.ts";

const NAMES = ["apple balm", "Zinc Veil", "Birch 100% oil", "birch_oil", "Mallow"];

describeOnEachDatabase("the admin's list of products", (db) => {
  const list = (search: string) =>
    listProductsForAdmin(db(), ADMIN, readProductQuery(new URLSearchParams(search)), "en");
  const names = async (search: string) => (await list(search)).rows.map((row) => row.name);

  beforeAll(async () => {
    for (const [place, name] of NAMES.entries()) {
      await insertProduct(db(), {
        name,
        price: 1000 * ((place * 2) % 5),
        stock: place,
        category: place === 2 ? "Treatment" : "Serum",
        featured: place === 1,
        createdAt: new Date(place * 1000).toISOString(),
      });
    }
    const translations = { fr: { name: "Crème de Mauve" }, sp: { name: "Malva" } };
    await db().update(products).set({ translations }).where(eq(products.name, "Mallow"));
  });

  test("newest first", async () => {
    expect(await names("")).toEqual(NAMES.toReversed());
  });

  test.each([
    ["q=BIRCH", ["birch_oil", "Birch 100% oil"]],
    ["q=%25", ["Birch 100% oil"]],
    ["q=_", ["birch_oil"]],
    ["q=\\", []],
    ["q=mauve", ["Mallow"]],
    ["q=malva", ["Mallow"]],
    ["q=creme", ["Mallow"]],
    ["q=cr%C3%A8me", ["Mallow"]],
    ["q=' or 1=1 --", []],
  ])("searched by %s", async (search, found) => {
    expect(await names(search)).toEqual(found);
  });

  test.each([
    ["sort=name", ["apple balm", "Birch 100% oil", "birch_oil", "Mallow", "Zinc Veil"]],
    ["sort=-name", ["Zinc Veil", "Mallow", "birch_oil", "Birch 100% oil", "apple balm"]],
    ["sort=price", ["apple balm", "birch_oil", "Zinc Veil", "Mallow", "Birch 100% oil"]],
    ["sort=-stock", ["Mallow", "birch_oil", "Birch 100% oil", "Zinc Veil", "apple balm"]],
    ["sort=id;drop", NAMES.toReversed()],
  ])("sorted by %s", async (search, order) => {
    expect(await names(search)).toEqual(order);
  });

  test.each([
    ["category=Treatment", ["Birch 100% oil"]],
    ["category=Treatment&q=mallow", []],
    ["only=low", ["Mallow", "birch_oil", "Birch 100% oil", "Zinc Veil"]],
    ["only=low&sort=stock&q=birch", ["Birch 100% oil", "birch_oil"]],
    ["only=out", ["apple balm"]],
    ["only=featured", ["Zinc Veil"]],
    ["only=everything&category=Toy", NAMES.toReversed()],
  ])("narrowed down by %s", async (search, found) => {
    expect(await names(search)).toEqual(found);
  });

  test("by what is on sale, a draft or archived; only what is on sale is to be reordered", async () => {
    await insertProduct(db(), { name: "Sketch", stock: 0, state: "draft" });
    await insertProduct(db(), { name: "Relic", stock: 0, state: "archived" });
    expect(await names("only=draft")).toEqual(["Sketch"]);
    expect(await names("only=archived")).toEqual(["Relic"]);
    expect(await names("only=on-sale")).toHaveLength(NAMES.length);
    expect(await names("only=out")).toEqual(["apple balm"]);
    expect(await names("")).toEqual(expect.arrayContaining(["Sketch", "Relic"]));
    expect(await countShortages(db(), ADMIN)).toEqual({ low: 4, out: 1 });
    await db().delete(products).where(ne(products.state, "on-sale"));
  });

  test("by SKU or barcode, as it was scanned", async () => {
    const fields = { sku: "NC-021", barcode: "0036000291452" };
    await db().update(products).set(fields).where(eq(products.name, "Mallow"));
    for (const q of ["nc-02", "0036000291452", "036000-291452"])
      expect(await names(`q=${q}`)).toEqual(["Mallow"]);
    expect(await names("q=036000291453")).toEqual([]);
  });

  test("what should be reordered is counted", async () => {
    expect(await countShortages(db(), ADMIN)).toEqual({ low: 4, out: 1 });
  });

  test("in pages of 25, without gaps or repeats", async () => {
    for (let place = 0; place < 30; place += 1) await insertProduct(db(), { name: `Filler ${place}` });
    const first = await list("sort=category");
    const second = await list("sort=category&page=2");
    expect([first.total, first.pages, first.rows.length]).toEqual([35, 2, 25]);
    expect([second.page, second.rows.length]).toEqual([2, 10]);
    expect(new Set([...first.rows, ...second.rows].map((row) => row.id)).size).toBe(35);
    expect((await list("page=99")).page).toBe(2);
    expect(await list("q=nothing like it")).toMatchObject({ rows: [], total: 0, page: 1, pages: 1 });
  });

  test("any search in any order is what all products give when they are looked at one by one", async () => {
    await db().delete(products);
    const kept: Product[] = [];
    for (let place = 0; place < 90; place += 1) {
      kept.push(
        await insertProduct(db(), {
          id: `kept-${String((place * 37) % 90).padStart(2, "0")}`,
          name: `${["Serum", "balm"][place % 2]} ${String((place * 53) % 90).padStart(2, "0")}`,
          price: 1000 + (place % 7),
          stock: place % 12,
          category: CATEGORIES[place % 3],
          featured: place % 5 === 0,
          // Several at the same moment: the id tells them apart.
          createdAt: new Date(Math.floor(place / 4) * 1000).toISOString(),
        }),
      );
    }
    const query = fc.record({
      q: fc.constantFrom("", "serum", "BALM", "1", "nothing like it"),
      category: fc.constantFrom("", ...CATEGORIES),
      only: fc.constantFrom("", "low", "out", "featured", "on-sale", "draft"),
      sort: fc.constantFrom("", "name", "-name", "category", "price", "-price", "-stock"),
      page: fc.constantFrom("1", "2", "3", "4", "9"),
    });
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const plain = plainList(kept, asked);
        const { rows, ...place } = await list(new URLSearchParams(asked).toString());
        expect({ ...place, ids: rows.map(({ id }) => id) }).toEqual(plain);
      }),
      { numRuns: 100 },
    );
  });
});

/** Looks at one product after another. */
function plainList(
  all: readonly Product[],
  asked: Record<"q" | "category" | "only" | "sort" | "page", string>,
) {
  const keeps: Record<string, (product: Product) => boolean> = {
    low: ({ stock }) => stock > 0 && stock <= LOW_STOCK,
    out: ({ stock }) => stock === 0,
    featured: ({ featured }) => featured,
    draft: () => false,
  };
  const column = asked.sort.replace("-", "");
  const sortedBy = (product: Product) => {
    const value = column === "" ? 0 : product[column as "name" | "price"];
    return typeof value === "string" ? value.toLowerCase() : value;
  };
  const compare = <T>(one: T, other: T) => Number(one > other) - Number(one < other);
  const found = all
    .filter(({ name }) => name.toLowerCase().includes(asked.q.toLowerCase()))
    .filter(({ category }) => asked.category === "" || category === asked.category)
    .filter(keeps[asked.only] ?? (() => true))
    .toSorted(
      (one, other) =>
        (asked.sort.startsWith("-") ? -1 : 1) * compare(sortedBy(one), sortedBy(other)) ||
        compare(other.createdAt, one.createdAt) ||
        compare(one.id, other.id),
    );
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(Number(asked.page), pages);
  const ids = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id);
  return { total: found.length, page, pages, ids };
}
