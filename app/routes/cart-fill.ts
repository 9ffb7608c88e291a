import { href, redirect } from "react-router";
import type { Route } from "./+types/cart-fill";
import type { AgentDestination } from "#app/agents/ucp/agent-checkout.ts";
import { takeCheckout } from "#app/agents/ucp/checkout.server.ts";
import type { Address } from "#app/features/accounts/address.ts";
import { readCountry } from "#app/features/accounts/countries.ts";
import { keepTypedAddress } from "#app/features/accounts/typed-address.server.ts";
import { begunBy, linesOffered } from "#app/features/cart/cart-link.ts";
import { fillCart } from "#app/features/cart/fill-cart.server.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { flashCookie } from "#app/http/flash.ts";

/** Somebody takes what an address offers: into their cart, and on to the checkout. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const offer = new URLSearchParams(String(form.get("offer") ?? ""));
  const back = `${href("/shop")}?${offer}`;
  const viewer = context.get(viewerContext);
  if (!viewer) return loginFirst(back);
  const { db } = context.get(servicesContext);
  const filled = await fillCart(db, viewer, linesOffered(offer));
  if (filled) {
    const begun = begunBy(offer);
    const destination = begun ? await takeCheckout(db, viewer, begun) : undefined;
    const typed = destination && keepTypedAddress(formOf(destination, viewer.id));
    return redirect(href("/checkout"), typed ? { headers: { "Set-Cookie": typed } } : undefined);
  }
  return redirect(href("/shop"), { headers: { "Set-Cookie": flashCookie("outOfStock") } });
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

/** From there back to what was offered. */
function loginFirst(back: string): Response {
  const query = new URLSearchParams({ redirect: back });
  return redirect(`/login?${query}`, { headers: { "Set-Cookie": flashCookie("loginToAdd") } });
}

/** Nobody looks at this address; it leads home. */
export { loader } from "./elsewhere.ts";
