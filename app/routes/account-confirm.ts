import { href, redirect } from "react-router";
import type { Route } from "./+types/account-confirm";
import { confirmEmail } from "#app/features/accounts/confirm-email.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { flashCookie } from "#app/http/flash.ts";

/** The link of a confirmation mail; it opens nothing, so it works wherever it is opened. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const outcome = await confirmEmail(services, url.searchParams.get("token") ?? "");
  // What waited for it may go now.
  services.afterChange();
  const flash = flashCookie(outcome.ok ? "emailConfirmed" : "linkUsed");
  return redirect(href("/profile"), { headers: { "Set-Cookie": flash } });
}
