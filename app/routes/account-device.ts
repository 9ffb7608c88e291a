import { href, redirect } from "react-router";
import type { Route } from "./+types/account-device";
import { takeDeviceLink } from "#app/features/accounts/offer-device-link.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { flashCookie } from "#app/http/flash.ts";

/**
 * The link in a mail that makes this device a known one of the account. It does not sign in: the password is still
 * needed.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const device = await takeDeviceLink(context.get(servicesContext), url.searchParams.get("token") ?? "");
  const headers = new Headers({ "Set-Cookie": flashCookie(device ? "deviceKnown" : "linkUsed") });
  if (device) headers.append("Set-Cookie", device);
  return redirect(href("/login"), { headers });
}
