import { redirect } from "react-router";
import { type Flash, flashCookie } from "./flash.ts";
import { safeRedirect } from "./safe-redirect.ts";

/** A form sent by the browser itself, without JavaScript: the answer must be a page, not data. */
export function isDocumentRequest(request: Request): boolean {
  return !new URL(request.url).pathname.endsWith(".data");
}

/** The page a form was on, as a path of ours. */
function pageOf(request: Request): string {
  const referer = URL.parse(request.headers.get("referer") ?? "");
  return referer ? safeRedirect(`${referer.pathname}${referer.search}`, "/") : "/";
}

/** Back to the page the form was on, with a message for the next page when there is one to give. */
export function backTo(request: Request, flash?: Flash, about?: string): Response {
  return redirect(
    pageOf(request),
    flash ? { headers: { "Set-Cookie": flashCookie(flash, about) } } : undefined,
  );
}

/** To the login page and from there back to where the shopper was, saying why. */
export function loginToContinue(request: Request, flash: Flash): Response {
  const query = new URLSearchParams({ redirect: pageOf(request) });
  return redirect(`/login?${query}`, { headers: { "Set-Cookie": flashCookie(flash) } });
}
