import { href, redirect } from "react-router";
import { type Room, tabAddress } from "#app/features/admin/panel.ts";

/**
 * Leads a visitor who opens a file of the panel in a browser, by a bookmark say, to the login and from there to its tab.
 * Whatever else asks is refused by the file's own verb.
 * @throws a redirect
 */
export function askToSignIn(request: Request, viewer: object | null, tab: Room): void {
  if (viewer || !request.headers.get("Accept")?.includes("text/html")) return;
  const back = `${href("/")}${tabAddress(tab)}`;
  throw redirect(`${href("/login")}?${new URLSearchParams({ redirect: back })}`);
}
