import { afterAll, beforeAll, expect, test } from "vitest";
import {
  openStripeServer,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeServer,
} from "#test/doubles/stripe-server.ts";
import type { PageRequest, PaymentProvider } from "../payments.ts";
import { openStripe } from "./open-stripe.server.ts";

let stripe: StripeServer;
let provider: PaymentProvider;
beforeAll(async () => {
  stripe = await openStripeServer();
  provider = openStripe(settings());
});
afterAll(() => stripe.close());

const settings = (secretKey = STRIPE_KEY) => ({
  secretKey,
  webhookSecret: STRIPE_WEBHOOK_SECRET,
  apiUrl: stripe.url,
  pageOrigin: stripe.url,
});

const SESSIONS = "/v1/checkout/sessions";
let made = 0;
function request(overrides: Partial<PageRequest> = {}): PageRequest {
  made += 1;
  return {
    orderId: `order-${made}`,
    email: "ada@test.example",
    language: "sp",
    lines: [
      { name: "Silk & Milk", price: 3800, quantity: 2 },
      { name: "Envío", price: 1000, quantity: 1 },
    ],
    paidUrl: "https://nacre.example/profile?order=1&paid=1",
    backUrl: "https://nacre.example/profile?order=1",
    key: `key-${made}`,
    ...overrides,
  };
}
/** An open page, by its id. */
const open = async () => (await provider.openPage(request())).id;
const news = (event: Parameters<StripeServer["sign"]>[0], how?: Parameters<StripeServer["sign"]>[1]) => {
  const { body, headers } = stripe.sign(event, how);
  return provider.readNews(Buffer.from(body), new Headers(headers));
};

test("a page is what the order is, in its shopper's language, in dollars alone", async () => {
  const asked = request();
  const { id, url } = await provider.openPage(asked);
  expect(url).toBe(`${stripe.url}/pay/${id}`);
  expect(stripe.pages.get(id)).toMatchObject({
    amount_total: 8600,
    currency: "usd",
    client_reference_id: asked.orderId,
    customer_email: "ada@test.example",
    locale: "es",
    success_url: asked.paidUrl,
    cancel_url: asked.backUrl,
    adaptive_pricing: { enabled: false },
  });
});

test.each([
  ["whose answer is lost", { lost: true }],
  ["that breaks off", { broken: true }],
  ["while another holds its key", { status: 409 }],
  ["of too many", { status: 429 }],
] as const)("a request %s is made again, and there is one page", async (_, fault) => {
  const before = stripe.pages.size;
  stripe.fail(SESSIONS, fault);
  const asked = request();
  // Whether the library asks again by itself, or the shop does.
  const { id } = await provider.openPage(asked).catch(() => provider.openPage(asked));
  expect(await provider.openPage(asked)).toMatchObject({ id });
  expect(stripe.pages.size).toBe(before + 1);
});

test.each([
  ["unknown", [{ broken: true }, { broken: true }, { broken: true }]],
  ["unknown", [{ status: 429 }]],
  ["failed", [{ status: 500 }]],
  ["refused", [{ status: 400 }]],
] as const)("trouble is told apart: %s for %j", async (outcome, faults) => {
  stripe.fail(SESSIONS, ...faults);
  const trouble = await provider.openPage(request()).catch((error: unknown) => error);
  expect(trouble).toMatchObject({ outcome, message: expect.stringMatching(/^stripe: [\w ]+$/) });
});

test("an answer that never comes is waited for until patience ends, and there is one page", async () => {
  const hasty = openStripe(settings(), 100);
  const before = stripe.pages.size;
  const silent = { silent: true } as const;
  stripe.fail(SESSIONS, silent);
  await hasty.openPage(request());
  expect(stripe.pages.size).toBe(before + 1);
  stripe.fail(SESSIONS, silent, silent, silent);
  const asked = request();
  await expect(hasty.openPage(asked)).rejects.toMatchObject({ outcome: "unknown" });
  await provider.openPage(asked);
  expect(stripe.pages.size).toBe(before + 2);
});

test("whatever changes something at Stripe is sent under a key, the same one when it is sent again", async () => {
  const page = await open();
  stripe.fail(`${SESSIONS}/${page}/expire`, { broken: true });
  await provider.closePage(page);
  const changes = stripe.asked.filter(({ what }) => what.startsWith("POST"));
  expect(changes.filter(({ key }) => key === undefined)).toEqual([]);
  const [first, second] = changes.filter(({ what }) => what.endsWith(`${page}/expire`));
  expect(second?.key).toBe(first?.key);
});

test("a wrong key says nothing about orders", async () => {
  const stranger = openStripe(settings("sk_test_another"));
  await expect(stranger.closePage("cs_any")).rejects.toMatchObject({ outcome: "unknown" });
});

