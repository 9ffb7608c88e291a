import Stripe from "stripe";
import type { Config } from "#app/config/env.server.ts";
import {
  type Dispute,
  type PageOutcome,
  type PageRequest,
  type PaymentNews,
  type PaymentProvider,
  ProviderTrouble,
  type Received,
  UnsignedNews,
} from "../payments.ts";

/** What the shop was written for: Stripe keeps speaking it, whatever the account's own version is. */
const VERSION = "2026-10-28.endive";

/** Milliseconds that Stripe has for an answer by default, and how often a lost one is asked for again, under the same key. */
const PATIENCE = 10_000;
const RETRIES = 2;

/** A different request under the same key, too many requests, or a key that is currently wrong: nothing was done. */
const PASSING = [401, 403, 409, 429];

/** Integer cents of US dollars that a card is charged at least. */
const LEAST = 50;

/** Languages of Stripe's page. */
const LOCALES = { en: "en", fr: "fr", sp: "es" } as const;

/** Most refunds of one payment that are looked through. */
const MOST_REFUNDS = 100;

/**
 * Stripe's own page (Checkout), its signed events and its refunds. Card data never comes to the shop.
 * @param patience milliseconds that Stripe has for an answer
 */
export function openStripe(
  { secretKey, webhookSecret, apiUrl }: NonNullable<Config["stripe"]>,
  patience = PATIENCE,
): PaymentProvider {
  const { hostname, port, protocol } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    apiVersion: VERSION,
    host: hostname,
    protocol: protocol === "http:" ? "http" : "https",
    ...(port && { port }),
    timeout: patience,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  return {
    name: "stripe",
    title: "Stripe",
    least: LEAST,
    openPage: async (asked) => {
      const options = { idempotencyKey: asked.key };
      const { id, url } = await answered(stripe.checkout.sessions.create(pageOf(asked), options));
      if (!url) throw new ProviderTrouble("failed", "a page without an address");
      return { id, url };
    },
    closePage: async (id) => {
      const page = await answered(stripe.checkout.sessions.retrieve(id));
      if (page.status !== "open") return outcomeOf(page);
      try {
        return outcomeOf(await answered(stripe.checkout.sessions.expire(id)));
      } catch (error) {
        if (!(error instanceof ProviderTrouble) || error.outcome !== "refused") throw error;
        // Somebody paid at this very moment.
        return outcomeOf(await answered(stripe.checkout.sessions.retrieve(id)));
      }
    },
    refund: async ({ payment, amount, key }) => {
      // Stripe forgets its idempotency keys after a day: what was asked for before is found by its own mark.
      const list = { payment_intent: payment, limit: MOST_REFUNDS };
      const { data } = await answered(stripe.refunds.list(list));
      if (data.some(({ metadata }) => metadata?.["key"] === key)) return;
      const refund = { payment_intent: payment, amount, metadata: { key } };
      await answered(stripe.refunds.create(refund, { idempotencyKey: key }));
    },
    readNews: (body, headers) => {
      const signature = headers.get("stripe-signature") ?? "";
      return newsOf(
        verified(() => stripe.webhooks.constructEvent(Buffer.from(body), signature, webhookSecret)),
      );
    },
  };
}

function pageOf({ orderId, email, language, lines, paidUrl, backUrl }: PageRequest) {
  return {
    mode: "payment",
    client_reference_id: orderId,
    metadata: { order: orderId },
    payment_intent_data: { metadata: { order: orderId } },
    customer_email: email,
    locale: LOCALES[language],
    submit_type: "pay",
    // What is paid is what is owed, in dollars.
    adaptive_pricing: { enabled: false },
    success_url: paidUrl,
    cancel_url: backUrl,
    line_items: lines.map(({ name, price, quantity }) => ({
      quantity,
      price_data: { currency: "usd", unit_amount: price, product_data: { name } },
    })),
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function outcomeOf(page: Stripe.Checkout.Session): PageOutcome {
  if (page.status === "expired") return { state: "ended" };
  if (page.payment_status !== "paid") return { state: page.status === "open" ? "ended" : "processing" };
  return { state: "paid", ...receivedBy(page) };
}

function receivedBy({ payment_intent, amount_total, currency }: Stripe.Checkout.Session): Received {
  return { payment: idOf(payment_intent), amount: amount_total ?? 0, currency: currency ?? "" };
}

const idOf = (thing: string | { id: string } | null) =>
  typeof thing === "string" ? thing : (thing?.id ?? "");

function newsOf(event: Stripe.Event): PaymentNews | undefined {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return pageNews(event.data.object, outcomeOf(event.data.object));
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return pageNews(event.data.object, { state: "ended" });
    case "refund.created":
    case "refund.updated":
      return refundNews(event.data.object);
    case "refund.failed": {
      const { payment_intent, amount } = event.data.object;
      return { kind: "refund-failed", payment: idOf(payment_intent), amount };
    }
    case "charge.dispute.created":
      return disputeNews(event.data.object, "disputed");
    case "charge.dispute.closed":
      // An inquiry that was closed never took any money.
      return disputeNews(
        event.data.object,
        event.data.object.status === "lost" ? "dispute-lost" : "dispute-won",
      );
    default:
      return undefined;
  }
}

function disputeNews(
  { id, payment_intent, amount, status }: Stripe.Dispute,
  became: Dispute,
): PaymentNews | undefined {
  // A bank that only asks takes nothing yet.
  if (!payment_intent || status === "warning_needs_response") return undefined;
  return { kind: "dispute", payment: idOf(payment_intent), dispute: id, amount, became };
}

function pageNews(page: Stripe.Checkout.Session, outcome: PageOutcome): PaymentNews | undefined {
  // The account may take money for other things, too.
  const orderId = page.client_reference_id;
  return page.mode === "payment" && orderId ? { kind: "page", orderId, page: page.id, outcome } : undefined;
}

function refundNews({
  id,
  payment_intent,
  amount,
  status,
  metadata,
}: Stripe.Refund): PaymentNews | undefined {
  if (!payment_intent || status === "failed" || status === "canceled") return undefined;
  const key = metadata?.["key"];
  return { kind: "refunded", payment: idOf(payment_intent), refund: id, amount, ...(key && { key }) };
}

function verified(construct: () => Stripe.Event): Stripe.Event {
  try {
    return construct();
  } catch (error) {
    throw new UnsignedNews("not signed by Stripe, or not lately", { cause: error });
  }
}

/** Waits for an answer; a failure becomes a `ProviderTrouble` whose text names nobody. */
async function answered<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { statusCode: status, code, type } = error;
    const because = `stripe: ${[status, code ?? type].filter(Boolean).join(" ")}`;
    if (!status || PASSING.includes(status)) throw new ProviderTrouble("unknown", because);
    throw new ProviderTrouble(status >= 500 ? "failed" : "refused", because);
  }
}
