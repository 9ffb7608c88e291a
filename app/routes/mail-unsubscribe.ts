import { html } from "hono/html";
import type { Route } from "./+types/mail-unsubscribe";
import { readUnsubscribe, unsubscribe } from "#app/outbox/unsubscribe.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { type Language, languageTag } from "#app/i18n/language.ts";
import { mailWords } from "#app/i18n/mail-words.server.ts";

/** Asks first: programs that look through mail follow every link. */
export function loader({ url, context }: Route.LoaderArgs) {
  const asked = readUnsubscribe(context.get(servicesContext).auth.options.secret, url.searchParams);
  if (!asked) return unknown();
  const t = mailWords(asked.language);
  return show(asked.language, html`<form method="post"><button>${t("unsubscribe")}</button></form>`);
}

/** The button of that page, or the one of a mail program (RFC 8058), which sends no cookie and names no page. */
export async function action({ url, context }: Route.ActionArgs) {
  const { db, auth } = context.get(servicesContext);
  const asked = readUnsubscribe(auth.options.secret, url.searchParams);
  if (!asked) return unknown();
  const email = (await unsubscribe(db, asked.for)) ?? "";
  return show(asked.language, html`<p>${mailWords(asked.language)("unsubscribed", { email })}</p>`);
}

function show(language: Language, what: ReturnType<typeof html>): Response {
  const page = html`<!doctype html><html lang="${languageTag(language)}"><meta name="viewport" content="width=device-width"><title>Nacre</title>${what}<p><a href="/">Nacre</a></p></html>`;
  return new Response(page.toString(), { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

const unknown = () => new Response("This link is not one of ours.", { status: 400 });
