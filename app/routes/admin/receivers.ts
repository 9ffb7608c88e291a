import { data } from "react-router";
import type { Route } from "./+types/receivers";
import { authorize } from "#app/features/accounts/policy.ts";
import {
  changeReceiver,
  createReceiver,
  removeReceiver,
  sendAgain,
  testReceiver,
} from "#app/features/webhooks/receivers.server.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { backTo, isDocumentRequest } from "#app/http/without-script.ts";

/** Sets a receiver of webhooks, changes, tries or removes one, or tells it something again, by `intent`. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  authorize(viewer, "change", "receiver");
  const { db } = context.get(servicesContext);
  const form = await request.formData();
  const named = (name: string) => String(form.get(name) ?? "");
  const verbs = {
    create: () => createReceiver(db, viewer, form),
    change: () => changeReceiver(db, viewer, form),
    remove: () => removeReceiver(db, viewer, named("receiver")),
    test: () => testReceiver(db, viewer, named("receiver")),
    again: () => sendAgain(db, viewer, named("delivery")),
  };
  const intent = named("intent");
  const verb = Object.hasOwn(verbs, intent) ? verbs[intent as keyof typeof verbs] : undefined;
  const answer = verb ? await verb() : { ok: false as const, problem: "invalid" as const };
  if (isDocumentRequest(request)) throw backTo(request, answer.ok ? undefined : "saveFailed");
  // A receiver's refusal is a successful test, so the list is reloaded.
  return data(answer, { status: answer.ok || answer.problem === "refused" ? 200 : 400 });
}

/** Nobody looks at this address; it leads home. */
export { loader } from "../elsewhere.ts";
