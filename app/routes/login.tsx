import { data, redirect, useSearchParams } from "react-router";
import type { Route } from "./+types/login";
import { announceAuthChange } from "#app/features/accounts/auth-channel.ts";
import { LoginForm } from "#app/features/accounts/login-form.tsx";
import { parseCredentials, signIn } from "#app/features/accounts/sign-in.server.ts";
import { preferencesContext, requestContext, servicesContext, viewerContext } from "#app/http/context.ts";
import { privateMeta } from "#app/http/seo.ts";
import { safeRedirect } from "#app/http/safe-redirect.ts";
import { translate } from "#app/i18n/translate.server.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const redirectTo = safeRedirect(url.searchParams.get("redirect"));
  if (context.get(viewerContext)) throw redirect(redirectTo);
  const { language } = context.get(preferencesContext);
  const google = context.get(servicesContext).config.google !== undefined;
  return {
    redirectTo,
    google,
    title: `${translate(language, "signIn")} · Nacre`,
    description: translate(language, "loginDescription"),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { auth, db } = context.get(servicesContext);
  const credentials = parseCredentials(await request.formData());
  const { address } = context.get(requestContext);
  const result = await signIn({ auth, db }, credentials, { address, headers: request.headers });
  if (result.ok) {
    throw redirect(safeRedirect(url.searchParams.get("redirect")), { headers: result.headers });
  }
  const headers: HeadersInit = result.retryAfter ? { "Retry-After": String(result.retryAfter) } : {};
  const { email, mode } = credentials;
  return data({ code: result.code, email, mode }, { status: result.status, headers });
}

/** Other tabs learn of a sign-in, which answers with a redirect. A reply that never came has no code. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const [email, mode] = [String(form.get("email")), String(form.get("mode"))];
  try {
    return await serverAction();
  } catch (answer) {
    if (!(answer instanceof Response)) return data({ code: "", email, mode }, { status: 503 });
    announceAuthChange();
    throw answer;
  }
}

/** Retry-After goes along. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? privateMeta(loaderData) : []);

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const mode = params.get("mode") === "sign-up" ? "sign-up" : "sign-in";
  // A refusal belongs to the form it was made in.
  const refused = actionData?.mode === mode ? actionData : undefined;
  // Google's way back without a popup carries the code in the address.
  const errorCode = refused?.code ?? params.get("error") ?? undefined;
  return (
    <div className="shell-width py-14 sm:py-20">
      <LoginForm
        mode={mode}
        redirectTo={loaderData.redirectTo}
        errorCode={errorCode}
        email={refused?.email ?? ""}
        google={loaderData.google}
      />
    </div>
  );
}
