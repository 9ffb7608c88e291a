import { data, href, redirect } from "react-router";
import type { Route } from "./+types/profile";
import { explainAuthError } from "#app/features/accounts/auth-error.ts";
import { changePassword, parsePasswords } from "#app/features/accounts/change-password.server.ts";
import { askToConfirm } from "#app/features/accounts/confirm-email.server.ts";
import { deleteAccount } from "#app/features/accounts/delete-account.server.ts";
import type { FactorAnswer } from "#app/features/accounts/factor.ts";
import type { Outcome, Refused } from "#app/features/accounts/outcome.server.ts";
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  renamePasskey,
} from "#app/features/accounts/passkeys.server.ts";
import { may } from "#app/features/accounts/policy.ts";
import {
  beginCodes,
  confirmCodes,
  endCodes,
  parseCode,
  proveFactor,
  renewRecoveryCodes,
} from "#app/features/accounts/second-factor.server.ts";
import { signOutDevice } from "#app/features/accounts/sign-out-device.server.ts";
import { signOutEverywhere } from "#app/features/accounts/sign-out-everywhere.server.ts";
import { tabAddress } from "#app/features/admin/panel.ts";
import { preferencesContext, servicesContext, viewerContext } from "#app/http/context.ts";
import { type Flash, flashCookie } from "#app/http/flash.ts";

export const ACCOUNT_INTENTS = [
  "change-password",
  "confirm-email",
  "sign-out-everywhere",
  "sign-out-device",
  "delete-account",
  "codes-begin",
  "codes-confirm",
  "codes-renew",
  "codes-end",
  "factor-prove",
  "passkey-begin",
  "passkey-add",
  "passkey-rename",
  "passkey-remove",
] as const;
export type AccountIntent = (typeof ACCOUNT_INTENTS)[number];

type AccountAnswer = FactorAnswer & { form: AccountIntent };

type Args = Pick<Route.ActionArgs, "request" | "context">;

/**
 * The forms of the profile, and of the panel, that change how someone signs in, or end it.
 * @returns why not, or what is shown next
 * @throws the redirect that follows when it is done
 */
export async function changeAccount(
  intent: AccountIntent,
  form: FormData,
  { request, context }: Args,
): Promise<ReturnType<typeof data<AccountAnswer>>> {
  const services = context.get(servicesContext);
  const viewer = context.get(viewerContext);
  const { headers } = request;
  const password = String(form.get("password") ?? "").slice(0, 128);
  const id = String(form.get("passkey") ?? "");
  // Where they are, for whoever asks.
  const factors = may(viewer, "open", "panel")
    ? `/${tabAddress("security")}`
    : `${href("/profile")}#security`;
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
      const outcome = await deleteAccount(services, viewer, password, headers);
      return follow(intent, outcome, href("/"), "accountDeleted");
    }
    case "codes-begin": {
      const begun = await beginCodes(services, viewer, password, headers);
      return begun.ok ? show(intent, { setUp: begun.setUp }) : refuse(intent, begun);
    }
    case "codes-confirm": {
      const done = await confirmCodes(services, viewer, parseCode(form), headers);
      if (!done.ok) return refuse(intent, done, { setUp: done.setUp });
      return show(intent, { recoveryCodes: done.recoveryCodes }, done.headers);
    }
    case "codes-renew": {
      const renewed = await renewRecoveryCodes(services, viewer, password, headers);
      return renewed.ok ? show(intent, { recoveryCodes: renewed.recoveryCodes }) : refuse(intent, renewed);
    }
    case "codes-end":
      return follow(intent, await endCodes(services, viewer, password, headers), factors, "codesEnded");
    case "factor-prove": {
      const outcome = await proveFactor(services, viewer, parseCode(form).code, headers);
      return follow(intent, outcome, href("/"));
    }
    case "passkey-begin": {
      const begun = await beginPasskey(services, viewer, password, headers);
      return begun.ok ? show(intent, { creation: begun.creation }, begun.headers) : refuse(intent, begun);
    }
    case "passkey-add":
      return follow(intent, await addPasskey(services, viewer, form, headers), factors, "passkeyAdded");
    case "passkey-rename": {
      const name = String(form.get("name") ?? "");
      return follow(
        intent,
        await renamePasskey(services.db, viewer, { id, name }),
        factors,
        "passkeyRenamed",
      );
    }
    case "passkey-remove": {
      const outcome = await removePasskey(services, viewer, { id, password }, headers);
      return follow(intent, outcome, factors, "passkeyRemoved");
    }
  }
}

function show(form: AccountIntent, shown: Omit<FactorAnswer, "form">, headers = new Headers()) {
  return data<AccountAnswer>({ ...shown, form }, { headers });
}

function refuse(form: AccountIntent, { code }: Refused, shown: Omit<FactorAnswer, "form"> = {}) {
  const message = explainAuthError(code, "requestFailed");
  return data<AccountAnswer>({ ...shown, form, message });
}

function follow(form: AccountIntent, outcome: Outcome, to: string, flash?: Flash) {
  if (!outcome.ok) return refuse(form, outcome);
  const headers = new Headers(outcome.headers);
  if (flash) headers.append("Set-Cookie", flashCookie(flash));
  throw redirect(to, { headers });
}
