import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge, signUpOwner } from "./edge.ts";
import { openStripeServer, type StripeServer, stripeEnv } from "./doubles/stripe-server.ts";
import { checkOut, fillCart, signUp } from "./http-shopper.ts";
import { readPage, textOf } from "./page.ts";

let stripe: StripeServer;
let shop: Edge;
beforeAll(async () => {
  stripe = await openStripeServer();
  shop = await openEdge({ env: stripeEnv(stripe) });
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});

const LINE = { productId: "silk-milk", quantity: 1, price: 3800 };
const post = (at: Edge, signed: ReturnType<StripeServer["sign"]>) =>
  at.fetch(`${at.url}/payments/news`, signed);

/** Somebody who has ordered and was sent to pay. */
async function ordered() {
  const shopper = await signUp(shop);
  await fillCart(shopper, LINE.productId);
  const key = crypto.randomUUID();
  const reply = await checkOut(shopper, LINE, key);
  const [row] = await shop.rows<{ id: string; page: string }>(
    sql`select id, page from orders join payments on order_id = id where idempotency_key = ${key}`,
  );
  return { shopper, key, reply, id: row?.id ?? "", page: row?.page ?? "" };
}
const orderPage = async ({ shopper, id }: Awaited<ReturnType<typeof ordered>>, rest = "") =>
  readPage(shopper.get(`/profile?order=${id}${rest}`));

test("Complete Order leads to the provider's page, also without scripts, and again to the same one", async () => {
  const order = await ordered();
  expect([order.reply.status, order.reply.headers.get("location")]).toEqual([
    303,
    `${stripe.url}/pay/${order.page}`,
  ]);
  const again = await checkOut(order.shopper, LINE, order.key);
  expect(again.headers.get("location")).toBe(`${stripe.url}/pay/${order.page}`);
  const paying = await order.shopper.post("/payment", { order: order.id });
  expect([paying.status, paying.headers.get("location")]).toEqual([303, `${stripe.url}/pay/${order.page}`]);
  const policy = (await order.shopper.get("/shop")).headers.get("content-security-policy");
  expect(policy).toContain(`form-action 'self' ${stripe.url};`);
  const other = await signUp(shop);
  const stolen = await other.post("/payment", { order: order.id });
  expect(stolen.headers.get("location")).toBe(`/profile?order=${order.id}`);
});

test("the checkout says who is paid; the order waits, is confirmed by the provider's word alone, and is thanked for", async () => {
  const early = await signUp(shop);
  await fillCart(early, LINE.productId);
  const checkout = textOf((await readPage(early.get("/checkout"))).document.body);
  expect(checkout).toContain("you pay on Stripe’s secure page");
  expect(checkout).not.toContain("arrange payment");

  const order = await ordered();
  const waiting = textOf((await orderPage(order)).document.body);
  expect(waiting).toContain("This order is not paid yet. We keep the products for you for 30 more minutes.");
  expect(waiting).toContain("Pay now");
  const event = stripe.pay(order.page);
  // Coming back says nothing by itself.
  const returned = textOf((await orderPage(order, "&paid=1")).document.body);
  expect(returned).toContain("Your payment is being confirmed");
  expect((await post(shop, stripe.sign(event))).status).toBe(204);
  const thanked = textOf((await orderPage(order, "&paid=1")).document.body);
  expect(thanked).toContain("Thank you, Ada.");
  expect(thanked).toContain("Paid, thank you. We pack it next");
  const receipt = await order.shopper.get(`/receipts/${order.id}`);
  expect([receipt.status, receipt.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect((await receipt.arrayBuffer()).byteLength).toBeGreaterThan(5000);
  expect((await (await signUp(shop)).get(`/receipts/${order.id}`)).status).toBe(404);
  const owner = await signUpOwner(shop);
  expect((await owner.get(`/receipts/${order.id}`)).status).toBe(200);
  expect(await (await owner.get(`/?tab=orders&order=${order.id}`)).text()).toContain(`/receipts/${order.id}`);
});

test("giving up puts everything back, and says so", async () => {
  const order = await ordered();
  const reply = await order.shopper.post("/payment", { order: order.id, intent: "give-up" });
  expect(reply.headers.getSetCookie().join()).toContain("flash=paymentGivenUp");
  const page = textOf((await orderPage(order)).document.body);
  expect(page).toContain("It was not paid, so it is cancelled.");
  expect(await (await order.shopper.get("/shop")).text()).toMatch(/data-testid="cart-badge"[^>]*>1</);
});

test("a provider that cannot be reached costs nothing: the order is kept, and paid from its own view", async () => {
  const broken = { broken: true } as const;
  stripe.fail("/v1/checkout/sessions", broken, broken, broken);
  const order = await ordered();
  expect(order.reply.headers.get("location")).toBe(`/profile?order=${order.id}`);
  expect(order.reply.headers.getSetCookie().join()).toContain("flash=paymentUnreachable");
  const paying = await order.shopper.post("/payment", { order: order.id });
  expect(paying.headers.get("location")).toMatch(`${stripe.url}/pay/`);
});

test("news are taken from the provider alone", async () => {
  const order = await ordered();
  const event = stripe.pay(order.page);
  for (const how of [{ secret: "whsec_another" }, { at: Date.now() - 3_600_000 }])
    expect((await post(shop, stripe.sign(event, how))).status).toBe(400);
  const huge = stripe.sign(stripe.event("checkout.session.completed", { id: "x".repeat(600_000) }));
  expect((await post(shop, huge)).status).toBe(413);
  expect((await post(shop, stripe.sign(stripe.event("customer.created", {})))).status).toBe(204);
  const [row] = await shop.rows<{ status: string }>(sql`select status from orders where id = ${order.id}`);
  expect(row?.status).toBe("pending");
  // More than is left went back in the dashboard: taken, logged, and not repeated for ever.
  await post(shop, stripe.sign(event));
  const payment = String(stripe.pages.get(order.page)?.payment_intent);
  expect((await post(shop, stripe.sign(stripe.refundByHand(payment, 999_999)))).status).toBe(204);
  expect(JSON.stringify(shop.log())).toContain("payment news that do not fit");
});

test("without a provider there is nothing to pay, and nobody to hear news from", async () => {
  const plain = await openEdge();
  expect((await post(plain, stripe.sign(stripe.event("customer.created", {})))).status).toBe(404);
  const shopper = await signUp(plain);
  await fillCart(shopper, LINE.productId);
  expect((await checkOut(shopper, LINE)).headers.get("location")).toBe("/profile");
  const policy = (await shopper.get("/shop")).headers.get("content-security-policy");
  expect(policy).toMatch(/form-action 'self';/);
  await plain.close();
});
