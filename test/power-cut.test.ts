import { expect, test } from "vitest";
import { openDatabase } from "#app/db/client.server.ts";
import { orders, products, users } from "#app/db/schema.ts";
import { demoCatalogue } from "#db/seed/seed.ts";
import { makeDataDir, removeDataDir, startShop } from "../e2e/support/shop.ts";
import { checkOut, fillCart, isPlaced, signUp } from "./http-shopper.ts";

const SHOPPERS = 8;
/** Orders acknowledged before the plug is pulled, while others are still in flight. */
const ENOUGH = 12;

test("after kill -9 during orders every acknowledged order is there, and none is half written", async () => {
  const shop = await startShop();
  const { dataDir } = shop;
  const product = demoCatalogue().find(({ stock }) => stock > SHOPPERS * 3);
  if (!product) throw new Error("no product has enough stock");
  const line = { productId: product.id, quantity: 1, price: product.price };
  const acknowledged: string[] = [];

  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => signUp(shop.url)));
  const buyOn = async (shopper: (typeof shoppers)[number]) => {
    for (;;) {
      const key = crypto.randomUUID();
      await fillCart(shopper, product.id);
      const reply = await checkOut(shopper, line, key);
      if (!isPlaced(reply)) return;
      acknowledged.push(key);
      if (acknowledged.length === ENOUGH) await shop.kill();
    }
  };
  // Requests in flight fail when the plug is pulled: that is the point.
  await Promise.allSettled(shoppers.map(buyOn));
  expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH);

  const { db, close } = await openDatabase({ dataDir });
  const written = await db.select().from(orders);
  const keys = written.map((order) => order.idempotencyKey);
  expect(acknowledged.filter((key) => !keys.includes(key))).toEqual([]);
  const sold = written.length;
  const [left] = (await db.select().from(products)).filter(({ id }) => id === product.id);
  expect(left?.stock).toBe(product.stock - sold);
  const listed = (await db.select().from(users)).flatMap((user) => user.orders);
  expect(listed.sort()).toEqual(written.map((order) => order.id).sort());
  await close();
  removeDataDir(dataDir);
});

test("a second process on the same data folder is told so and stops; after SIGTERM the folder is free", async () => {
  const dataDir = makeDataDir();
  const first = await startShop({ DATA_DIR: dataDir });
  await expect(startShop({ DATA_DIR: dataDir })).rejects.toThrow("Another process is using the data folder");
  expect(await first.stop()).toBe(0);
  const next = await startShop({ DATA_DIR: dataDir });
  expect(next.output()).not.toContain("Demo accounts");
  await next.stop();
  removeDataDir(dataDir);
});

test("a bad configuration stops the start with a list of all that is wrong", async () => {
  await expect(startShop({ APP_URL: "nacre", TRUST_PROXY: "perhaps" })).rejects.toThrow(
    /APP_URL[\s\S]*TRUST_PROXY/,
  );
});
