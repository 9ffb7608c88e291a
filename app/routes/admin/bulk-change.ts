import { data } from "react-router";
import type { Route } from "./+types/bulk-change";
import { authorize } from "#app/features/accounts/policy.ts";
import { answerBulkChange } from "#app/features/catalogue/apply-bulk-change.server.ts";
import type { BulkChangeAnswer } from "#app/features/catalogue/bulk-change.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";

/** Changes several products at once, or takes that back (`intent=undo`). */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  authorize(viewer, "update", "product");
  const answer = await answerBulkChange(context.get(servicesContext).db, viewer, await request.formData());
  return data(answer, { status: answer.ok ? 200 : 400 });
}

/** What did not go through is an answer, not a broken page. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await serverAction().catch((): BulkChangeAnswer => ({ ok: false, reason: "failed" }));
  return data(answer, { status: answer.ok ? 200 : 400 });
}

/** Nobody looks at this address; it leads home. */
export { loader } from "../elsewhere.ts";
