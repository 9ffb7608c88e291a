import { data } from "react-router";
import type { Route } from "./+types/staff";
import { authorize } from "#app/features/accounts/policy.ts";
import { addPacker, removePacker } from "#app/features/accounts/staff.server.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { backTo, isDocumentRequest } from "#app/http/without-script.ts";

/** Makes somebody a packer by their e-mail address, or no more one (`intent=remove`). */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  authorize(viewer, "change", "staff");
  const { db } = context.get(servicesContext);
  const form = await request.formData();
  const named = (name: string) => String(form.get(name) ?? "");
  const answer =
    form.get("intent") === "remove"
      ? await removePacker(db, viewer, named("person"))
      : await addPacker(db, viewer, named("email"));
  if (isDocumentRequest(request)) throw backTo(request, answer.ok ? undefined : "saveFailed");
  return data(answer, { status: answer.ok ? 200 : 400 });
}

/** Nobody looks at this address; it leads home. */
export { loader } from "../elsewhere.ts";
