import { expect, test } from "../support/test.ts";

test("cards come in the order asked for, each once, without those not on sale", async ({ page }) => {
  const reply = await page.request.get("/product-cards?ids=quiet-balm,no-such-product,silk-milk,quiet-balm");
  const { products } = await reply.json();
  expect(products.map(({ id }: { id: string }) => id)).toEqual(["quiet-balm", "silk-milk"]);
  expect(Object.keys(products[0]).sort()).toEqual([
    "category",
    "id",
    "kind",
    "name",
    "picture",
    "price",
    "second",
    "size",
    "stock",
  ]);
  expect((await (await page.request.get("/product-cards?ids=")).json()).products).toEqual([]);
});

test("without ids all of them come, named in the visitor's language", async ({ page, context, shop }) => {
  await context.addCookies([{ name: "language", value: "fr", url: shop.url }]);
  const { products } = await (await page.request.get("/product-cards")).json();
  expect(products.length).toBeGreaterThanOrEqual(24);
  const milk = products.find(({ id }: { id: string }) => id === "silk-milk");
  expect(milk.name).toBe("Lait de Soie");
});
