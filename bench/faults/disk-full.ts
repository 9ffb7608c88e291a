import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { removeDataDir, type Shop, startShop } from "../../e2e/support/shop.ts";
import { checkOut, fillCart, type HttpShopper } from "../../test/http-shopper.ts";
import { type Postgres, startPostgres } from "../../test/postgres.ts";
import { buyOn, check, checkOrders, connect, SECRET, shoppersAt, withEmbedded } from "./support.ts";

// The disk that holds the database fills up under load, and is given room again. Each database lies on a small
// file system in memory, which only root may mount (Linux).
const MEGABYTES = 500;
const LINE = { productId: "silk-milk", quantity: 1, price: 3800 };
const disk = mkdtempSync(join(tmpdir(), "nacre-small-disk-"));
execFileSync("mount", ["-t", "tmpfs", "-o", `size=${MEGABYTES}m,mode=777`, "tmpfs", disk]);
process.once("exit", () => {
  execFileSync("umount", ["-l", disk]);
  rmSync(disk, { recursive: true, force: true });
});

await onPostgres();
await embedded();
process.exit();

async function onPostgres(): Promise<void> {
  const usual = process.env["TMPDIR"] ?? tmpdir();
  process.env["TMPDIR"] = disk;
  const postgres = await startPostgres({ settings: ["max_wal_size=32MB", "min_wal_size=32MB"] });
  process.env["TMPDIR"] = usual;
  const shop = await startShop({ DATABASE_URL: postgres.url, SESSION_SECRET: SECRET, LOG_LEVEL: "error" });
  const acknowledged = await fillUp("PostgreSQL", shop, () => upAgain(postgres));
  check("PostgreSQL: SIGTERM ends the process cleanly", (await shop.stop()) === 0);
  removeDataDir(shop.dataDir);
  const sql = await connect(postgres.url);
  await checkOrders(sql, acknowledged);
  await sql.end();
  await postgres.stop();
}

async function embedded(): Promise<void> {
  const dataDir = join(disk, "shop");
  const shop = await startShop({ DATA_DIR: dataDir, LOG_LEVEL: "error" });
  const acknowledged = await fillUp("embedded", shop);
  check("embedded: SIGTERM ends the process cleanly", (await shop.stop()) === 0);
  await withEmbedded(dataDir, (db) => checkOrders(db, acknowledged));
}

/**
 * @param tend what an operator does once there is room again
 * @returns the keys of all orders that were acknowledged
 */
async function fillUp(name: string, shop: Shop, tend = async () => {}): Promise<string[]> {
  const [refused, ...shoppers] = await shoppersAt([shop], 5);
  const acknowledged: string[] = [];
  let buying = true;
  const bought = shoppers.map((shopper) => buyOn(shopper, LINE, acknowledged, () => buying));
  await until(() => acknowledged.length >= 8);
  const ballast = fill();
  const refusal = refused && (await untilRefused(refused));
  check(`${name}: without room an order is refused with 503`, refusal?.status === 503, refusal?.status);
  const words = (await refusal?.text()) ?? "";
  check(`${name}: in words for a shopper`, /error placing your order|try again/i.test(words));
  const page = await fetch(`${shop.url}/shop`);
  check(`${name}: the shop is still to be seen`, page.status === 200, page.status);
  rmSync(ballast);
  await tend();
  buying = false;
  await Promise.all(bought);
  // Others: those from before have used up their tries.
  const before = acknowledged.length;
  const others = await shoppersAt([shop], 4);
  const enough = () => acknowledged.length >= before + 8;
  const later = others.map((shopper) => buyOn(shopper, LINE, acknowledged, () => !enough()));
  await Promise.all(later);
  check(`${name}: with room again, the same process takes orders`, enough());
  return acknowledged;
}

/** Orders until the shop refuses. */
async function untilRefused(shopper: HttpShopper): Promise<Response | undefined> {
  for (let tries = 0; tries < 25; tries += 1) {
    await fillCart(shopper, LINE.productId);
    const reply = await checkOut(shopper, LINE);
    if (reply.status >= 500) return reply;
    await reply.body?.cancel();
    await wait(200);
  }
  return undefined;
}

/** PostgreSQL ends when its log finds no room; whoever runs it (systemd, say) starts it again. */
async function upAgain(postgres: Postgres): Promise<void> {
  await connect(postgres.url).then(
    (client) => client.end(),
    () => postgres.up(),
  );
}

/** Takes all that is left of the disk, but a page. */
function fill(): string {
  const ballast = join(disk, "ballast");
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 4096)));
  return ballast;
}

async function until(holds: () => boolean, patience = 60_000): Promise<void> {
  for (const end = Date.now() + patience; !holds() && Date.now() < end; ) await wait(20);
}
