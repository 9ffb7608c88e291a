import { setTimeout as wait } from "node:timers/promises";
import { makeDataDir, removeDataDir, startShop } from "../../e2e/support/shop.ts";
import { freePort } from "../../test/free-port.ts";
import { buyOn, check, checkOrders, checkStock, given, shoppersAt, withEmbedded } from "./support.ts";

// kill -9 at a moment of chance while shoppers order, again and again, on the embedded database.
const KILLS = given(0, 100);
const STOCK = 100_000;
const LINE = { productId: "silk-milk", quantity: 1, price: 3800 };

const dataDir = makeDataDir();
const PORT = String(await freePort());
const begin = () => startShop({ DATA_DIR: dataDir, PORT });
await (await begin()).stop();
await withEmbedded(dataDir, (db) =>
  db.query("UPDATE products SET stock = $1 WHERE id = $2", [STOCK, LINE.productId]),
);

const acknowledged: string[] = [];
let started = 0;
for (let kills = 0; kills < KILLS; kills += 1) {
  const shop = await begin();
  started += 1;
  const shoppers = await shoppersAt([shop], 4);
  let alive = true;
  const buying = shoppers.map((shopper) => buyOn(shopper, LINE, acknowledged, () => alive));
  const before = acknowledged.length;
  const patience = AbortSignal.timeout(20_000);
  while (acknowledged.length === before && !patience.aborted) await wait(5);
  await wait(Math.random() * 500);
  await shop.kill();
  alive = false;
  await Promise.all(buying);
}
check("orders were placed before each kill", acknowledged.length >= KILLS, acknowledged.length);
check(`started again after each of ${KILLS} kills`, started === KILLS, started);
await withEmbedded(dataDir, async (db) => {
  await checkOrders(db, acknowledged);
  await checkStock(db, LINE.productId, STOCK);
});
removeDataDir(dataDir);
