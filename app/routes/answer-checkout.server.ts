import { data, href, redirect } from "react-router";
import type { Route } from "./+types/checkout";
import type { Address, AddressProblems } from "#app/features/accounts/address.ts";
import type { Actor } from "#app/features/accounts/policy.ts";
import { throttle } from "#app/features/accounts/throttle.server.ts";
import { forgetTypedAddress } from "#app/features/accounts/typed-address.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { answerCode } from "#app/features/orders/answer-code.server.ts";
import { beginPayment } from "#app/features/orders/begin-payment.server.ts";
import { explainRefusal } from "#app/features/orders/explain-refusal.server.ts";
import { findNewOrder } from "#app/features/orders/find-order.server.ts";
import { LONGEST_NOTE } from "#app/features/orders/gift-note.ts";
import { parseCheckout } from "#app/features/orders/parse-checkout.server.ts";
import { type OrderResult, placeOrder } from "#app/features/orders/place-order.server.ts";
import type { CodeAnswer } from "#app/features/orders/reductions.tsx";
import { thanksCookie } from "#app/features/orders/thanks.ts";
import { preferencesContext, requestContext, servicesContext } from "#app/http/context.ts";
import { flashCookie } from "#app/http/flash.ts";
import { noteOutage } from "#app/http/outages.server.ts";
import { requireShopper } from "#app/http/viewer.server.ts";
import type { MessageKey, MessageValues } from "#app/i18n/say.ts";

/** What the page says to what was sent, and what was typed. */
export interface CheckoutAnswer extends CodeAnswer {
  message?: MessageKey;
  values?: MessageValues;
  /** What else helps to know, beside the message. */
  help?: MessageKey;
  /** Where the address is the reason: what is wrong with which field, and what was typed. */
  problems?: AddressProblems;
  typed?: Address;
  keepAddress?: boolean;
  giftNote?: string;
  useCredit?: boolean;
}

/** Places the order that a form asks for, or weighs the code in it; leads on where it is placed. */
export async function answerCheckout({ request, context }: Route.ActionArgs) {
  const viewer = requireShopper(context, "place", "order");
  const { db, metrics, provider, config } = context.get(servicesContext);
  const { log } = context.get(requestContext);
  if (viewer.isNew) return data<CheckoutAnswer>({ message: "userMissing" }, { status: 404 });
  const form = await request.formData();
  const { language } = context.get(preferencesContext);
  const checkout = parseCheckout(form, language, config.delivery);
  const intent = form.get("intent");
  const typed = { ...typedOf(form, checkout), ...(await answerCode(db, viewer, form)) };
  if (intent === "no-code") return data<CheckoutAnswer>({ ...typed, discount: null, refused: undefined });
  if (intent === "code") return data<CheckoutAnswer>(typed, { status: typed.refused ? 400 : 200 });
  if (!checkout.ok) {
    const problems = checkout.reason === "address" ? checkout.problems : undefined;
    const message = problems ? "fillAddress" : "orderFailed";
    return data<CheckoutAnswer>({ ...typed, message, problems }, { status: 400 });
  }
  const wait = await throttle(db, "checkout", viewer.id);
  if (wait) {
    return data<CheckoutAnswer>(
      { ...typed, message: "tooManyOrders" },
      { status: 429, headers: { "Retry-After": String(wait.retryAfter) } },
    );
  }
  let orderId: string;
  try {
    const pay = provider && { payBy: provider.name, payLeast: provider.least };
    const request = { ...checkout.request, ...pay, hasReceiver: config.orderWebhook !== undefined };
    const result = await placeOrder(db, viewer, request);
    if (!result.ok) return await refuse(result, typed, { db, viewer });
    if (!result.repeated) metrics.ordersPlaced.inc();
    orderId = result.orderId;
    log.info({ orderId }, "order placed");
  } catch (error) {
    if (error instanceof Response) throw error;
    const outage = noteOutage(context, error);
    if (!outage) log.error({ err: error }, "placing an order failed");
    return data<CheckoutAnswer>(
      { ...typed, message: "orderFailed", help: "safeToRepeat" },
      { status: outage ? 503 : 500 },
    );
  }
  const headers = new Headers({ "Set-Cookie": forgetTypedAddress });
  headers.append("Set-Cookie", thanksCookie(orderId));
  if (provider)
    throw await leadToPayment({ db, viewer, orderId, headers }, { provider, appUrl: config.appUrl });
  headers.append("Set-Cookie", flashCookie("orderPlaced"));
  throw redirect(href("/profile"), { headers });
}

interface Placed {
  db: Database;
  viewer: Actor;
  orderId: string;
  headers: Headers;
}

/** To the provider's page; where that cannot be reached, to the order, from which it can be tried again. */
async function leadToPayment(
  { db, viewer, orderId, headers }: Placed,
  place: Parameters<typeof beginPayment>[3],
): Promise<Response> {
  const begun = await beginPayment(db, viewer, orderId, place);
  if (begun.ok) return redirect(begun.url, { status: 303, headers });
  if (begun.reason !== "not-now") headers.append("Set-Cookie", flashCookie("paymentUnreachable"));
  return redirect(`${href("/profile")}?${new URLSearchParams({ order: orderId })}`, { headers });
}

/** What a re-rendered form must show: without JavaScript the browser does not remember it. */
function typedOf(form: FormData, checkout: ReturnType<typeof parseCheckout>): Partial<CheckoutAnswer> {
  const address = checkout.ok ? checkout.request.address : undefined;
  const typed = !checkout.ok && checkout.reason === "address" ? checkout.typed : address;
  const ticked = (name: string) => form.get(name) === "on";
  const giftNote = String(form.get("giftNote") ?? "").slice(0, LONGEST_NOTE);
  return { typed, giftNote, keepAddress: ticked("keepAddress"), useCredit: ticked("useCredit") };
}

async function refuse(
  result: Exclude<OrderResult, { ok: true }>,
  typed: Partial<CheckoutAnswer>,
  { db, viewer }: { db: Database; viewer: Actor },
) {
  if (result.reason === "empty-cart" || result.reason === "key-reused")
    throw await leaveEmptyCheckout(db, viewer);
  return data<CheckoutAnswer>({ ...typed, ...explainRefusal(result) }, { status: 409 });
}

/** Nothing is here to order. Where that is because it was ordered a moment ago, in another tab perhaps, it is said. */
export async function leaveEmptyCheckout(db: Database, viewer: Actor): Promise<Response> {
  const ordered = await findNewOrder(db, viewer, "en");
  const headers: HeadersInit = ordered ? { "Set-Cookie": flashCookie("alreadyOrdered") } : {};
  return redirect(href("/shop"), { headers });
}
