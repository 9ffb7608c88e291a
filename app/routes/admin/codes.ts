import { data } from "react-router";
import type { Route } from "./+types/codes";
import { authorize } from "#app/features/accounts/policy.ts";
import { createCode, endCode } from "#app/features/orders/change-codes.server.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { backTo, isDocumentRequest } from "#app/http/without-script.ts";

/** Makes a discount code, or ends one (`intent=end`). */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  authorize(viewer, "change", "discount");
  const { db, config } = context.get(servicesContext);
  const fields = Object.fromEntries(await request.formData());
  const answer =
    fields["intent"] === "end"
      ? await endCode(db, viewer, String(fields["code"] ?? ""))
      : await createCode(db, viewer, fields, config.timeZone);
  if (isDocumentRequest(request)) throw backTo(request, answer.ok ? undefined : "saveFailed");
  return data(answer, { status: answer.ok ? 200 : 400 });
}

/** Nobody looks at this address; it leads home. */
export { loader } from "../elsewhere.ts";
