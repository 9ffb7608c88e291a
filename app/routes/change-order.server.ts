import { href, redirect } from "react-router";
import type { Route } from "./+types/profile";
import { changeReminder, parseReminder, type Reminded } from "#app/features/orders/reminders.server.ts";
import { parseReview, saveReview, withdrawReview } from "#app/features/reviews/own-reviews.server.ts";
import { preferencesContext, servicesContext } from "#app/http/context.ts";
import { type Flash, flashCookie } from "#app/http/flash.ts";
import { requireShopper } from "#app/http/viewer.server.ts";

/** What the view of an order can ask for. */
export const ORDER_INTENTS = ["remind", "forget-reminder", "review", "withdraw-review"];

const REMINDED = {
  done: undefined,
  "not-now": "saveFailed",
  ended: "mailsEnded",
} as const satisfies Record<Reminded, Flash | undefined>;

type Args = Pick<Route.ActionArgs, "context">;

/** Does it, and leads back to that order. */
export async function changeOrder(form: FormData, args: Args): Promise<Response> {
  const isReview = String(form.get("intent")).endsWith("review");
  const flash = await (isReview ? changeReview(form, args) : changeReminded(form, args));
  const order = new URLSearchParams({ order: String(form.get("order") ?? "") });
  return redirect(`${href("/profile")}?${order}`, {
    headers: flash ? { "Set-Cookie": flashCookie(flash) } : {},
  });
}

async function changeReminded(form: FormData, { context }: Args): Promise<Flash | undefined> {
  const viewer = requireShopper(context, "ask", "reminder");
  const { db, config } = context.get(servicesContext);
  const { language } = context.get(preferencesContext);
  const asked = config.mail.smtpUrl ? parseReminder(form) : undefined;
  return asked ? REMINDED[await changeReminder(db, viewer, asked, language)] : "saveFailed";
}

async function changeReview(form: FormData, { context }: Args): Promise<Flash> {
  const viewer = requireShopper(context, "write", "review");
  const { db, config } = context.get(servicesContext);
  if (form.get("intent") === "withdraw-review") {
    await withdrawReview(db, viewer, String(form.get("product") ?? ""));
    return "reviewWithdrawn";
  }
  if (!config.reviews) return "saveFailed";
  const { language } = context.get(preferencesContext);
  const written = parseReview(form);
  if (!written) return "reviewIncomplete";
  const saved = await saveReview(db, viewer, written, language);
  if (!saved) return "saveFailed";
  return saved === "hidden" ? "reviewSavedHidden" : "reviewSaved";
}
