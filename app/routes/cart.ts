import { data } from "react-router";
import type { Route } from "./+types/cart";
import { may } from "#app/features/accounts/policy.ts";
import { parseCartChange } from "#app/features/cart/cart.ts";
import { type CartChangeResult, changeCart } from "#app/features/cart/change-cart.server.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { backTo, isDocumentRequest, loginToContinue } from "#app/http/reply.ts";
import { notify } from "#app/ui/notify.ts";
import { hasArrived } from "#app/ui/send-when-leaving.ts";

type Answer = CartChangeResult | { ok: false; reason: "signed-out" | "invalid" | "failed" };

export async function action({ request, context }: Route.ActionArgs) {
  const plain = isDocumentRequest(request);
  const viewer = context.get(viewerContext);
  if (!viewer || !may(viewer, "change", "cart")) {
    if (plain && !viewer) return loginToContinue(request, "loginToAdd");
    return data<Answer>({ ok: false, reason: "signed-out" }, { status: viewer ? 403 : 401 });
  }
  const change = parseCartChange(await request.formData());
  const result: Answer = change
    ? await changeCart(context.get(servicesContext).db, viewer.id, change)
    : { ok: false, reason: "invalid" };
  if (!plain) return data(result, { status: statusOf(result) });
  if (!result.ok) return backTo(request, result.reason === "out-of-stock" ? "outOfStock" : "saveFailed");
  return backTo(request, change?.intent === "add" ? "addedToCart" : undefined);
}

function statusOf(result: Answer): number {
  if (result.ok) return 200;
  return result.reason === "invalid" ? 400 : 409;
}

const FAILED: Answer = { ok: false, reason: "failed" };

function readAnswer(answer: unknown): Answer {
  return typeof Object(answer).ok === "boolean" ? (answer as Answer) : FAILED;
}

/** A change that could not be saved is taken back on the screen, and said. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const id = (await request.clone().formData()).get("id");
  const answer = await serverAction().then(readAnswer, () => FAILED);
  hasArrived(String(id));
  if (answer.ok && answer.limitedTo !== undefined)
    notify({ message: "limitedTo", values: { count: answer.limitedTo } });
  if (!answer.ok) notifyFailure(answer.reason);
  // With an error status the loaders are not asked again: without a network they would take the page away.
  return data(answer, { status: !answer.ok && answer.reason === "failed" ? 503 : 200 });
}

function notifyFailure(reason: Extract<Answer, { ok: false }>["reason"]): void {
  if (reason === "signed-out") notify({ message: "loginToAdd", action: { label: "logIn", href: "/login" } });
  else notify({ message: reason === "out-of-stock" ? "notSavedStock" : "saveFailed" });
}

/** Nobody looks at this address; it leads home. */
export { loader } from "./elsewhere.ts";
