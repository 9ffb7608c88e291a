import { href, redirect } from "react-router";
import type { Route } from "./+types/profile";
import { explainAuthError } from "#app/features/accounts/auth-error.ts";
import { changePassword, parsePasswords } from "#app/features/accounts/change-password.server.ts";
import { askToConfirm } from "#app/features/accounts/confirm-email.server.ts";
import { deleteAccount } from "#app/features/accounts/delete-account.server.ts";
import type { Outcome } from "#app/features/accounts/outcome.server.ts";
import { preferencesContext, servicesContext } from "#app/http/context.ts";
import { type Flash, flashCookie } from "#app/http/flash.ts";
import { requireShopper } from "#app/http/viewer.server.ts";
import type { MessageKey } from "#app/i18n/say.ts";

export const ACCOUNT_INTENTS = [
  "change-password",
  "confirm-email",
  "sign-out-everywhere",
  "delete-account",
] as const;
export type AccountIntent = (typeof ACCOUNT_INTENTS)[number];

type Args = Pick<Route.ActionArgs, "request" | "context">;

/**
 * The forms of the profile that change how someone signs in, or end it.
 * @returns why not
 * @throws the redirect that follows when it is done
 */
export async function changeAccount(
  intent: AccountIntent,
  form: FormData,
  { request, context }: Args,
): Promise<{ form: AccountIntent; message: MessageKey }> {
  const services = context.get(servicesContext);
  const { headers } = request;
  switch (intent) {
    case "change-password": {
      const { id } = requireShopper(context, "changePassword", "account");
      const outcome = await changePassword(services, id, parsePasswords(form), headers);
      return follow(intent, outcome, href("/profile"), "passwordChanged");
    }
    case "confirm-email": {
      const viewer = requireShopper(context, "confirmEmail", "account");
      const { language } = context.get(preferencesContext);
      const outcome = await askToConfirm(services, viewer, language, headers);
      return follow(intent, outcome, href("/profile"), "confirmationSent");
    }
    case "sign-out-everywhere": {
      requireShopper(context, "signOutEverywhere", "account");
      await services.auth.api.revokeSessions({ headers });
      const signedOut = await services.auth.api.signOut({ headers, returnHeaders: true });
      return follow(intent, { ok: true, headers: signedOut.headers }, href("/"), "signedOutEverywhere");
    }
    case "delete-account": {
      const { id } = requireShopper(context, "delete", "account");
      const outcome = await deleteAccount(services, id, String(form.get("password") ?? ""), headers);
      return follow(intent, outcome, href("/"), "accountDeleted");
    }
  }
}

function follow(form: AccountIntent, outcome: Outcome, to: string, flash: Flash) {
  if (!outcome.ok) return { form, message: explainAuthError(outcome.code, "requestFailed") };
  const headers = new Headers(outcome.headers);
  headers.append("Set-Cookie", flashCookie(flash));
  throw redirect(to, { headers });
}
