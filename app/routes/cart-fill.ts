import { href, redirect } from "react-router";
import type { Route } from "./+types/cart-fill";
import type { AgentDestination } from "#app/agents/ucp/agent-checkout.ts";
import { takeCheckout } from "#app/agents/ucp/checkout.server.ts";
import type { Address } from "#app/features/accounts/address.ts";
import { readCountry } from "#app/features/accounts/countries.ts";
import { keepTypedAddress } from "#app/features/accounts/typed-address.server.ts";
import { begunBy, linesOffered } from "#app/features/cart/cart-link.ts";
import { type Filled, fillCart } from "#app/features/cart/fill-cart.server.ts";
import { orderAgain } from "#app/features/orders/order-again.server.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { type Flash, flashCookie } from "#app/http/flash.ts";
import { loginToContinue } from "#app/http/without-script.ts";

/** The messages after putting an order's contents into the cart again. */
const AGAIN = {
  all: "inCartAgain",
  some: "someInCartAgain",
  none: "outOfStock",
} as const satisfies Record<Filled, Flash>;

/**
 * Somebody takes what an address offers: into their cart, and on to the checkout. With `order` it is what they ordered
 * before, and they stay where they are.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const order = form.get("order");
  if (order !== null) return fillFromOrder(String(order), request, context);
  const offer = new URLSearchParams(String(form.get("offer") ?? ""));
  const back = `${href("/shop")}?${offer}`;
  const viewer = context.get(viewerContext);
  if (!viewer) return loginFirst(back);
  const { db } = context.get(servicesContext);
  const filled = await fillCart(db, viewer, linesOffered(offer));
  if (filled !== "none") {
    const begun = begunBy(offer);
    const destination = begun ? await takeCheckout(db, viewer, begun) : undefined;
    const typed = destination && keepTypedAddress(formOf(destination, viewer.id));
    return redirect(href("/checkout"), typed ? { headers: { "Set-Cookie": typed } } : undefined);
  }
  return redirect(href("/shop"), { headers: { "Set-Cookie": flashCookie("outOfStock") } });
}

async function fillFromOrder(
  order: string,
  request: Request,
  context: Route.ActionArgs["context"],
): Promise<Response> {
  const viewer = context.get(viewerContext);
  if (!viewer) return loginToContinue(request, "loginToAdd");
  const filled = await orderAgain(context.get(servicesContext).db, viewer, order);
  return redirect(`${href("/profile")}?${new URLSearchParams({ order })}`, {
    headers: { "Set-Cookie": flashCookie(AGAIN[filled]) },
  });
}

/** Where an assistant said that it is to go, as the checkout's own form would send it: the person finds it typed. */
function formOf(told: AgentDestination, person: string): FormData {
  const form = new FormData();
  const put = (name: keyof Address, ...parts: (string | undefined)[]) =>
    form.set(name, parts.filter(Boolean).join(" "));
  form.set("person", person);
  put("fullName", told.first_name, told.last_name);
  put("street", told.street_address, told.extended_address);
  put("city", told.address_locality);
  put("state", told.address_region);
  put("zipCode", told.postal_code);
  put("country", readCountry(told.address_country ?? ""));
  return form;
}

/** Asks to sign in first, and then returns to `back`. */
function loginFirst(back: string): Response {
  const query = new URLSearchParams({ redirect: back });
  return redirect(`/login?${query}`, { headers: { "Set-Cookie": flashCookie("loginToAdd") } });
}

/** Nobody looks at this address; it leads home. */
export { loader } from "./elsewhere.ts";
