import { useTranslation } from "react-i18next";
import { data, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/checkout";
import { AddressFields } from "#app/features/accounts/address-fields.tsx";
import { throttle } from "#app/features/accounts/throttle.server.ts";
import { useCart } from "#app/features/cart/cart-context.tsx";
import { CartLine } from "#app/features/cart/cart-line.tsx";
import { RemovedLines, useRemovedLines } from "#app/features/cart/removed-lines.tsx";
import { loadCart } from "#app/features/cart/load-cart.server.ts";
import { CheckoutForm } from "#app/features/orders/checkout-form.tsx";
import { parseCheckout } from "#app/features/orders/parse-checkout.server.ts";
import { fingerprint, totalsOf } from "#app/features/orders/order.ts";
import { OrderSummary } from "#app/features/orders/order-summary.tsx";
import { type OrderResult, placeOrder } from "#app/features/orders/place-order.server.ts";
import { preferencesContext, requestContext, servicesContext } from "#app/http/context.ts";
import { flashCookie } from "#app/http/flash.ts";
import { noteOutage } from "#app/http/outages.server.ts";
import { requireLogin, requireShopper } from "#app/http/viewer.server.ts";
import type { MessageKey, MessageValues } from "#app/i18n/say.ts";
import { translate } from "#app/i18n/translate.server.ts";
import { FormMessage } from "#app/ui/form-message.tsx";
import { formatMoney } from "#app/ui/price.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireLogin];

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = requireShopper(context, "place", "order");
  const { language } = context.get(preferencesContext);
  const { lines } = await loadCart(context.get(servicesContext).db, viewer, language);
  if (lines.length === 0) throw redirect("/shop");
  return {
    address: viewer.address,
    idempotencyKey: crypto.randomUUID(),
    lines,
    title: `${translate(language, "checkout")} · Nacre`,
  };
}

interface Answer {
  message: MessageKey;
  values?: MessageValues;
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireShopper(context, "place", "order");
  const { db, metrics } = context.get(servicesContext);
  const { log } = context.get(requestContext);
  const checkout = parseCheckout(await request.formData());
  if (!checkout.ok) {
    return data<Answer>(
      { message: checkout.reason === "address" ? "fillAddress" : "orderFailed" },
      { status: 400 },
    );
  }
  const wait = await throttle(db, "checkout", viewer.id);
  if (wait) {
    return data<Answer>(
      { message: "tooManyOrders" },
      { status: 429, headers: { "Retry-After": String(wait.retryAfter) } },
    );
  }
  try {
    const result = await placeOrder(db, viewer.id, checkout.request);
    if (!result.ok) return data(explain(result), { status: 409 });
    if (!result.repeated) metrics.ordersPlaced.inc();
    log.info({ orderId: result.orderId }, "order placed");
  } catch (error) {
    const outage = noteOutage(context, error);
    if (!outage) log.error({ err: error }, "placing an order failed");
    return data<Answer>({ message: "orderFailed" }, { status: outage ? 503 : 500 });
  }
  throw redirect("/profile", { headers: { "Set-Cookie": flashCookie("orderPlaced") } });
}

function explain(result: Exclude<OrderResult, { ok: true }>): Answer {
  switch (result.reason) {
    case "no-user":
      return { message: "userMissing" };
    case "changed":
      return { message: "totalChanged", values: { total: formatMoney(result.total) } };
    case "out-of-stock": {
      const [first] = result.shortages;
      if (!first) return { message: "orderFailed" };
      const { name, left } = first;
      return left === 0
        ? { message: "shortageNone", values: { name } }
        : { message: "shortage", values: { name, count: left } };
    }
    case "too-large":
      return { message: "orderTooLarge" };
    case "empty-cart":
    case "key-reused":
      return { message: "orderFailed" };
  }
}

/** A reply that never came (network, server) is an answer too: nothing typed is lost, and the key stays the same. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    // With an error status the loaders are not asked again: without a network they would fail and take the page away.
    return data<Answer>({ message: "orderFailed" }, { status: 503 });
  }
}

export { shouldRevalidate } from "#app/http/out-of-date.ts";

/** Retry-After goes along. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const busy = navigation.formAction === "/checkout";
  const lines = useCart().lines ?? loaderData.lines;
  const totals = totalsOf(lines);
  const { removed, remove, putBack, restored } = useRemovedLines();
  return (
    <div className="shell-width pt-10 sm:pt-14">
      <h1 className="display-text mb-8 text-4xl sm:text-5xl">{t("checkout")}</h1>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div className="grid content-start gap-6">
          <CheckoutForm
            busy={busy}
            idempotencyKey={loaderData.idempotencyKey}
            shownTotal={totals.total}
            shownLines={fingerprint(lines)}
            addressFields={<AddressFields address={loaderData.address} />}
          />
          <FormMessage message={actionData?.message} values={actionData?.values} token={actionData} />
        </div>
        <OrderSummary totals={totals}>
          <ul className="mt-2">
            {lines.map((line) => (
              <CartLine
                key={line.productId}
                line={line}
                onRemove={remove}
                form="checkout"
                focused={line.productId === restored}
              />
            ))}
          </ul>
          <RemovedLines removed={removed} onPutBack={putBack} />
        </OrderSummary>
      </div>
    </div>
  );
}
