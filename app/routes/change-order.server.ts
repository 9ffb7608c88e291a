import { href, redirect } from "react-router";
import type { Route } from "./+types/profile";
import { changeReminder, parseReminder, type Reminded } from "#app/features/orders/reminders.server.ts";
import { preferencesContext, servicesContext } from "#app/http/context.ts";
import { type Flash, flashCookie } from "#app/http/flash.ts";
import { requireShopper } from "#app/http/viewer.server.ts";

/** What the view of an order can ask for. */
export const ORDER_INTENTS = ["remind", "forget-reminder"];

const REMINDED = {
  done: undefined,
  "not-now": "saveFailed",
  ended: "mailsEnded",
} as const satisfies Record<Reminded, Flash | undefined>;

/** Does it, and leads back to that order. */
export async function changeOrder(
  form: FormData,
  { context }: Pick<Route.ActionArgs, "context">,
): Promise<Response> {
  const viewer = requireShopper(context, "ask", "reminder");
  const { db, config } = context.get(servicesContext);
  const { language } = context.get(preferencesContext);
  const asked = config.mail.smtpUrl ? parseReminder(form) : undefined;
  const flash = asked ? REMINDED[await changeReminder(db, viewer, asked, language)] : "saveFailed";
  const order = new URLSearchParams({ order: String(form.get("order") ?? "") });
  return redirect(`${href("/profile")}?${order}`, {
    headers: flash ? { "Set-Cookie": flashCookie(flash) } : {},
  });
}
