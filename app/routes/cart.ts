import { data } from "react-router";
import type { Route } from "./+types/cart";
import { may } from "#app/features/accounts/policy.ts";
import { keepTypedAddress } from "#app/features/accounts/typed-address.server.ts";
import type { CartChangeResult } from "#app/features/cart/cart.ts";
import { previewIn } from "#app/features/cart/optimistic-lines.ts";
import { cartNotice } from "#app/features/cart/cart-notice.ts";
import { changeCart } from "#app/features/cart/change-cart.server.ts";
import { parseCartChange } from "#app/features/cart/parse-cart-change.server.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import type { Flash } from "#app/http/flash.ts";
import { backTo, isDocumentRequest, loginToContinue } from "#app/http/without-script.ts";
import { type Notice, notify } from "#app/ui/notify.ts";
import { hasArrived } from "#app/ui/send-when-leaving.ts";

type Answer = CartChangeResult | { ok: false; reason: "signed-out" | "invalid" | "failed" };

export async function action({ request, url, context }: Route.ActionArgs) {
  const plain = isDocumentRequest(request);
  const viewer = context.get(viewerContext);
  if (!viewer || !may(viewer, "change", "cart")) {
    if (plain && !viewer) return loginToContinue(request, "loginToAdd");
    return data<Answer>({ ok: false, reason: "signed-out" }, { status: viewer ? 403 : 401 });
  }
  const form = await request.formData();
  const change = parseCartChange(form, url.searchParams);
  const result: Answer = change
    ? await changeCart(context.get(servicesContext).db, viewer, change)
    : { ok: false, reason: "invalid" };
  if (!plain) return data(result, { status: statusOf(result) });
  const reply = backTo(request, flashFor(result, change?.intent));
  const typed = keepTypedAddress(form);
  if (typed) reply.headers.append("Set-Cookie", typed);
  return reply;
}

/** The message for a browser without JavaScript, on the page it returns to. */
function flashFor(result: Answer, intent: string | undefined): Flash | undefined {
  if (!result.ok) return result.reason === "out-of-stock" ? "outOfStock" : "saveFailed";
  if (result.limitedTo !== undefined) return "allInCart";
  return intent === "add" ? "addedToCart" : undefined;
}

function statusOf(result: Answer): number {
  if (result.ok) return 200;
  return result.reason === "invalid" ? 400 : 409;
}

const FAILED: Answer = { ok: false, reason: "failed" };

function readAnswer(answer: unknown): Answer {
  return typeof Object(answer).ok === "boolean" ? (answer as Answer) : FAILED;
}

/** Says what became of a change, once that is known; one that could not be saved is taken back on the screen. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const answer = await serverAction().then(readAnswer, () => FAILED);
  hasArrived(String(form.get("id")));
  const notice = answer.ok
    ? cartNotice(form.get("intent"), answer, previewIn(form))
    : failureNotice(answer.reason);
  if (notice) notify(notice);
  // With an error status the loaders are not asked again: without a network they would take the page away.
  return data(answer, { status: !answer.ok && answer.reason === "failed" ? 503 : 200 });
}

function failureNotice(reason: Extract<Answer, { ok: false }>["reason"]): Notice {
  if (reason === "signed-out") return { message: "loginToAdd", action: { label: "logIn", href: "/login" } };
  return { message: reason === "out-of-stock" ? "notSavedStock" : "saveFailed" };
}

/** Nobody looks at this address; it leads home. */
export { loader } from "./elsewhere.ts";
