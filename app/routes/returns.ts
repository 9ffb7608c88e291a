import { href, redirect } from "react-router";
import type { Route } from "./+types/returns";
import { throttle } from "#app/features/accounts/throttle.server.ts";
import { askReturn, parseReturn, withdrawReturn } from "#app/features/orders/ask-return.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { type Flash, flashCookie } from "#app/http/flash.ts";
import { requireLogin, requireShopper } from "#app/http/viewer.server.ts";
import { backTo } from "#app/http/without-script.ts";

export const middleware: Route.MiddlewareFunction[] = [requireLogin];

/** What is said of a return that was not taken. */
const REFUSED = {
  gone: "saveFailed",
  "not-now": "returnTooLate",
  nothing: "returnNothing",
  "not-these": "returnNotThese",
} as const satisfies Record<string, Flash>;

/** Starts a return of things of one's own order, or calls one off. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireShopper(context, "return", "order");
  const { db, config } = context.get(servicesContext);
  const form = await request.formData();
  if (form.get("intent") === "withdraw") {
    const gone = await withdrawReturn(db, viewer, String(form.get("return") ?? ""));
    throw backTo(request, gone ? "returnWithdrawn" : "saveFailed");
  }
  const asked = parseReturn(form);
  const wait = await throttle(db, "return", viewer.id);
  if (!asked || wait) throw backTo(request, "saveFailed");
  const result = await askReturn(db, viewer, asked, config.returns);
  const flash = result.ok ? "returnAsked" : REFUSED[result.reason];
  throw redirect(`${href("/profile")}?${new URLSearchParams({ order: asked.order })}`, {
    headers: { "Set-Cookie": flashCookie(flash) },
  });
}

/** Nobody looks at this address; it leads home. */
export { loader } from "./elsewhere.ts";
