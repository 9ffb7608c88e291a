import { removeDataDir, startShop } from "../../e2e/support/shop.ts";
import { checkOut, fillCart, isPlaced } from "../../test/http-shopper.ts";
import { startPostgres } from "../../test/postgres.ts";
import { check, checkOrders, checkStock, connect, given, restock, SECRET, shoppersAt } from "./support.ts";

// Shoppers race for the last ten units, in two and in four processes on one PostgreSQL.
const ROUNDS = given(0, 20);
const UNITS = 10;
const SHOPPERS = 24;

for (const processes of [2, 4]) {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, SESSION_SECRET: SECRET };
  const shops = await Promise.all(Array.from({ length: processes }, () => startShop(env)));
  const sql = await connect(postgres.url);
  const shoppers = await shoppersAt(shops, SHOPPERS);
  let exact = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await sql.query("UPDATE users SET cart = '[]'");
    await sql.query("DELETE FROM auth.throttle");
    const line = await restock(sql, round % 20, UNITS);
    await sql.query("UPDATE users SET orders = '[]'");
    await sql.query("DELETE FROM orders");
    await Promise.all(shoppers.map((shopper) => fillCart(shopper, line.productId)));
    const replies = await Promise.all(shoppers.map((shopper) => checkOut(shopper, line)));
    const sold = replies.filter(isPlaced).length;
    const refused = replies.filter(({ status }) => status === 409).length;
    if (sold === UNITS && refused === SHOPPERS - UNITS) exact += 1;
    if (round === ROUNDS - 1) await checkStock(sql, line.productId, UNITS);
  }
  check(
    `${processes} processes: ${UNITS} of ${SHOPPERS} shoppers buy, in each of ${ROUNDS} rounds`,
    exact === ROUNDS,
    exact,
  );
  await checkOrders(sql, []);
  await sql.end();
  for (const shop of shops) {
    await shop.stop();
    removeDataDir(shop.dataDir);
  }
  await postgres.stop();
}
