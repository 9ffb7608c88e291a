import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type Stripe from "stripe";

/** How the next request goes wrong. */
type Fault =
  /** Refused before anything was done. */
  | { status: 400 | 401 | 409 | 429 | 500 }
  /** Done, and the connection ends before the answer. */
  | { lost: true }
  /** Done, and nothing is ever answered: the shop has to lose patience. */
  | { silent: true }
  /** Not done, and the connection ends. */
  | { broken: true };

/**
 * Stands in for Stripe on this machine: what the shop asks of its API, in its wire format, and its page as far as a test
 * needs one. Replies have the types that the `stripe` package makes from Stripe's public OpenAPI description.
 */
export interface StripeServer {
  url: string;
  pages: Map<string, Stripe.Checkout.Session>;
  refunds: Stripe.Refund[];
  /** Every request, as `POST /v1/refunds`, with the key under which it is one however often it is sent. */
  asked: { what: string; key: string | undefined }[];
  /** The next requests for a path go wrong, one each. */
  fail: (path: string, ...faults: Fault[]) => void;
  /** Somebody pays on a page, by card or by a way that takes days. Sends nothing: see `sign`. */
  pay: (page: string, how?: { delayed?: boolean; amount?: number }) => Stripe.Event;
  /** The bank's money of a delayed payment has come, or has not. */
  settle: (page: string, came: boolean) => Stripe.Event;
  /** The page's day is over. */
  expire: (page: string) => Stripe.Event;
  /** Somebody pays back in Stripe's own dashboard. */
  refundByHand: (payment: string, amount: number) => Stripe.Event;
  /** A shopper's bank calls money back, or that is decided. */
  dispute: (
    payment: string,
    amount: number,
    status: "needs_response" | "won" | "lost" | "warning_needs_response" | "warning_closed",
  ) => Stripe.Event;
  event: (type: string, object: object) => Stripe.Event;
  /** An event as it is posted to the shop. */
  sign: (event: Stripe.Event, options?: { secret?: string; at?: number }) => Signed;
  close: () => Promise<void>;
}

interface Signed {
  method: "POST";
  body: string;
  headers: Record<string, string>;
}

export const STRIPE_KEY = "sk_test_stand_in";
export const STRIPE_WEBHOOK_SECRET = "whsec_of_the_stand_in";

/** What the shop is told to use it. */
export const stripeEnv = ({ url }: StripeServer) => ({
  STRIPE_SECRET_KEY: STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_API_URL: url,
  STRIPE_PAGE_ORIGIN: url,
});

