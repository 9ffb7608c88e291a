import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { makeDataDir, removeDataDir, startShop } from "../../e2e/support/shop.ts";
import { openMailServer } from "../../test/doubles/mail-server.ts";
import { freePort } from "../../test/free-port.ts";
import { buyOn, check, given, shoppersAt, withEmbedded } from "./support.ts";

// kill -9 at a moment of chance while shoppers order and mails and webhooks go out, until there are so many orders.
const ORDERS = given(0, 100);
const LINE = { productId: "silk-milk", quantity: 1, price: 3800 };
const SECRET = `whsec_${Buffer.from("a secret of twenty-four ").toString("base64")}`;
/** Milliseconds, for what a killed process was telling, and failed posts. */
const PATIENCE = 180_000;

const mailServer = await openMailServer();
/** Order ids, once for each time that they were told and acknowledged. */
const told: string[] = [];
const receiver = createServer(async (request, reply) => {
  const headers = request.headers as Record<string, string>;
  const event = new Webhook(SECRET).verify(await text(request), headers) as { data: { id: string } };
  told.push(event.data.id);
  // Some fail at first: they must come again.
  reply.writeHead(Math.random() < 0.2 ? 500 : 204).end();
});
await new Promise<void>((listening) => receiver.listen(0, "127.0.0.1", listening));

const dataDir = makeDataDir();
const env = {
  DATA_DIR: dataDir,
  PORT: String(await freePort()),
  SMTP_URL: mailServer.url,
  ORDER_WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
  ORDER_WEBHOOK_SECRET: SECRET,
};
await (await startShop(env)).stop();
await withEmbedded(dataDir, (db) =>
  db.query("UPDATE products SET stock = 100000 WHERE id = $1", [LINE.productId]),
);

const acknowledged: string[] = [];
let kills = 0;
while (acknowledged.length < ORDERS) {
  const shop = await startShop(env);
  const shoppers = await shoppersAt([shop], 4);
  let alive = true;
  const buying = shoppers.map((shopper) => buyOn(shopper, LINE, acknowledged, () => alive));
  const enough = Math.min(ORDERS, acknowledged.length + 25);
  const patience = AbortSignal.timeout(30_000);
  while (acknowledged.length < enough && !patience.aborted) await wait(5);
  await wait(Math.random() * 200);
  await shop.kill();
  kills += 1;
  alive = false;
  await Promise.all(buying);
}

/** What the outbox still holds, and every order there is. */
async function look() {
  let seen = { waiting: 0, orders: [] as string[] };
  await withEmbedded(dataDir, async (db) => {
    const { rows } = await db.query("SELECT id FROM orders");
    const left = await db.query("SELECT id FROM outbox WHERE kind LIKE 'order-%'");
    seen = { waiting: left.rows.length, orders: rows.map(({ id }: { id: string }) => id) };
  });
  return seen;
}

// Whoever has not confirmed their address gets three mails an hour.
await withEmbedded(dataDir, async (db) => {
  await db.query('UPDATE auth."user" SET email_verified = true');
  await db.query("UPDATE outbox SET due_at = now()");
});
const before = await look();
check(`orders under ${kills} kills`, before.orders.length >= ORDERS, before.orders.length);
const last = await startShop(env);
const mailed = () =>
  mailServer.mails.flatMap(({ source }) => /Your order ([0-9a-f]{8})/.exec(source)?.[1] ?? []);
const isDone = () =>
  before.orders.every((id) => told.includes(id)) &&
  before.orders.every((id) => mailed().includes(id.slice(0, 8)));
const patience = AbortSignal.timeout(PATIENCE);
while (!isDone() && !patience.aborted) await wait(500);
await last.stop();

const { orders } = await look();
const missing = orders.filter((id) => !told.includes(id)).length;
check("each webhook arrived at least once", missing === 0, {
  orders: orders.length,
  posts: told.length,
  missing,
});
const unmailed = orders.filter((id) => !mailed().includes(id.slice(0, 8))).length;
check("each mail arrived at least once", unmailed === 0, { mails: mailed().length, missing: unmailed });
const strangers = told.filter((id) => !orders.includes(id)).length;
const strangeMails = mailed().filter((short) => !orders.some((id) => id.startsWith(short))).length;
check("none without its order", strangers + strangeMails === 0, { strangers, strangeMails });
removeDataDir(dataDir);
receiver.close();
await mailServer.close();
