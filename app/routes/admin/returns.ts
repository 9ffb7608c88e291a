import { data } from "react-router";
import type { Route } from "./+types/returns";
import { authorize } from "#app/features/accounts/policy.ts";
import { answerReturn, receiveReturn } from "#app/features/orders/answer-return.server.ts";
import { answerReview } from "#app/features/reviews/answer-review.server.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { backTo, isDocumentRequest } from "#app/http/without-script.ts";

/** Answers a return, or takes what has come back (`intent=received`); or sees to a review. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  authorize(viewer, "advance", "order");
  const { db } = context.get(servicesContext);
  const form = await request.formData();
  if (form.has("review")) {
    const ok = await answerReview(db, viewer, form);
    if (isDocumentRequest(request)) throw backTo(request, ok ? undefined : "saveFailed");
    return data({ ok }, { status: ok ? 200 : 400 });
  }
  const received = form.get("intent") === "received";
  const answer = await (received ? receiveReturn(db, viewer, form) : answerReturn(db, viewer, form));
  if (isDocumentRequest(request)) throw backTo(request, answer.ok ? undefined : "saveFailed");
  return data(answer, { status: answer.ok ? 200 : 409 });
}

/** Nobody looks at this address; it leads home. */
export { loader } from "../elsewhere.ts";
