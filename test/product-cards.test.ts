import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "./edge.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

/** The cards that this address answers, to a visitor with a language. */
async function cards(search: string, language = "en"): Promise<{ id: string; name: string }[]> {
  const reply = await shop.fetch(`${shop.url}/product-cards${search}`, {
    headers: { Cookie: `language=${language}` },
  });
  return (await reply.json()).products;
}

test("cards come in the order asked for, each once, without those not on sale", async () => {
  const products = await cards("?ids=quiet-balm,no-such-product,silk-milk,quiet-balm");
  expect(products.map(({ id }) => id)).toEqual(["quiet-balm", "silk-milk"]);
  expect(Object.keys(products[0] ?? {}).sort()).toEqual([
    "category",
    "id",
    "kind",
    "name",
    "only",
    "picture",
    "price",
    "second",
    "size",
    "stock",
  ]);
  expect(await cards("?ids=")).toEqual([]);
});

test("without ids all of them come, named in the visitor's language", async () => {
  const products = await cards("", "fr");
  expect(products.length).toBeGreaterThanOrEqual(24);
  expect(products.find(({ id }) => id === "silk-milk")?.name).toBe("Lait de Soie");
});