test("a page is closed once, unless it was paid", async () => {
  const [left, paid, delayed] = [await open(), await open(), await open()];
  expect(await provider.closePage(left)).toEqual({ state: "ended" });
  expect(await provider.closePage(left)).toEqual({ state: "ended" });
  expect(() => stripe.pay(left)).toThrow("nobody can pay");
  stripe.pay(paid);
  const payment = stripe.pages.get(paid)?.payment_intent;
  expect(await provider.closePage(paid)).toEqual({ state: "paid", payment, amount: 8600, currency: "usd" });
  stripe.pay(delayed, { delayed: true });
  expect(await provider.closePage(delayed)).toEqual({ state: "processing" });
  await expect(provider.closePage("cs_none")).rejects.toMatchObject({ outcome: "refused" });
});

test("a refund asked for twice is one, also when Stripe has forgotten the key", async () => {
  const page = await open();
  stripe.pay(page);
  const payment = String(stripe.pages.get(page)?.payment_intent);
  const refund = (amount: number, key: string) => provider.refund({ payment, amount, key });
  stripe.fail("/v1/refunds", { lost: true });
  await refund(600, `a-${page}`);
  await refund(600, `a-${page}`);
  // Another amount under the same mark would be refused by the key; it is not even asked for.
  await refund(601, `a-${page}`);
  await refund(8000, `b-${page}`);
  expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === payment)).toMatchObject([
    { amount: 600 },
    { amount: 8000 },
  ]);
  await expect(refund(1, `c-${page}`)).rejects.toMatchObject({
    outcome: "refused",
    message: "stripe: 400 charge_already_refunded",
  });
});

test("a dispute is news when money is at stake, and when it is decided", () => {
  const became = (...about: Parameters<StripeServer["dispute"]>) => news(stripe.dispute(...about));
  const told = { kind: "dispute", payment: "pi_1", dispute: "du_of_pi_1", amount: 700 };
  expect(became("pi_1", 700, "needs_response")).toEqual({ ...told, became: "disputed" });
  expect(became("pi_1", 700, "lost")).toEqual({ ...told, became: "dispute-lost" });
  expect(became("pi_1", 700, "won")).toEqual({ ...told, became: "dispute-won" });
  expect(became("pi_1", 700, "warning_needs_response")).toBeUndefined();
  expect(became("pi_1", 700, "warning_closed")).toEqual({ ...told, became: "dispute-won" });
});

test("events become news", async () => {
  const page = await open();
  const orderId = stripe.pages.get(page)?.client_reference_id;
  expect(news(stripe.pay(page, { delayed: true }))).toEqual({
    kind: "page",
    orderId,
    page,
    outcome: { state: "processing" },
  });
  expect(news(stripe.settle(page, false))).toMatchObject({ orderId, outcome: { state: "ended" } });
  const payment = String(stripe.pages.get(page)?.payment_intent);
  expect(news(stripe.settle(page, true))).toMatchObject({
    outcome: { state: "paid", payment, amount: 8600, currency: "usd" },
  });
  expect(news(stripe.expire(await open()))).toMatchObject({ outcome: { state: "ended" } });
  const refund = {
    id: "re_1",
    payment_intent: payment,
    amount: 100,
    status: "pending",
    metadata: { key: "k" },
  };
  expect(news(stripe.event("refund.created", refund))).toEqual({
    kind: "refunded",
    payment,
    refund: "re_1",
    amount: 100,
    key: "k",
  });
  expect(news(stripe.event("refund.failed", refund))).toEqual({
    kind: "refund-failed",
    payment,
    amount: 100,
  });
  expect(news(stripe.event("refund.updated", { ...refund, status: "failed" }))).toBeUndefined();
  expect(news(stripe.event("customer.created", { id: "cus_1" }))).toBeUndefined();
  const elsewhere = { ...stripe.pages.get(page), client_reference_id: null };
  expect(news(stripe.event("checkout.session.completed", elsewhere))).toBeUndefined();
});

test("news that is forged, changed, unsigned or replayed much later is none", async () => {
  const event = stripe.pay(await open());
  const { body, headers } = stripe.sign(event);
  expect(() => news(event, { secret: "whsec_another" })).toThrow("not signed by Stripe");
  expect(() => news(event, { at: Date.now() - 10 * 60 * 1000 })).toThrow("not signed by Stripe");
  const changed = Buffer.from(body.replace("8600", "1"));
  expect(() => provider.readNews(changed, new Headers(headers))).toThrow("not signed by Stripe");
  expect(() => provider.readNews(Buffer.from(body), new Headers())).toThrow("not signed by Stripe");
});
