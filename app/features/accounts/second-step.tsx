import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { Button, TextLink } from "#app/ui/button.tsx";
import { AuthError } from "./auth-error-view.tsx";
import { CodeField } from "./code-field.tsx";
import { LoginFrame } from "./login-frame.tsx";

/** Asks for a code after the password. */
export function SecondStep({ redirectTo, errorCode }: { redirectTo: string; errorCode: string | undefined }) {
  const { t } = useTranslation(["shop", "account"]);
  const busy = useNavigation().formAction?.startsWith("/login") ?? false;
  return (
    <LoginFrame title={t("account:stepTitle")} help={t("account:stepHelp")}>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="mode" value="code" />
        <CodeField />
        <Button type="submit" disabled={busy} className="mt-2 w-full">
          {t("account:stepGo")}
        </Button>
      </Form>
      <AuthError code={errorCode} />
      <p className="mt-4 text-sm text-mist">{t("account:stepLost")}</p>
      <p className="mt-2">
        <TextLink to={`/login?${new URLSearchParams({ redirect: redirectTo })}`}>
          {t("account:backToSignIn")}
        </TextLink>
      </p>
    </LoginFrame>
  );
}
