import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { Button, TextLink } from "#app/ui/button.tsx";
import { SecretField } from "./account-fields.tsx";
import { AuthError } from "./auth-error-view.tsx";
import { LoginFrame } from "./login-frame.tsx";

/** Chooses a new password by the token of a link. */
export function ResetPassword({ token, errorCode }: { token: string; errorCode: string | undefined }) {
  const { t } = useTranslation("account");
  const busy = useNavigation().state === "submitting";
  return (
    <LoginFrame title={t("resetTitle")} help={t("resetHelp")}>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="mode" value="reset" />
        <input type="hidden" name="token" value={token} />
        <SecretField label={t("newPassword")} isNew />
        <Button type="submit" disabled={busy} className="mt-2 w-full">
          {t("saveNewPassword")}
        </Button>
      </Form>
      <AuthError code={errorCode} />
      {errorCode === "INVALID_TOKEN" && (
        <p className="mt-6 text-center">
          <TextLink to="/login?mode=forgot">{t("askAgain")}</TextLink>
        </p>
      )}
    </LoginFrame>
  );
}
