import { data } from "react-router";
import type { Route } from "./+types/wishlist";
import { may } from "#app/features/accounts/policy.ts";
import { changeWishlist, parseWishlistChange } from "#app/features/wishlist/change-wishlist.server.ts";
import { WISH_KEPT, wishHasArrived } from "#app/features/wishlist/keep-wish.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { backTo, isDocumentRequest, loginToContinue } from "#app/http/without-script.ts";
import { notify } from "#app/ui/notify.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const plain = isDocumentRequest(request);
  const viewer = context.get(viewerContext);
  if (!viewer || !may(viewer, "change", "wishlist")) {
    if (plain && !viewer) return loginToContinue(request, "loginToWishlist");
    return data({ ok: false }, { status: viewer ? 403 : 401 });
  }
  const form = await request.formData();
  const change = parseWishlistChange(form);
  const result = change
    ? await changeWishlist(context.get(servicesContext).db, viewer, change)
    : { ok: false };
  if (plain && !result.ok) return backTo(request, "saveFailed");
  if (plain && form.has("offer") && change?.intent === "put")
    return backTo(request, "wishSoldOut", change.productId);
  if (plain) return backTo(request);
  return data(result, { status: result.ok ? 200 : 400 });
}

/** A change that could not be saved is taken back on the screen, and said. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const answer = await serverAction().then(
    (sent: unknown) => ({ ok: Object(sent).ok === true }),
    () => ({ ok: false }),
  );
  wishHasArrived(form);
  if (!answer.ok) notify({ message: "saveFailed" });
  // Where no heart was pressed, as after logging in, nobody would see it.
  else if (form.has("announced")) notify(WISH_KEPT);
  // See routes/cart.ts.
  return data(answer, { status: answer.ok ? 200 : 503 });
}

/** Nobody looks at this address; it leads home. */
export { loader } from "./elsewhere.ts";
