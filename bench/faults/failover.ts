import { connect as dial, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { removeDataDir, startShop } from "../../e2e/support/shop.ts";
import { freePort } from "../../test/free-port.ts";
import { startPostgres, startReplica } from "../../test/postgres.ts";
import { buyOn, check, checkOrders, checkStock, connect, restock, SECRET, shoppersAt } from "./support.ts";

// The database's primary dies under load and its synchronous replica takes over, at the same address.
const STOCK = 100_000;
const primary = await startPostgres({ settings: ["wal_level=replica"] });
const replica = await startReplica(primary);

/** What a virtual address or a proxy does: leads to whoever is primary. */
let leading = Number(new URL(primary.url).port);
const open = new Set<Socket>();
const address = createServer((socket) => {
  const onward = dial(leading, "127.0.0.1");
  for (const one of [socket, onward]) open.add(one.on("error", () => {}).on("close", () => open.delete(one)));
  socket.pipe(onward).pipe(socket);
});
const port = await freePort();
await new Promise<void>((resolve) => address.listen(port, "127.0.0.1", resolve));
const DATABASE_URL = `postgres://postgres@127.0.0.1:${port}/postgres`;

const before = await connect(primary.url);
await before.query("ALTER SYSTEM SET synchronous_standby_names = 'replica'");
await before.query("SELECT pg_reload_conf()");
for (;;) {
  const { rows } = await before.query("SELECT FROM pg_stat_replication WHERE sync_state = 'sync'");
  if (rows.length > 0) break;
  await wait(100);
}
check("the replica is synchronous", true);

const shop = await startShop({ DATABASE_URL, SESSION_SECRET: SECRET, LOG_LEVEL: "error" });
const line = await restock(before, 0, STOCK);
const shoppers = await shoppersAt([shop], 8);
const acknowledged: string[] = [];
let buying = true;
const bought = shoppers.map((shopper) => buyOn(shopper, line, acknowledged, () => buying));
while (acknowledged.length < 40) await wait(20);
await primary.kill();
leading = Number(new URL(replica.url).port);
const died = performance.now();
const orderedBefore = acknowledged.length;
const health = await fetch(`${shop.url}/health`);
check("health says which part while there is no primary", health.status === 503, await health.json());
replica.promote();
while (acknowledged.length < orderedBefore + 20 && performance.now() - died < 60_000) await wait(20);
check("orders are placed again, by the same process", acknowledged.length >= orderedBefore + 20, {
  seconds: Math.round((performance.now() - died) / 100) / 10,
});
buying = false;
await Promise.all(bought);
const after = await connect(replica.url);
await checkOrders(after, acknowledged);
await checkStock(after, line.productId, STOCK);
check("health is well again", (await fetch(`${shop.url}/health`)).status === 200);
await after.end();
check("SIGTERM ends the process cleanly", (await shop.stop()) === 0);
const lines = shop
  .output()
  .split("\n")
  .filter((one) => one.startsWith("{"));
const unexplained = lines.filter((one) => !("because" in JSON.parse(one)));
check(
  `each of ${lines.length} failed requests is one line that says why`,
  unexplained.length === 0,
  unexplained,
);
for (const one of open) one.destroy();
address.close();
await replica.stop();
await primary.stop();
removeDataDir(shop.dataDir);
