import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { removeDataDir, startShop } from "../../e2e/support/shop.ts";
import { freePort } from "../../test/free-port.ts";
import { startPostgres } from "../../test/postgres.ts";
import { buyOn, check, checkOrders, checkStock, connect, restock, SECRET, shoppersAt } from "./support.ts";

// PgBouncer in transaction mode, with fewer connections than the shops want. It is Debian's package of that name.
const PROGRAM = process.env["PGBOUNCER"] ?? "/usr/sbin/pgbouncer";
if (!existsSync(PROGRAM)) {
  process.stderr.write(`There is no ${PROGRAM}: install PgBouncer, or name it in PGBOUNCER.\n`);
  process.exit(1);
}
const STOCK = 100_000;
const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), "nacre-pgbouncer-"));
chmodSync(folder, 0o755);
const port = await freePort();
const { hostname, port: serverPort } = new URL(postgres.url);
writeFileSync(join(folder, "users.txt"), '"postgres" ""\n');
writeFileSync(
  join(folder, "pgbouncer.ini"),
  `[databases]
postgres = host=${hostname} port=${serverPort} dbname=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, "users.txt")}
pool_mode = transaction
default_pool_size = 4
`,
);
// It refuses to run as root.
const asNobody = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
const pooler = spawn(PROGRAM, ["-q", ...asNobody, join(folder, "pgbouncer.ini")], { stdio: "ignore" });
const DATABASE_URL = `postgres://postgres@127.0.0.1:${port}/postgres`;
for (let tries = 0; ; tries += 1) {
  const client = await connect(DATABASE_URL).catch((error: unknown) =>
    tries < 100 ? undefined : Promise.reject(error),
  );
  await client?.end();
  if (client) break;
  await wait(50);
}

const env = { DATABASE_URL, SESSION_SECRET: SECRET };
const shops = await Promise.all([startShop(env), startShop(env)]);
const sql = await connect(postgres.url);
const locks = async () => (await sql.query("SELECT FROM pg_locks WHERE locktype = 'advisory'")).rows.length;
check("two first starts at once, and no migration lock is left", (await locks()) === 0, await locks());
shops.push(await startShop(env));
check("a third start finds the lock free", true);

const line = await restock(sql, 0, STOCK);
const shoppers = await shoppersAt(shops, 12);
const acknowledged: string[] = [];
const until = performance.now() + 10_000;
await Promise.all(
  shoppers.map((shopper) => buyOn(shopper, line, acknowledged, () => performance.now() < until)),
);
check("orders are placed through four connections", acknowledged.length > 0, acknowledged.length);
await checkOrders(sql, acknowledged);
await checkStock(sql, line.productId, STOCK);
await sql.end();
for (const shop of shops) {
  check("SIGTERM ends the process cleanly", (await shop.stop()) === 0);
  removeDataDir(shop.dataDir);
}
pooler.kill();
await new Promise((resolve) => pooler.once("exit", resolve));
await postgres.stop();
rmSync(folder, { recursive: true });
