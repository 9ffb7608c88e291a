import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, Link, useNavigation } from "react-router";
import { Button, TextLink } from "#app/ui/button.tsx";
import { EmailField, SecretField } from "./account-fields.tsx";
import { AuthError } from "./auth-error-view.tsx";
import { GoogleButton } from "./google-button.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { LoginFrame } from "./login-frame.tsx";

export type LoginMode = "sign-in" | "sign-up";

interface Props {
  mode: LoginMode;
  /** Where to go afterwards; a path of ours. */
  redirectTo: string;
  /** The provider's code when the last try failed; empty when it gave none. */
  errorCode: string | undefined;
  /** What was typed, so that a refusal loses nothing. */
  email: string;
  /** Whether Google is set up here; where it is not, it is not offered. */
  google: boolean;
  /** Signing up asks for the address alone and sends a link. */
  byMail: boolean;
  /** That link is on its way. */
  sent: boolean;
  /** The ways to what an account is opened on. */
  terms: ReactNode;
}

/** Sign in or sign up with e-mail and password, or with Google. */
export function LoginForm({ mode, redirectTo, errorCode, email, google, byMail, sent, terms }: Props) {
  const { t } = useTranslation(["shop", "account"]);
  const busy = useNavigation().formAction?.startsWith("/login") ?? false;
  const [googleError, setGoogleError] = useState<{ mode: LoginMode; code: string }>();
  // What was typed stays when the mode changes; an error belongs to the mode it came in.
  const code = googleError?.mode === mode ? googleError.code : errorCode;
  const signingUp = mode === "sign-up";
  return (
    <LoginFrame
      title={t(signingUp ? "signUpTitle" : "signInTitle")}
      help={t(signingUp ? "account:signUpHelp" : "account:signInHelp")}
    >
      {signingUp && byMail && sent ? (
        <p role="status">{t("account:signUpSent")}</p>
      ) : (
        <Form method="post" className="grid gap-4" onSubmit={() => setGoogleError(undefined)}>
          <input type="hidden" name="mode" value={mode} />
          <EmailField typed={email} />
          {!(signingUp && byMail) && <SecretField label={t("password")} isNew={signingUp} />}
          <Button type="submit" disabled={busy} className="mt-2 w-full">
            {t(signingUp ? "signUp" : "signIn")}
          </Button>
        </Form>
      )}
      {signingUp ? (
        <p className="mt-4 text-sm text-mist">
          {t("account:accepting")} {terms}
        </p>
      ) : (
        <p className="mt-2">
          <TextLink to={`/login?${new URLSearchParams({ redirect: redirectTo, mode: "forgot" })}`}>
            {t("account:forgotPassword")}
          </TextLink>
        </p>
      )}
      <AuthError code={code} />
      {!signingUp && <PasskeyButton redirectTo={redirectTo} above={<Or />} className="w-full" />}
      {google && (
        <>
          <Or />
          <GoogleButton
            redirectTo={redirectTo}
            onError={(failure) => setGoogleError(failure === undefined ? undefined : { mode, code: failure })}
          />
        </>
      )}
      <ModeSwitch mode={mode} redirectTo={redirectTo} />
    </LoginFrame>
  );
}

function Or() {
  const { t } = useTranslation();
  return (
    <p
      aria-hidden
      className="my-6 flex items-center gap-4 text-sm text-mist before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
    >
      {t("or")}
    </p>
  );
}

/** A link, so that it works without JavaScript; the path stays /login. */
function ModeSwitch({ mode, redirectTo }: { mode: LoginMode; redirectTo: string }) {
  const { t } = useTranslation();
  const other = mode === "sign-in" ? "sign-up" : "sign-in";
  const query = new URLSearchParams({ redirect: redirectTo, ...(other === "sign-up" && { mode: other }) });
  return (
    <p className="mt-6 flex items-center gap-2 text-sm text-mist">
      {t(mode === "sign-in" ? "noAccount" : "haveAccount")}
      <Link
        to={`/login?${query}`}
        replace
        className="inline-flex min-h-11 items-center text-ink underline decoration-edge underline-offset-4"
      >
        {t(other === "sign-up" ? "signUp" : "signIn")}
      </Link>
    </p>
  );
}
