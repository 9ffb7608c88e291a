import { href, redirect } from "react-router";
import type { Route } from "./+types/payment";
import { beginPayment } from "#app/features/orders/begin-payment.server.ts";
import { giveUpPayment } from "#app/features/orders/end-unpaid.server.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { type Flash, flashCookie } from "#app/http/flash.ts";
import { requireLogin } from "#app/http/viewer.server.ts";
import { ProviderTrouble } from "#app/payments/payments.ts";

export const middleware: Route.MiddlewareFunction[] = [requireLogin];

/** Leads to the provider's page for an order of one's own, or gives up paying for it. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  const form = await request.formData();
  const order = String(form.get("order") ?? "");
  const { db, config, provider, log } = context.get(servicesContext);
  const place = { provider, appUrl: config.appUrl };
  if (form.get("intent") === "give-up") {
    const cancelled = await giveUpPayment(db, viewer, order, place).catch(untilNextTime);
    return toOrder(order, cancelled ? "paymentGivenUp" : undefined);
  }
  const begun = await beginPayment(db, viewer, order, place);
  if (begun.ok) throw redirect(begun.url, 303);
  log.warn({ orderId: order, because: begun.reason }, "a payment could not begin");
  return toOrder(order, begun.reason === "unreachable" ? "paymentUnreachable" : undefined);
}

/** A provider that does not answer is asked again when the order's time is up. */
function untilNextTime(error: unknown): false {
  if (error instanceof ProviderTrouble) return false;
  throw error;
}

function toOrder(order: string, flash?: Flash): never {
  const headers: HeadersInit = flash ? { "Set-Cookie": flashCookie(flash) } : {};
  throw redirect(`${href("/profile")}?${new URLSearchParams({ order })}`, { headers });
}

/** Nobody looks at this address; it leads home. */
export { loader } from "./elsewhere.ts";
