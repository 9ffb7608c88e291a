import { href, redirect } from "react-router";
import type { Route } from "./+types/cart-fill";
import { linesOffered } from "#app/features/cart/cart-link.ts";
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
  const filled = await fillCart(context.get(servicesContext).db, viewer, linesOffered(offer));
  if (filled) return redirect(href("/checkout"));
  return redirect(href("/shop"), { headers: { "Set-Cookie": flashCookie("outOfStock") } });
}

/** From there back to what was offered. */
function loginFirst(back: string): Response {
  const query = new URLSearchParams({ redirect: back });
  return redirect(`/login?${query}`, { headers: { "Set-Cookie": flashCookie("loginToAdd") } });
}

/** Nobody looks at this address; it leads home. */
export { loader } from "./elsewhere.ts";
