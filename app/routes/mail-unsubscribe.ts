import { html } from "hono/html";
import type { Route } from "./+types/mail-unsubscribe";
import { readUnsubscribe, unsubscribe } from "#app/features/wishlist/unsubscribe.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { languageTag } from "#app/i18n/language.ts";
import { mailWords } from "#app/i18n/mail-words.server.ts";

type Asked = NonNullable<ReturnType<typeof readUnsubscribe>>;

/** Asks first: programs that look through mail follow every link. */
export function loader({ url, context }: Route.LoaderArgs) {
  const asked = readUnsubscribe(context.get(servicesContext).auth.options.secret, url.searchParams);
  return asked ? show(asked, "unsubscribe") : unknown();
}

/** The button of that page, or the one of a mail program (RFC 8058), which sends no cookie and names no page. */
export async function action({ url, context }: Route.ActionArgs) {
  const { db, auth } = context.get(servicesContext);
  const asked = readUnsubscribe(auth.options.secret, url.searchParams);
  if (!asked) return unknown();
  await unsubscribe(db, asked.email);
  return show(asked, "unsubscribed");
}

function show({ language, email }: Asked, what: "unsubscribe" | "unsubscribed"): Response {
  const t = mailWords(language);
  const button =
    what === "unsubscribe" ? html`<form method="post"><button>${t("unsubscribe")}</button></form>` : "";
  const words = what === "unsubscribe" ? email : t("unsubscribed", { email });
  const page = html`<!doctype html><html lang="${languageTag(language)}"><meta name="viewport" content="width=device-width"><title>Nacre</title><p>${words}</p>${button}<p><a href="/">Nacre</a></p></html>`;
  return new Response(page.toString(), { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

const unknown = () => new Response("This link is not one of ours.", { status: 400 });
