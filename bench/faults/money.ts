import { setTimeout as wait } from "node:timers/promises";
import { standingAfter, type StepKind } from "#app/features/orders/order-steps.ts";
import { makeDataDir, removeDataDir, startShop } from "../../e2e/support/shop.ts";
import { openStripeServer, stripeEnv } from "../../test/doubles/stripe-server.ts";
import { freePort } from "../../test/free-port.ts";
import { checkOut, fillCart, type HttpShopper, signUp } from "../../test/http-shopper.ts";
import { check, given, shoppersAt, withEmbedded } from "./support.ts";

// kill -9 at a moment of chance while shoppers order and pay on a stand-in for Stripe, and an owner ships, cancels and
// refunds, on the embedded database. What a killed shop did not acknowledge Stripe tells again, and the owner does not.
const KILLS = given(0, 100);
const STOCK = 100_000;
const LINE = { productId: "silk-milk", quantity: 1, price: 3800 };
/** Milliseconds until a refund by hand is sent, and until what a killed process was sending is taken up. */
const LATEST_REFUND = 135_000 + 90_000;

const stripe = await openStripeServer();
const dataDir = makeDataDir();
const env = { ...stripeEnv(stripe), DATA_DIR: dataDir, PORT: String(await freePort()) };
const first = await startShop(env);
const owner = await signUp(first.url);
await (await owner.get("/shop")).body?.cancel();
await first.stop();
await withEmbedded(dataDir, async (db) => {
  await db.query("UPDATE products SET stock = $1 WHERE id = $2", [STOCK, LINE.productId]);
  await db.query("UPDATE users SET is_admin = true WHERE email = $1", [owner.email]);
});

/** News that the shop has not acknowledged. */
const untold = new Set<ReturnType<typeof stripe.pay>>();
const done = { placed: 0, paid: 0, steps: 0 };
const chance = (share: number) => Math.random() < share;

async function tell(url: string, event: ReturnType<typeof stripe.pay>): Promise<void> {
  untold.add(event);
  const reply = await fetch(`${url}/payments/news`, stripe.sign(event));
  if (reply.ok) untold.delete(event);
}

async function step(order: string, seen: number, fields: Record<string, string>): Promise<boolean> {
  const reply = await owner.post("/admin/orders.data", { order, seen: String(seen), ...fields });
  await reply.body?.cancel();
  if (reply.ok) done.steps += 1;
  return reply.ok;
}

/** One order after another, each with what may happen to it. */
async function trade(shopper: HttpShopper, url: string, goOn: () => boolean): Promise<void> {
  while (goOn()) {
    try {
      await fillCart(shopper, LINE.productId);
      const reply = await checkOut(shopper, LINE);
      await reply.body?.cancel();
      if (reply.status === 429) return;
      const [, page = ""] = /\/pay\/(\w+)$/.exec(reply.headers.get("location") ?? "") ?? [];
      const order = stripe.pages.get(page)?.client_reference_id;
      if (!order) continue;
      done.placed += 1;
      const cancelled = chance(0.2) && (await step(order, 0, { step: "cancelled" }));
      if (!chance(0.8)) continue;
      done.paid += 1;
      const event = stripe.pay(page);
      await Promise.all([tell(url, event), tell(url, event)]);
      if (cancelled) continue;
      if (chance(0.4)) await step(order, 1, { step: "shipped", carrier: "Post" });
      else if (chance(0.6)) await step(order, 1, { step: "refunded", amount: "1.00" });
    } catch {
      // The shop is away: that is the point.
      await wait(100);
    }
  }
}

for (let kills = 0; kills < KILLS; kills += 1) {
  const shop = await startShop(env);
  const shoppers = await shoppersAt([shop], 3);
  let alive = true;
  const trading = shoppers.map((shopper) => trade(shopper, shop.url, () => alive));
  for (const event of [...untold]) await tell(shop.url, event).catch(() => {});
  const before = done.placed;
  const patience = AbortSignal.timeout(20_000);
  while (done.placed < before + 3 && !patience.aborted) await wait(5);
  await wait(Math.random() * 1500);
  await shop.kill();
  alive = false;
  await Promise.all(trading);
}

const last = await startShop(env);
for (const event of [...untold]) await tell(last.url, event);
check(`money moved under ${KILLS} kills`, done.placed >= KILLS && untold.size === 0, done);
await wait(LATEST_REFUND);
await last.stop();

await withEmbedded(dataDir, async (db) => {
  const { rows: orders } = await db.query("SELECT id, status, refunded, total_amount AS total FROM orders");
  const { rows: steps } = await db.query(
    "SELECT order_id AS order, kind, amount FROM order_events ORDER BY order_id, number",
  );
  const { rows: left } = await db.query("SELECT id FROM outbox WHERE kind = 'refund'");
  const { rows: shelf } = await db.query("SELECT stock FROM products WHERE id = $1", [LINE.productId]);
  let [held, wrong, twice, unpaid, unrefunded] = [0, 0, 0, 0, 0];
  for (const order of orders as { id: string; status: string; refunded: number; total: number }[]) {
    const own = (steps as { order: string; kind: StepKind; amount: number | null }[]).filter(
      (one) => one.order === order.id,
    );
    const standing = standingAfter({ totalAmount: order.total }, own);
    if (standing.holdsUnits) held += 1;
    if (standing.status !== order.status || standing.refunded !== order.refunded) wrong += 1;
    if (own.filter(({ kind }) => kind === "paid").length > 1) twice += 1;
    const pages = [...stripe.pages.values()].filter((page) => page.client_reference_id === order.id);
    const payments = pages
      .filter((page) => page.payment_status === "paid")
      .map((page) => page.payment_intent);
    if (payments.length > 0 && standing.paid === 0) unpaid += 1;
    const back = stripe.refunds
      .filter(({ payment_intent }) => payments.includes(payment_intent))
      .reduce((sum, { amount }) => sum + amount, 0);
    if (back !== standing.refunded) unrefunded += 1;
  }
  check("no order is paid twice, and none whose money came is unpaid", twice + unpaid === 0, {
    twice,
    unpaid,
  });
  check("what went back is what the steps say, to the cent", unrefunded + left.length === 0, { unrefunded });
  check("each order stands where its steps have brought it", wrong === 0, orders.length);
  const stock = (shelf as { stock: number }[])[0]?.stock ?? 0;
  check("units on the shelf and in orders add up", stock + held === STOCK, { stock, held });
});
removeDataDir(dataDir);
await stripe.close();
