import { data } from "react-router";
import type { Route } from "./+types/staff";
import { sessionToken } from "#app/features/accounts/find-signed-in.server.ts";
import { authorize } from "#app/features/accounts/policy.ts";
import { askForFactor } from "#app/features/accounts/require-factor.server.ts";
import { addPacker, removePacker } from "#app/features/accounts/staff.server.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { backTo, isDocumentRequest } from "#app/http/without-script.ts";

/**
 * Makes somebody a packer by their e-mail address, or no more one (`intent=remove`); or asks every admin for a second
 * factor, or no more (`intent=ask-for-factor`).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  authorize(viewer, "change", "staff");
  const { db, auth } = context.get(servicesContext);
  const form = await request.formData();
  const change = () => {
    switch (form.get("intent")) {
      case "remove":
        return removePacker(db, viewer, named("person"));
      case "ask-for-factor": {
        const token = sessionToken(auth, request.headers);
        return askForFactor(db, viewer, named("asked") === "true", token);
      }
      default:
        return addPacker(db, viewer, named("email"));
    }
  };
  const named = (name: string) => String(form.get(name) ?? "");
  const answer = await change();
  if (isDocumentRequest(request)) throw backTo(request, answer.ok ? undefined : "saveFailed");
  return data(answer, { status: answer.ok ? 200 : 400 });
}

/** Nobody looks at this address; it leads home. */
export { loader } from "../elsewhere.ts";
