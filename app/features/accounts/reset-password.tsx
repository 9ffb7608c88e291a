import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { Button, TextLink } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useOwnWords } from "#app/ui/use-own-words.ts";
import { AuthError } from "./auth-error-view.tsx";

/** Chooses a new password by the token of a link. */
export function ResetPassword({ token, errorCode }: { token: string; errorCode: string | undefined }) {
  const { t } = useTranslation("account");
  const { t: shop } = useTranslation();
  const busy = useNavigation().state === "submitting";
  const ownWords = useOwnWords();
  return (
    <div className="mx-auto w-full max-w-md">
      <h1 className="display-text mb-4 text-center text-3xl sm:text-4xl">{t("resetTitle")}</h1>
      <p className="mb-8 text-center text-mist">{t("resetHelp")}</p>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="mode" value="reset" />
        <input type="hidden" name="token" value={token} />
        <PasswordField
          label={t("newPassword")}
          name="password"
          autoComplete="new-password"
          hint={shop("passwordHint")}
          required
          maxLength={128}
          {...ownWords}
        />
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
    </div>
  );
}
