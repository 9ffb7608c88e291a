import { data } from "react-router";
import type { Route } from "./+types/tokens";
import { createToken, revokeToken } from "#app/features/accounts/api-tokens.server.ts";
import { authorize } from "#app/features/accounts/policy.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { backTo, isDocumentRequest } from "#app/http/without-script.ts";

/** Makes a token of the API, or revokes one (`intent=revoke`). */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  authorize(viewer, "change", "token");
  const { db } = context.get(servicesContext);
  const form = await request.formData();
  const answer =
    form.get("intent") === "revoke"
      ? await revokeToken(db, viewer, String(form.get("token") ?? ""))
      : await createToken(db, viewer, form);
  if (isDocumentRequest(request)) {
    // Without scripts the token is shown here, only once.
    if (answer.ok && answer.token) throw new Response(`${answer.token}\n`);
    throw backTo(request, answer.ok ? undefined : "saveFailed");
  }
  return data(answer, { status: answer.ok ? 200 : 400 });
}

/** Nobody looks at this address; it leads home. */
export { loader } from "../elsewhere.ts";
