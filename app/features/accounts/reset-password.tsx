import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { Button, TextLink } from "#app/ui/button.tsx";
import { SecretField } from "./account-fields.tsx";
import { AuthError } from "./auth-error-view.tsx";
import { LoginFrame } from "./login-frame.tsx";

interface Props {
  /** Undefined for a link that works no more. */
  token: string | undefined;
  errorCode: string | undefined;
}

/** Chooses a new password by the token of a link. */
export function ResetPassword({ token, errorCode }: Props) {
  const { t } = useTranslation("account");
  const busy = useNavigation().state === "submitting";
  return (
    <LoginFrame title={t("resetTitle")} help={token === undefined ? undefined : t("resetHelp")}>
      {token !== undefined && (
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="mode" value="reset" />
          <input type="hidden" name="token" value={token} />
          <SecretField label={t("newPassword")} isNew />
          <Button type="submit" disabled={busy} className="mt-2 w-full">
            {t("saveNewPassword")}
          </Button>
        </Form>
      )}
      <AuthError code={token === undefined ? "INVALID_TOKEN" : errorCode} />
      {(token === undefined || errorCode === "INVALID_TOKEN") && (
        <p className="mt-6 text-center">
          <TextLink to="/login?mode=forgot">{t("askAgain")}</TextLink>
        </p>
      )}
    </LoginFrame>
  );
}
