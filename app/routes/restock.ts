import { data } from "react-router";
import type { Route } from "./+types/restock";
import { may } from "#app/features/accounts/policy.ts";
import { askForRestock, parseRestockRequest } from "#app/features/wishlist/ask-for-restock.server.ts";
import { preferencesContext, servicesContext, viewerContext } from "#app/http/context.ts";
import { backTo, isDocumentRequest, loginToContinue } from "#app/http/without-script.ts";
import { notify } from "#app/ui/notify.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const plain = isDocumentRequest(request);
  const viewer = context.get(viewerContext);
  if (!viewer || !may(viewer, "ask", "restock")) {
    if (plain && !viewer) return loginToContinue(request, "loginToWishlist");
    return data<Answer>(REFUSED, { status: viewer ? 403 : 401 });
  }
  const { db } = context.get(servicesContext);
  const { language } = context.get(preferencesContext);
  const form = await request.formData();
  const wanted = parseRestockRequest(form);
  const asked = wanted && (await askForRestock(db, viewer, wanted, language));
  if (plain) return backTo(request, outcomeOf({ asked }, form));
  return data<Answer>({ asked }, { status: wanted ? 200 : 400 });
}

interface Answer {
  /** Whether a mail will be sent; undefined when nothing was changed. */
  asked: boolean | undefined;
}

const REFUSED: Answer = { asked: undefined };

/** What is to be said: that it came to nothing, or, where no button shows it, what was asked for. */
function outcomeOf({ asked }: Answer, form: FormData) {
  if (asked === undefined) return "saveFailed";
  if (!form.has("announced")) return undefined;
  return asked ? "restockAsked" : "restockBack";
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const answer: Answer = await serverAction().then(readAnswer, () => REFUSED);
  const message = outcomeOf(answer, form);
  if (message) notify({ message });
  // See routes/cart.ts.
  return data(answer, { status: answer.asked === undefined ? 503 : 200 });
}

function readAnswer(sent: unknown): Answer {
  const { asked } = Object(sent);
  return typeof asked === "boolean" ? { asked } : REFUSED;
}

/** Nobody looks at this address; it leads home. */
export { loader } from "./elsewhere.ts";
