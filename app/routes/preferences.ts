import { redirect } from "react-router";
import type { Route } from "./+types/preferences";
import { preferenceCookie } from "#app/http/preferences.ts";
import { ownPath } from "#app/http/safe-redirect.ts";
import { isLanguage } from "#app/i18n/language.ts";
import { isTheme } from "#app/theme/theme.ts";

/** Remembers theme or language on the device and leads back. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const { theme, language, returnTo } = Object.fromEntries(form);
  const headers = new Headers();
  if (isTheme(theme)) headers.append("Set-Cookie", preferenceCookie("theme", theme));
  if (isLanguage(language)) headers.append("Set-Cookie", preferenceCookie("language", language));
  // Unlike after signing in, /login is a fair place to come back to here.
  return redirect((typeof returnTo === "string" ? ownPath(returnTo) : undefined) ?? "/", { headers });
}

/** Nobody looks at this address; it leads home. */
export { loader } from "./elsewhere.ts";
