import { data } from "react-router";
import type { Route } from "./+types/restock";
import { may } from "#app/features/accounts/policy.ts";
import { askForRestock, parseRestockRequest } from "#app/features/wishlist/ask-for-restock.server.ts";
import { preferencesContext, servicesContext, viewerContext } from "#app/http/context.ts";
import { backTo, isDocumentRequest, loginToContinue } from "#app/http/reply.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const plain = isDocumentRequest(request);
  const viewer = context.get(viewerContext);
  if (!viewer || !may(viewer, "ask", "restock")) {
    if (plain && !viewer) return loginToContinue(request, "loginToWishlist");
    return data({ asked: false }, { status: viewer ? 403 : 401 });
  }
  const { db } = context.get(servicesContext);
  const { language } = context.get(preferencesContext);
  const wanted = parseRestockRequest(await request.formData());
  const asked = wanted ? await askForRestock(db, viewer.id, wanted, language) : false;
  if (plain) return backTo(request, wanted ? undefined : "saveFailed");
  return data({ asked }, { status: wanted ? 200 : 400 });
}

/** Nobody looks at this address; it leads home. */
export { loader } from "./elsewhere.ts";