/** @param port where it listens; any that is free when not given */
export async function openStripeServer(port = 0): Promise<StripeServer> {
  const pages = new Map<string, Stripe.Checkout.Session>();
  const refunds: Stripe.Refund[] = [];
  const asked: StripeServer["asked"] = [];
  const faults: { path: string; fault: Fault }[] = [];
  /** Answers by their key, with what was asked. */
  const kept = new Map<string, { fields: string; answer: Answer }>();
  let url = "";

  const takeFault = (path: string) => {
    const place = faults.findIndex((one) => one.path === path);
    return place < 0 ? undefined : faults.splice(place, 1)[0]?.fault;
  };
  const pageOf = (id: string) => {
    const page = pages.get(id);
    if (!page) throw new Error(`no page ${id}`);
    return page;
  };

  const answer = (method: string, path: string, fields: URLSearchParams): Answer => {
    const [, page, ends] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    if (method === "POST" && path === "/v1/checkout/sessions") {
      const made = makePage(fields, url);
      pages.set(made.id, made);
      return { status: 200, body: made };
    }
    if (page && !pages.has(page))
      return refusal(404, "resource_missing", `No such checkout.session: ${page}`);
    if (page && !ends) return { status: 200, body: pageOf(page) };
    if (page) {
      const found = pageOf(page);
      if (found.status !== "open")
        return refusal(400, undefined, "Only Checkout Sessions with a status in [open] can be expired.");
      found.status = "expired";
      found.url = null;
      return { status: 200, body: found };
    }
    if (path === "/v1/refunds" && method === "GET") {
      const data = refunds.filter(({ payment_intent }) => payment_intent === fields.get("payment_intent"));
      return { status: 200, body: { object: "list", data: data.toReversed(), has_more: false, url: path } };
    }
    if (path === "/v1/refunds") return refund(fields);
    return refusal(404, undefined, `Unrecognized request URL (${method}: ${path}).`);
  };

  const refund = (fields: URLSearchParams): Answer => {
    const payment = fields.get("payment_intent") ?? "";
    const page = [...pages.values()].find(({ payment_intent }) => payment_intent === payment);
    if (page?.payment_status !== "paid")
      return refusal(404, "resource_missing", `No such payment_intent: '${payment}'`);
    const back = refunds.filter(({ payment_intent }) => payment_intent === payment);
    const left = (page.amount_total ?? 0) - back.reduce((sum, { amount }) => sum + amount, 0);
    const amount = Number(fields.get("amount") ?? left);
    if (left === 0) return refusal(400, "charge_already_refunded", "Charge has already been refunded.");
    if (amount > left)
      return refusal(400, undefined, "Refund amount is greater than unrefunded amount on charge.");
    const key = fields.get("metadata[key]");
    const made = makeRefund(payment, amount, key === null ? {} : { key });
    refunds.push(made);
    return { status: 200, body: made };
  };

  const serve = async (request: IncomingMessage, reply: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stripe.test");
    const method = request.method ?? "";
    const body = await text(request);
    const given = request.headers["idempotency-key"];
    const key = typeof given === "string" ? given : undefined;
    asked.push({ what: `${method} ${pathname}`, key });
    if (pathname.startsWith("/pay/")) return showPage(pages.get(pathname.slice(5)), reply);
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return send(reply, refusal(401, undefined, "Invalid API Key provided"));
    const fault = takeFault(pathname);
    if (fault && "broken" in fault) return request.socket.destroy();
    if (fault && "status" in fault && fault.status < 500)
      return send(reply, refusal(fault.status, undefined, "on purpose"));
    const before = key !== undefined && method === "POST" ? kept.get(key) : undefined;
    if (before && before.fields !== body)
      return send(
        reply,
        refusal(
          400,
          "idempotency_error",
          "Keys for idempotent requests can only be used with the same parameters",
        ),
      );
    if (before && fault && "silent" in fault) return undefined;
    if (before) return send(reply, before.answer, { "idempotent-replayed": "true" });
    const fields = method === "GET" ? searchParams : new URLSearchParams(body);
    // An error of Stripe's own is kept under the key as an answer is.
    const answered =
      fault && "status" in fault
        ? refusal(fault.status, undefined, "on purpose")
        : answer(method, pathname, fields);
    if (key !== undefined && method === "POST")
      kept.set(key, { fields: body, answer: structuredClone(answered) });
    if (fault && "silent" in fault) return undefined;
    if (fault && "lost" in fault) return request.socket.destroy();
    return send(reply, answered);
  };
  const server = createServer(serve);
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    pages,
    refunds,
    asked,
    fail: (path, ...given) => void faults.push(...given.map((fault) => ({ path, fault }))),
    pay: (id, { delayed = false, amount } = {}) => {
      const page = pageOf(id);
      if (page.status !== "open") throw new Error(`nobody can pay on a page that is ${page.status}`);
      page.status = "complete";
      page.url = null;
      page.payment_intent = `pi_${idEnd()}`;
      if (amount !== undefined) page.amount_total = amount;
      page.payment_status = delayed ? "unpaid" : "paid";
      return makeEvent("checkout.session.completed", page);
    },
    settle: (id, came) => {
      const page = pageOf(id);
      if (came) page.payment_status = "paid";
      return makeEvent(`checkout.session.async_payment_${came ? "succeeded" : "failed"}`, page);
    },
    expire: (id) => {
      const page = pageOf(id);
      page.status = "expired";
      return makeEvent("checkout.session.expired", page);
    },
    refundByHand: (payment, amount) => {
      const made = makeRefund(payment, amount, {});
      refunds.push(made);
      return makeEvent("refund.created", made);
    },
    dispute: (payment, amount, status) => {
      const type = status.endsWith("needs_response") ? "created" : "closed";
      return makeEvent(`charge.dispute.${type}`, makeDispute(payment, amount, status));
    },
    event: makeEvent,
    sign: (event, { secret = STRIPE_WEBHOOK_SECRET, at = Date.now() } = {}) => {
      const body = JSON.stringify(event);
      const seconds = Math.floor(at / 1000);
      const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
      const headers = {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": `t=${seconds},v1=${signature}`,
      };
      return { method: "POST", body, headers };
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

interface Answer {
  status: number;
  body: object;
}

const idEnd = () => randomBytes(12).toString("hex");
const seconds = () => Math.floor(Date.now() / 1000);

function send(reply: ServerResponse, { status, body }: Answer, headers: Record<string, string> = {}): void {
  reply.writeHead(status, { "content-type": "application/json", "request-id": `req_${idEnd()}`, ...headers });
  reply.end(JSON.stringify(body));
}

/** The page: what is owed, and where it leads. Who pays does so by `pay` or, in a browser, by its form. */
function showPage(page: Stripe.Checkout.Session | undefined, reply: ServerResponse): void {
  reply.writeHead(page?.status === "open" ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
  reply.end(
    `<!doctype html><html lang="en"><title>Stand-in for Stripe</title><h1>Pay ${page?.amount_total}</h1>` +
      `<a href="${page?.success_url}">Paid</a> <a href="${page?.cancel_url}">Back</a></html>`,
  );
}

function refusal(status: number, code: string | undefined, message: string): Answer {
  const isKey = code === "idempotency_error";
  const type = isKey ? code : status >= 500 ? "api_error" : "invalid_request_error";
  return { status, body: { error: { type, message, ...(code && !isKey && { code }) } } };
}

function makeEvent(type: string, object: object): Stripe.Event {
  const event: Omit<Stripe.Event, "type" | "data"> = {
    id: `evt_${idEnd()}`,
    object: "event",
    api_version: "2026-10-28.endive",
    created: seconds(),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  };
  return { ...event, type, data: { object: structuredClone(object) } } as Stripe.Event;
}

function makeRefund(payment: string, amount: number, metadata: Record<string, string>): Stripe.Refund {
  return {
    id: `re_${idEnd()}`,
    object: "refund",
    amount,
    balance_transaction: null,
    charge: `ch_${idEnd()}`,
    created: seconds(),
    currency: "usd",
    customer: null,
    customer_account: null,
    metadata,
    payment_intent: payment,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    destination_details: { type: "card" },
    transfer_reversal: null,
  };
}

function makeDispute(payment: string, amount: number, status: Stripe.Dispute.Status) {
  return {
    id: `du_of_${payment}`,
    object: "dispute",
    amount,
    balance_transactions: [],
    charge: `ch_${idEnd()}`,
    created: seconds(),
    currency: "usd",
    enhanced_eligibility_types: [],
    // What the shop could say for itself: it is said in Stripe's dashboard, so none of its thirty fields matters here.
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: seconds() + 7 * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: payment,
    reason: "general",
    status,
  } satisfies Stripe.Dispute;
}

function makePage(fields: URLSearchParams, url: string): Stripe.Checkout.Session {
  const id = `cs_test_${idEnd()}`;
  const get = (name: string) => fields.get(name);
  let total = 0;
  for (let line = 0; fields.has(`line_items[${line}][quantity]`); line += 1) {
    const price = Number(get(`line_items[${line}][price_data][unit_amount]`));
    total += price * Number(get(`line_items[${line}][quantity]`));
  }
  const order = get("metadata[order]");
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: get("adaptive_pricing[enabled]") !== "false" },
    after_expiration: null,
    allowed_payment_method_types: null,
    allow_promotion_codes: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: get("cancel_url"),
    client_reference_id: get("client_reference_id"),
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: seconds(),
    currency: get("line_items[0][price_data][currency]"),
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: "if_required",
    customer_details: null,
    customer_email: get("customer_email"),
    discounts: null,
    expires_at: seconds() + 24 * 60 * 60,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: get("locale") as "en",
    managed_payments: null,
    metadata: order === null ? {} : { order },
    mode: "payment",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: "pay",
    subscription: null,
    success_url: get("success_url"),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${url}/pay/${id}`,
    wallet_options: null,
  };
}
