import { isAPIError } from "better-auth/api";
import { redirect } from "react-router";
import { outageOf } from "#app/db/outage.ts";
import type { Route } from "./+types/auth-google";
import { discoverGoogle, ISSUER_UNREACHABLE } from "#app/features/accounts/discover-google.server.ts";
import { requestContext, servicesContext } from "#app/http/context.ts";
import { safeRedirect } from "#app/http/safe-redirect.ts";

/** Google sign-in in this window, for browsers without JavaScript; others use the popup. */
export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(servicesContext);
  const form = await request.formData();
  const wanted = form.get("redirect");
  const callbackURL = safeRedirect(typeof wanted === "string" ? wanted : null);
  const backToLogin = `/login?${new URLSearchParams({ redirect: callbackURL })}`;
  const reachable = await discoverGoogle(auth, context.get(requestContext).log);
  try {
    const { headers, response } = await auth.api.signInSocial({
      body: { provider: "google", callbackURL, errorCallbackURL: backToLogin, disableRedirect: true },
      headers: request.headers,
      returnHeaders: true,
    });
    return redirect(response.url ?? backToLogin, { headers });
  } catch (error) {
    if (!isAPIError(error) || outageOf(error)) throw error;
    const code = reachable ? (error.body?.code ?? "") : ISSUER_UNREACHABLE;
    return redirect(`${backToLogin}&${new URLSearchParams({ error: code })}`);
  }
}

/** Nobody looks at this address; it leads home. */
export { loader } from "./elsewhere.ts";
