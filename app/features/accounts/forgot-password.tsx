import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { Button, TextLink } from "#app/ui/button.tsx";
import { EmailField } from "./account-fields.tsx";
import { AuthError } from "./auth-error-view.tsx";
import { LoginFrame } from "./login-frame.tsx";

interface Props {
  redirectTo: string;
  /** The link was asked for; whether anyone has an account is not said. */
  sent: boolean;
  errorCode: string | undefined;
  email: string;
}

/** Asks for a link to choose a new password. */
export function ForgotPassword({ redirectTo, sent, errorCode, email }: Props) {
  const { t } = useTranslation("account");
  const busy = useNavigation().state === "submitting";
  return (
    <LoginFrame title={t("forgotTitle")} help={sent ? undefined : t("forgotHelp")}>
      {sent ? (
        <p role="status" className="text-center">
          {t("linkSent")}
        </p>
      ) : (
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="mode" value="forgot" />
          <EmailField typed={email} />
          <Button type="submit" disabled={busy} className="mt-2 w-full">
            {t("sendLink")}
          </Button>
        </Form>
      )}
      <AuthError code={errorCode} />
      <p className="mt-8 text-center">
        <TextLink to={`/login?${new URLSearchParams({ redirect: redirectTo })}`}>
          {t("backToSignIn")}
        </TextLink>
      </p>
    </LoginFrame>
  );
}
