import { redirect } from "react-router";
import type { Route } from "./+types/auth-sign-out";
import { forgetAddressDraft } from "#app/features/accounts/address-draft.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";

/** Ends the session on the server and forgets its cookie. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!context.get(viewerContext)) return redirect("/");
  const { auth } = context.get(servicesContext);
  const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true });
  return redirect("/", { headers });
}

/** The typed address must not be left for the next person. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } finally {
    forgetAddressDraft();
  }
}

/** Nobody looks at this address; it leads home. */
export { loader } from "./elsewhere.ts";
