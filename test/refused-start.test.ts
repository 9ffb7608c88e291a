import { afterAll, beforeAll, expect, test } from "vitest";
import { removeDataDir, type Shop, startShop } from "../e2e/support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop.stop();
  removeDataDir(shop.dataDir);
});

test("a port that is taken is one sentence", async () => {
  const { port } = new URL(shop.url);
  await expect(startShop({ PORT: port })).rejects.toThrow(
    new RegExp(`ended with 1:\\s.*Port ${port} is taken: [^\n]+\\.\\s*$`, "s"),
  );
});

test("a data folder that another shop has open is one sentence", async () => {
  await expect(startShop({ DATA_DIR: shop.dataDir })).rejects.toThrow(/ended with 1:\s[^\n]+\.\s*$/);
});
