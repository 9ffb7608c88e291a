import { href, redirect } from "react-router";
import type { Route } from "./+types/profile";
import { explainAuthError } from "#app/features/accounts/auth-error.ts";
import { changePassword, parsePasswords } from "#app/features/accounts/change-password.server.ts";
import { askToConfirm } from "#app/features/accounts/confirm-email.server.ts";
import { deleteAccount } from "#app/features/accounts/delete-account.server.ts";
import type { Outcome } from "#app/features/accounts/outcome.server.ts";
import { signOutDevice } from "#app/features/accounts/sign-out-device.server.ts";
import { signOutEverywhere } from "#app/features/accounts/sign-out-everywhere.server.ts";
import { preferencesContext, servicesContext, viewerContext } from "#app/http/context.ts";
import { type Flash, flashCookie } from "#app/http/flash.ts";
import type { MessageKey } from "#app/i18n/say.ts";

export const ACCOUNT_INTENTS = [
  "change-password",
  "confirm-email",
  "sign-out-everywhere",
  "sign-out-device",
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
  const viewer = context.get(viewerContext);
  const { headers } = request;
  switch (intent) {
    case "change-password": {
      const outcome = await changePassword(services, viewer, parsePasswords(form), headers);
      return follow(intent, outcome, href("/profile"), "passwordChanged");
    }
    case "confirm-email": {
      const { language } = context.get(preferencesContext);
      const outcome = await askToConfirm(services, viewer, language, headers);
      return follow(intent, outcome, href("/profile"), "confirmationSent");
    }
    case "sign-out-everywhere": {
      const outcome = await signOutEverywhere(services, viewer, headers);
      return follow(intent, outcome, href("/"), "signedOutEverywhere");
    }
    case "sign-out-device": {
      const outcome = await signOutDevice(services.db, viewer, String(form.get("device") ?? ""));
      return follow(intent, outcome, `${href("/profile")}#devices`, "deviceSignedOut");
    }
    case "delete-account": {
      const outcome = await deleteAccount(services, viewer, String(form.get("password") ?? ""), headers);
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
